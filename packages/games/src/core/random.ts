/** Chance: the match stream that makes every deal recomputable from one secret seed, and a fast stream for playouts. */
import { blake3 } from '@noble/hashes/blake3';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { unsafeUniformIntDistribution, xoroshiro128plus } from 'pure-rand';

/** Position in the match stream. Part of the secret compartment of every state. */
export interface RandomState {
  /** 256 bits, 64 hexadecimal digits. */
  seed: string;
  /** 32-bit words consumed so far. */
  drawn: number;
}

export interface Random {
  /** A whole number in 0..n-1, every one equally likely. `n` is 1..2^32. */
  below(n: number): number;
  /** Shuffles in place (Fisher-Yates) and returns the same array. */
  shuffle<Item>(items: Item[]): Item[];
}

const WORDS_PER_BLOCK = 16;
const WORD_RANGE = 2 ** 32;

/**
 * The stream of a match: word n is word n mod 16 of BLAKE3 keyed with the seed over the block number. `at.drawn` moves on
 * with every word, so a stored state continues where it stopped. The same in Node and in browsers.
 */
export function matchRandom(at: RandomState): Random {
  let block: DataView | null = null;
  let blockNumber = -1;
  const word = (): number => {
    const wanted = Math.floor(at.drawn / WORDS_PER_BLOCK);
    if (block === null || wanted !== blockNumber) {
      block = keyedBlock(at.seed, wanted);
      blockNumber = wanted;
    }
    const value = block.getUint32((at.drawn % WORDS_PER_BLOCK) * 4, true);
    at.drawn += 1;
    return value;
  };
  return fromWords(word);
}

/** A fast stream for playouts and tests; not for dealing matches, since its future can be computed from its past. */
export function fastRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (n: number): number => unsafeUniformIntDistribution(0, n - 1, generator);
  return { below, shuffle: shuffleWith(below) };
}

/**
 * What a match publishes before anybody is dealt anything, so that the server cannot choose a seed later on: BLAKE3 of the
 * server's seed with the match's identity.
 */
export function commitment(serverSeed: string, matchID: string, rulesVersion: number, options: object): string {
  const identity = utf8ToBytes(JSON.stringify([matchID, rulesVersion, options]));
  return bytesToHex(blake3(concatBytes(hexToBytes(serverSeed), identity)));
}

/** The seed of the match stream: the server's seed keyed with what each seat's browser contributed, in seat order. */
export function streamSeed(serverSeed: string, contributions: readonly string[]): string {
  return bytesToHex(blake3(utf8ToBytes(JSON.stringify(contributions)), { key: hexToBytes(serverSeed) }));
}

function keyedBlock(seed: string, number: number): DataView {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(number), true);
  const bytes = blake3(counter, { key: hexToBytes(seed), dkLen: WORDS_PER_BLOCK * 4 });
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function fromWords(word: () => number): Random {
  const below = (n: number): number => {
    // Words above the last multiple of n are drawn again, else low numbers would come up more often.
    const limit = WORD_RANGE - (WORD_RANGE % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };
  return { below, shuffle: shuffleWith(below) };
}

function shuffleWith(below: (n: number) => number): <Item>(items: Item[]) => Item[] {
  return <Item>(items: Item[]): Item[] => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      const held = items[last] as Item;
      items[last] = items[other] as Item;
      items[other] = held;
    }
    return items;
  };
}
