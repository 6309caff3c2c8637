import { commitment, fastRandom, matchRandom, streamSeed } from './random';

const seed = 'a1'.repeat(32);
const take = (count: number, n: number, drawn = 0): number[] => {
  const random = matchRandom({ seed, drawn });
  return Array.from({ length: count }, () => random.below(n));
};

describe('the match stream', () => {
  test('goes on where a stored state stopped, across blocks', () => {
    const whole = take(40, 2 ** 32);
    for (const at of [1, 15, 16, 17, 39]) expect(take(40 - at, 2 ** 32, at)).toEqual(whole.slice(at));
  });

  test('counts the words it consumes', () => {
    const at = { seed, drawn: 0 };
    const random = matchRandom(at);
    random.below(2 ** 32);
    random.below(2 ** 32);
    expect(at.drawn).toBe(2);
    random.shuffle([1, 2, 3, 4]);
    expect(at.drawn).toBe(5);
  });

  test('is another stream for another seed', () => {
    const other = matchRandom({ seed: `${'a1'.repeat(31)}a2`, drawn: 0 });
    expect(Array.from({ length: 8 }, () => other.below(2 ** 32))).not.toEqual(take(8, 2 ** 32));
  });

  test('is fair: 6,000 throws of a die stay within five standard deviations', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (const face of take(6000, 6)) faces[face] = (faces[face] ?? 0) + 1;
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt((6000 * 1 * 5) / 36));
  });

  test('draws words again that would favour low numbers', () => {
    // 3 * 2^30 divides 2^32 once: a quarter of all words is above the limit, so some of 40 draws need a second word.
    const at = { seed, drawn: 0 };
    const random = matchRandom(at);
    for (let draw = 0; draw < 40; draw += 1) expect(random.below(3 * 2 ** 30)).toBeLessThan(3 * 2 ** 30);
    expect(at.drawn).toBeGreaterThan(40);
  });

  test('shuffles in place, keeps every item, reaches every order', () => {
    const random = matchRandom({ seed, drawn: 0 });
    const items = ['a', 'b', 'c'];
    const orders = new Set<string>();
    for (let turn = 0; turn < 200; turn += 1) {
      expect(random.shuffle(items)).toBe(items);
      orders.add(items.join(''));
    }
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  test('shuffles fairly: 6,000 shuffles of three stay within five standard deviations', () => {
    const random = matchRandom({ seed, drawn: 0 });
    const orders = new Map<string, number>();
    for (let turn = 0; turn < 6000; turn += 1) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) {
      expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt((6000 * 1 * 5) / 36));
    }
  });
});

test('the playout stream repeats for a seed and stays in range', () => {
  const draw = (from: number): number[] => {
    const random = fastRandom(from);
    return Array.from({ length: 50 }, () => random.below(7));
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect(Math.max(...draw(5))).toBeLessThan(7);
  expect(Math.min(...draw(5))).toBeGreaterThanOrEqual(0);
});

test('the commitment fixes seed, match, rules and options', () => {
  const made = commitment(seed, 'match', 1, { games: 3 });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(seed, 'match', 1, { games: 3 })).toBe(made);
  const others = [
    commitment(`b${seed.slice(1)}`, 'match', 1, { games: 3 }),
    commitment(seed, 'matcH', 1, { games: 3 }),
    commitment(seed, 'match', 2, { games: 3 }),
    commitment(seed, 'match', 1, { games: 1 }),
  ];
  expect(new Set([made, ...others]).size).toBe(5);
});

test('every contribution, and its seat, moves the stream', () => {
  const seeds = [[], [''], ['', ''], ['aa', ''], ['', 'aa'], ['aa', 'bb'], ['aab', 'b']].map((given) =>
    streamSeed(seed, given),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const made of seeds) expect(made).toMatch(/^[0-9a-f]{64}$/);
});
