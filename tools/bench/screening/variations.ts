/** Seeded ways in which a listed name reaches a bank misspelt. Each answers null where it does not apply. */
export type Variation = (name: string, random: () => number) => string | null;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Mulberry32: small, seeded, good enough to draw samples. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Spellings that romanisations of one sound use; each pair works both ways. */
const ROMANISATIONS: readonly (readonly [RegExp, string])[] = [
  [/MOHAMMED|MOHAMMAD|MUHAMMED/, 'MUHAMMAD'],
  [/MUHAMMAD/, 'MOHAMED'],
  [/HUSSEIN/, 'HUSAYN'],
  [/YUSUF/, 'YOUSEF'],
  [/OU/, 'U'],
  [/KH/, 'H'],
  [/PH/, 'F'],
  [/Q/, 'K'],
  [/EI/, 'EY'],
  [/Y\b/, 'I'],
  [/SH/, 'SCH'],
  [/EE/, 'I'],
  [/AI/, 'AY'],
  [/W/, 'V'],
  [/DH/, 'D'],
  [/([A-Z])\1/, '$1'],
  [/KS/, 'X'],
  [/X/, 'KS'],
];

export const variations: Readonly<Record<string, Variation>> = {
  itself: (name) => name,
  'one typo': (name, random) => {
    const words = name.split(' ');
    const long = words.flatMap((w, i) => (w.length >= 4 ? [i] : []));
    if (long.length === 0) return null;
    const i = long[Math.floor(random() * long.length)]!;
    const w = words[i]!;
    const at = 1 + Math.floor(random() * (w.length - 1));
    const letter = LETTERS[Math.floor(random() * 26)]!;
    const kinds = [
      w.slice(0, at) + w.slice(at + 1),
      w.slice(0, at) + letter + w.slice(at),
      w.slice(0, at) + letter + w.slice(at + 1),
      at + 1 < w.length ? w.slice(0, at) + w[at + 1]! + w[at]! + w.slice(at + 2) : w.slice(0, -1),
    ];
    words[i] = kinds[Math.floor(random() * kinds.length)]!;
    return words.join(' ');
  },
  'swapped order': (name) => {
    const [first, ...rest] = name.split(' ');
    return rest.length === 0 ? null : [...rest, first].join(' ');
  },
  'dropped middle name': (name) => {
    const words = name.split(' ');
    return words.length < 3 ? null : [words[0], ...words.slice(2)].join(' ');
  },
  initials: (name) => {
    const [first, ...rest] = name.split(' ');
    return rest.length === 0 || first!.length < 2 ? null : [first![0], ...rest].join(' ');
  },
  transliteration: (name, random) => {
    const fitting = ROMANISATIONS.filter(([pattern]) => pattern.test(name));
    if (fitting.length === 0) return null;
    const [pattern, to] = fitting[Math.floor(random() * fitting.length)]!;
    return name.replace(pattern, to);
  },
};

export const oneOf = (list: readonly string[], random: () => number): string =>
  list[Math.floor(random() * list.length)]!;
