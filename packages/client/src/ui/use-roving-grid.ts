/** One tab stop for a grid of buttons; arrows, Home and End move inside. */
import { type KeyboardEvent, useState } from 'react';

export interface RovingGrid {
  tabIndex(index: number): 0 | -1;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Buttons carry `data-index`; indexes without a button are skipped. With `first` the grid is a single stop from the
 * beginning, for grids too large to walk through.
 */
export function useRovingGrid(count: number, columns: number, first: number | null = null): RovingGrid {
  const [current, setCurrent] = useState(first);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return {
    // Until arrows are used every button is a stop: nobody has to know about them.
    tabIndex: (index) => (current === null || current === index ? 0 : -1),
    onKeyDown(event) {
      const from = Number((event.target as HTMLElement).dataset.index ?? Number.NaN);
      const step = steps[event.key] ?? 0;
      const grid = event.currentTarget;
      const buttonAt = (index: number) => grid.querySelector<HTMLElement>(`[data-index="${index}"]`);
      const start = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : from + step;
      const direction = event.key === 'Home' ? 1 : event.key === 'End' ? -1 : step;
      if (direction === 0 || Number.isNaN(from)) return;
      event.preventDefault();
      for (let index = start; index >= 0 && index < count; index += direction) {
        const button = buttonAt(index);
        if (button === null) continue;
        setCurrent(index);
        button.focus();
        return;
      }
    },
  };
}
