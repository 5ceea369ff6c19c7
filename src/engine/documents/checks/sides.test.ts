import { describe, expect, it } from 'vitest';
import type { CheckInput } from '../document-type.ts';
import { bothSides } from './sides.ts';

const rule = bothSides(['fullName'], ['expiryDate']);

/** Pages of a card by what is on them: `P` a portrait, `Z` a zone, `-` neither. */
const missing = (pages: string, ...read: string[]): string[] => {
  const all = [...pages];
  const at = (kind: string) => all.flatMap((one, page) => (one === kind ? [page] : []));
  const view = {
    pages: all,
    zones: at('Z').map((page) => ({ page })),
    marks: at('P').map((page) => ({ page, mark: { kind: 'portrait' } })),
  };
  const values = new Map(read.map((name) => [name, {}]));
  return rule({ view, values } as unknown as CheckInput).map(({ id, asks }) => `${id} ${asks}`);
};
const NO_BACK = ['back-side-missing other-side'];
const NO_FRONT = ['front-side-missing other-side'];

describe('a side that was not given', () => {
  it.each([
    ['the front alone', 'P', ['fullName'], NO_BACK],
    ['the back alone', 'Z', ['expiryDate'], NO_FRONT],
    ['the same front twice', 'PP', ['fullName'], NO_BACK],
    ['ten fronts', 'PPPPPPPPPP', ['fullName'], NO_BACK],
    ['three backs', 'ZZZ', ['fullName', 'expiryDate'], NO_FRONT],
  ])('%s', (_name, pages, read, ids) => {
    expect(missing(pages, ...read)).toEqual(ids);
  });

  it.each([
    ['front and back', 'PZ', ['fullName', 'expiryDate']],
    ['both on one page', 'P', ['fullName', 'expiryDate']],
    ['a back of which nothing was read', 'P-', ['fullName']],
    ['typed values without a page', '', ['fullName']],
    ['a front twice, and its back', 'PPZ', ['fullName', 'expiryDate']],
  ])('is not told of %s', (_name, pages, read) => {
    expect(missing(pages, ...read)).toEqual([]);
  });
});
