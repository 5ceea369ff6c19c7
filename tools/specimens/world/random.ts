import { fnv1a } from '../../../src/engine/fnv.ts';

/** Seeded randomness: the same seed always draws the same document (sfc32 fed by an FNV-1a hash of the seed text). */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from a to b, both included. */
  int(a: number, b: number): number;
  /** Uniform in [a, b). */
  between(a: number, b: number): number;
  chance(p: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** Roughly normal, mean 0, deviation 1. */
  normal(): number;
  digits(count: number): string;
  letters(count: number): string;
  /** An independent stream, so that a change in one part does not shift another. */
  fork(name: string): Random;
}

/** @example createRandom('payslip-1', 7).int(1, 6) */
export function createRandom(...seed: (string | number)[]): Random {
  const key = seed.join('/');
  let a = fnv1a(key);
  let b = fnv1a(`${key}b`);
  let c = fnv1a(`${key}c`);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const random: Random = {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    sample: (list, count) => {
      const rest = [...list];
      const out = [];
      while (out.length < count && rest.length > 0)
        out.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return out;
    },
    normal: () =>
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() +
      next() -
      6,
    digits: (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(''),
    letters: (count) =>
      Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(next() * 26))).join(''),
    fork: (name) => createRandom(key, name),
  };
  return random;
}
