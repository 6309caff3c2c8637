/** The difference between two plain JSON values, small enough to send instead of the second, and how to apply it. */
import { equal } from '../core/equal';

/**
 * What makes one JSON value of another. A list of one is the new value itself. An object has a patch for each member that
 * changed: null for one that went. For an array the members are its changed places, or `@`: from a place on, so many items
 * out, these in.
 */
export type Patch = readonly [unknown] | { readonly [member: string]: Patch | null } | Splice;

interface Splice {
  readonly '@': readonly [at: number, out: number, ...items: unknown[]];
}

/** null when both are the same. Shares structure with `after`: encode it before that changes. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return [after];
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length ? places(before, after) : splice(before, after);
  }
  return Array.isArray(before) || Array.isArray(after) ? [after] : members(before, after);
}

/** The value after `patch`; `before` stays as it is, and what did not change is shared with it. */
export function patched(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(before)) return patchedArray(before, patch);
  const after: Record<string, unknown> = { ...(isContainer(before) ? before : {}) };
  for (const [member, change] of Object.entries(patch as Record<string, Patch | null>)) {
    if (change === null) delete after[member];
    else define(after, member, patched(Object.hasOwn(after, member) ? after[member] : null, change));
  }
  return after;
}

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function members(before: Container, after: Container): Patch | null {
  let changes: Record<string, Patch | null> | null = null;
  for (const member in after) {
    const change = Object.hasOwn(before, member) ? difference(before[member], after[member]) : [after[member]];
    if (change !== null) {
      changes ??= {};
      define(changes, member, change);
    }
  }
  for (const member in before) {
    if (Object.hasOwn(after, member)) continue;
    changes ??= {};
    define(changes, member, null);
  }
  return changes;
}

function places(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let changes: Record<string, Patch> | null = null;
  for (let at = 0; at < after.length; at += 1) {
    const change = difference(before[at], after[at]);
    if (change === null) continue;
    changes ??= {};
    changes[at] = change;
  }
  return changes;
}

/** What both begin and end with stays; between, items go out and come in. */
function splice(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && equal(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return { '@': [start, before.length - end - start, ...after.slice(start, after.length - end)] };
}

function patchedArray(before: readonly unknown[], patch: Patch): unknown[] {
  if ('@' in patch) {
    const [at, out, ...items] = (patch as Splice)['@'];
    return [...before.slice(0, at), ...items, ...before.slice(at + out)];
  }
  const after = [...before];
  for (const [at, change] of Object.entries(patch as Record<string, Patch>)) {
    after[Number(at)] = patched(after[Number(at)], change);
  }
  return after;
}

/** Assigning to `__proto__` would change the prototype, not a member. */
function define(to: object, member: string, value: unknown): void {
  if (member !== '__proto__') (to as Record<string, unknown>)[member] = value;
  else Object.defineProperty(to, member, { value, enumerable: true, configurable: true, writable: true });
}
