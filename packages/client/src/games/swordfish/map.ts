/** Where everything lies on the chart of Swordfish: 1000 units wide, 700 high. All ours; docs/rules/swordfish.md has the map in words. */
import type { NodeId } from '@quayside/games/swordfish/types';

export const width = 1000;
export const height = 700;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the name of an anchor stands. */
export interface Label extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

const spots: Readonly<Partial<Record<NodeId, Point>>> = {
  gloucester: { x: 136, y: 604 },
  portsmouth: { x: 115, y: 520 },
  portland: { x: 139, y: 432 },
  halifax: { x: 383, y: 306 },
  stjohns: { x: 672, y: 112 },
  jeffreys: { x: 229, y: 598 },
  cashes: { x: 235, y: 500 },
  georges: { x: 383, y: 632 },
  browns: { x: 370, y: 440 },
  emerald: { x: 482, y: 380 },
  sable: { x: 621, y: 420 },
  grandbank: { x: 748, y: 228 },
  tail: { x: 800, y: 412 },
  cap: { x: 918, y: 296 },
  wilkinson: { x: 317, y: 552 },
  jordan: { x: 263, y: 424 },
  northeast: { x: 459, y: 545 },
  slope: { x: 587, y: 602 },
  laurentian: { x: 577, y: 262 },
  fan: { x: 705, y: 540 },
  pass: { x: 857, y: 140 },
  'jeffreys-1': { x: 273, y: 619 },
  'jeffreys-2': { x: 244, y: 648 },
  'jeffreys-3': { x: 204, y: 645 },
  'cashes-1': { x: 204, y: 538 },
  'cashes-2': { x: 276, y: 475 },
  'georges-1': { x: 429, y: 645 },
  'georges-2': { x: 358, y: 676 },
  'georges-3': { x: 334, y: 638 },
  'browns-1': { x: 368, y: 490 },
  'browns-2': { x: 339, y: 402 },
  'emerald-1': { x: 502, y: 425 },
  'emerald-2': { x: 478, y: 330 },
  'sable-1': { x: 593, y: 461 },
  'sable-2': { x: 660, y: 391 },
  'grandbank-1': { x: 794, y: 237 },
  'grandbank-2': { x: 724, y: 271 },
  'grandbank-3': { x: 756, y: 179 },
  'tail-1': { x: 846, y: 425 },
  'tail-2': { x: 816, y: 459 },
  'tail-3': { x: 753, y: 403 },
  'cap-1': { x: 965, y: 305 },
  'cap-2': { x: 942, y: 339 },
  'cap-3': { x: 954, y: 264 },
};

export function pointOf(node: NodeId): Point {
  return spots[node] ?? { x: 0, y: 0 };
}

export const labels: Readonly<Partial<Record<NodeId, Label>>> = {
  jeffreys: { x: 238, y: 683, anchor: 'middle' },
  cashes: { x: 262, y: 504, anchor: 'start' },
  georges: { x: 376, y: 672, anchor: 'start' },
  browns: { x: 394, y: 447, anchor: 'start' },
  emerald: { x: 503, y: 376, anchor: 'start' },
  sable: { x: 641, y: 430, anchor: 'start' },
  grandbank: { x: 768, y: 265, anchor: 'start' },
  tail: { x: 834, y: 470, anchor: 'start' },
  cap: { x: 898, y: 293, anchor: 'end' },
  wilkinson: { x: 328, y: 538, anchor: 'start' },
  jordan: { x: 263, y: 403, anchor: 'middle' },
  northeast: { x: 476, y: 540, anchor: 'start' },
  slope: { x: 587, y: 631, anchor: 'middle' },
  laurentian: { x: 596, y: 294, anchor: 'start' },
  fan: { x: 724, y: 547, anchor: 'start' },
  pass: { x: 857, y: 118, anchor: 'middle' },
};

/** The upper left corner of the sign of a port; boats in port lie below it. */
export const signs: Readonly<Partial<Record<NodeId, Point>>> = {
  gloucester: { x: 6, y: 586 },
  portsmouth: { x: 4, y: 498 },
  portland: { x: 8, y: 408 },
  halifax: { x: 386, y: 236 },
  stjohns: { x: 690, y: 74 },
};

/** Where the pennant with the wind of an anchor flies. */
export const winds: Readonly<Partial<Record<NodeId, Point>>> = {
  cap: { x: 886, y: 258 },
  tail: { x: 766, y: 440 },
  grandbank: { x: 712, y: 198 },
  fan: { x: 672, y: 514 },
  pass: { x: 896, y: 128 },
};

/** A line through places. */
export function lineThrough(nodes: readonly NodeId[]): string {
  return nodes
    .map(pointOf)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** Mainland and Newfoundland. */
export const coast: readonly string[] = [
  'M0 0L452 0L462 34L446 66L424 92L408 122L372 142L346 166L330 192L342 212L366 218L384 234L410 230L432 224L452 208L470 196L488 178L506 186L516 204L508 220L484 240L460 258L432 276L408 294L383 306L360 324L336 342L318 360L304 370L288 362L286 346L300 326L326 306L342 294L316 296L290 304L262 314L240 328L226 346L204 356L188 374L170 390L162 410L139 432L130 448L132 472L120 492L115 520L121 540L116 560L126 580L136 604L140 616L122 626L112 640L110 656L122 668L140 668L144 652L136 644L150 648L154 668L144 684L124 690L96 692L76 700L0 700Z',
  'M530 128L538 106L546 88L552 66L566 44L578 24L594 8L612 4L622 18L618 38L628 52L618 66L634 62L648 54L660 60L652 74L668 72L680 84L674 98L672 112L660 124L652 112L642 116L638 130L624 126L618 112L604 122L586 130L566 134L548 138Z',
];

/** From port to port; the last stretch crosses the water by ferry. */
export const roads: readonly string[] = [
  'M136 604L112 584L102 552L115 520',
  'M115 520L106 484L116 456L139 432',
  'M139 432L144 396L172 354L222 316L276 286L336 274L383 306',
  'M383 306L420 272L446 250L482 212L530 150L566 112L622 96L672 112',
];
