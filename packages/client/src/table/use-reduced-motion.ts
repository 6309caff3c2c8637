/** Whether the device asks for less motion. */
import { useMedia } from './use-media';

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
