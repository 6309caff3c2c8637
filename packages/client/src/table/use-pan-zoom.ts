/** Pinch, wheel and buttons zoom; one finger or the mouse pushes what is zoomed; a double tap zooms in and resets. */
import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const home: Place = { scale: 1, x: 0, y: 0 };
const largest = 4;
/** Less than this is a click, not a push. */
const slack = 8;
const doubleTapMs = 300;

export interface PanZoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly style: CSSProperties;
  readonly isZoomed: boolean;
  /** Multiplies the scale; 0 puts everything back. */
  zoom(factor: number): void;
}

export function usePanZoom(): PanZoom {
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(home);
  const zoom = useCallback((factor: number): void => {
    const box = frame.current?.getBoundingClientRect();
    const middle = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
    setPlace((old) => (factor === 0 ? home : zoomed(old, factor, middle, box)));
  }, []);
  useEffect(() => {
    const node = frame.current;
    return node === null ? undefined : followPointers(node, setPlace);
  }, []);
  const style = useMemo(() => ({ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }), [place]);
  return { frame, style: place === home ? {} : style, isZoomed: place.scale > 1, zoom };
}

type Change = (change: (old: Place) => Place) => void;

function followPointers(node: HTMLElement, change: Change): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let isPushing = false;
  let lastTap = 0;

  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, at(event));
    start = at(event);
    isPushing = false;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || start === null) return;
    const now = at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const box = node.getBoundingClientRect();
    if (other !== undefined) {
      isPushing = true;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((old) => zoomed(old, distance(now, other) / Math.max(1, distance(before, other)), middle, box));
    } else {
      isPushing ||= distance(start, now) > slack;
      if (isPushing) change((old) => kept({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }, box));
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (event.pointerType !== 'touch' || isPushing || event.type === 'pointercancel') return;
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, a, [role=button], [tabindex="0"]') !== null;
    if (!isOnControl && event.timeStamp - lastTap < doubleTapMs) {
      const box = node.getBoundingClientRect();
      change((old) => (old.scale > 1 ? home : zoomed(old, 2, at(event), box)));
    }
    lastTap = event.timeStamp;
  };
  // The click that ends a push was not meant for what lies under the finger.
  const click = (event: MouseEvent): void => {
    if (!isPushing) return;
    isPushing = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = node.getBoundingClientRect();
    change((old) => zoomed(old, Math.exp(-event.deltaY / 200), at(event), box));
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  node.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { signal, capture: true });
  node.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listeners.abort();
}

/** Zooms around `middle`, which stays where it is. */
function zoomed(old: Place, factor: number, middle: Point, box: DOMRect | undefined): Place {
  const scale = Math.min(largest, Math.max(1, old.scale * factor));
  const grown = scale / old.scale;
  return kept({ scale, x: middle.x - (middle.x - old.x) * grown, y: middle.y - (middle.y - old.y) * grown }, box);
}

/** The sheet always covers its frame. */
function kept({ scale, x, y }: Place, box: DOMRect | undefined): Place {
  if (scale <= 1.001) return home;
  const width = (box?.width ?? 0) * (scale - 1);
  const height = (box?.height ?? 0) * (scale - 1);
  return { scale, x: Math.min(0, Math.max(-width, x)), y: Math.min(0, Math.max(-height, y)) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
