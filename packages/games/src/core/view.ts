/** The only maker of views: nothing of a state reaches a viewer except through here. */
import type { Dealt, GameTypes, Rules, Seat, View } from './rules';

/**
 * What `seat` (null: a spectator) may know of `state`. The view shares structure with the state: encode or clone it
 * before the state changes.
 */
export function viewFor<T extends GameTypes>(
  rules: Pick<Rules<T>, 'counts'>,
  state: Dealt<T>,
  seat: Seat | null,
): View<T> {
  return {
    seat,
    public: state.public,
    mine: seat === null ? null : (state.private[seat] ?? null),
    counts: rules.counts(state),
  };
}
