/** Whom a limit per network address counts. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or a rented server is given at least this many groups of IPv6: a /64, whose addresses it may change at will. */
const NETWORK = 4;

/** `address` of IPv4, also when it is written as IPv6, or the /64 that an IPv6 address lies in. Other text stays as it is. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back] = plain.replace(/%.*$/, '').split('::');
  const first = groupsOf(front);
  const last = groupsOf(back ?? '');
  const zeros = back === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all.slice(0, NETWORK).join(':')}::/64`;
}

/** Without leading zeros, so that one network has one name. An IPv4 ending stands for two groups; it is never in the network. */
function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}
