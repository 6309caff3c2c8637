/** Who this browser is to the tables it watches: random, and of no use anywhere else. */
import { recall, remember } from '../app/device';

export function viewerID(): string {
  const known = recall('viewer', isViewerID, '');
  if (known !== '') return known;
  const made = crypto.randomUUID();
  remember('viewer', made);
  return made;
}

function isViewerID(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 16 && value.length <= 64;
}
