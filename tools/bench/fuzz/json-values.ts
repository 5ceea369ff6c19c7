/** 0 ≤ x < 1 */
export type Random = () => number;

export const pick = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)]!;

const TEXTS = [
  '',
  ' ',
  'a',
  '428317215',
  '1990-04-12',
  '9999-99-99',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '\u0000',
  '\ud800',
  'é\u0301\u200b\u202e',
  '🪪',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'https://localhost:1/',
  '%0d%0aSet-Cookie: x=1',
  'NaN',
  '-1',
  '1e309',
  'true',
  'null',
  'identity',
];

/** Text that breaks things: empty, long, of other planes, of other languages' syntax. */
export function text(random: Random): string {
  const share = random();
  if (share < 0.8) return pick(random, TEXTS);
  if (share < 0.95)
    return Array.from({ length: Math.floor(random() * 40) }, () =>
      String.fromCharCode(Math.floor(random() * 0x3000)),
    ).join('');
  return pick(random, TEXTS).repeat(1 + Math.floor(random() * 3_000));
}

const leaf = (random: Random): unknown =>
  pick<() => unknown>(random, [
    () => text(random),
    () => text(random),
    () => pick(random, [0, -1, 1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 2, -0]),
    () => pick(random, [true, false, null]),
    () => [],
    () => ({}),
  ])();

/** An object with some of `names` and some that nobody knows; now and then something that is no object, or very deep. */
export function jsonValue(random: Random, names: readonly string[], depth = 0): unknown {
  const share = random();
  if (share < 0.04) return leaf(random);
  if (share < 0.06) return nested(random, 2_000);
  const entries = [...names, 'extra', '__proto__', 'settings', 'fields', 'options']
    .filter(() => random() < 0.6)
    .map((name) => [name, depth < 3 && random() < 0.3 ? jsonValue(random, names, depth + 1) : leaf(random)]);
  // `__proto__` must be an own property, as JSON.parse makes it.
  return Object.fromEntries(entries);
}

function nested(random: Random, depth: number): unknown {
  let value: unknown = leaf(random);
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** The text as one segment of a path; half a surrogate pair has no UTF-8 and becomes U+FFFD. */
export const segment = (value: string): string => encodeURIComponent(value.toWellFormed());
