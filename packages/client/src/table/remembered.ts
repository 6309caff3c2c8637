/** The action bar asks about every choice of a view: its list of legal moves is made once. */
export function remembered<View extends object, Move>(list: (view: View) => Move[]): (view: View) => Move[] {
  const known = new WeakMap<View, Move[]>();
  return (view) => {
    const found = known.get(view) ?? list(view);
    known.set(view, found);
    return found;
  };
}
