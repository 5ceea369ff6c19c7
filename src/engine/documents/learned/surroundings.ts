import { oncePer } from '../../lazily.ts';
import type { Segment } from '../../layout/segment.ts';
import { LEGAL_FORM } from '../../values/legal-form.ts';
import { COMPANY_WORD } from '../../values/not-a-person.ts';
import { isKnownName } from '../../values/dictionaries.ts';
import { headOver, overlap } from './rows-around.ts';
import { wordsOf } from './wording-features.ts';
import type { PrintedValue } from './printed-values.ts';

/** How many words on each side of a value, and of the cells beside it, are looked at. */
const NEAR = { before: 5, after: 4, left: 5, above: 6, below: 4, head: 3 } as const;
/** Rows above a value in which the head of its column is sought. */
const HEAD = { from: 3, within: 25 } as const;
/** Parts of a page that are told apart, from top to bottom. */
const PARTS = 6;
/** Rows at the top and foot that are counted. */
const EDGE = 3;

/** Characters at the start of a line, where the line before may lead to a value. */
const LINE_START = 3;

/**
 * What stands around a value and how it is printed, as names of features: words before and behind it in its line, of
 * the cells left of it, above and below it, the head of its column, its place on the page, its own form. Never the
 * value itself, but for the words of names.
 */
export const surroundingsOf = oncePer((value: PrintedValue): readonly string[] => {
  const { segment, from, to, page } = value;
  const row = page.rows[segment.row] ?? [segment];
  const at = row.indexOf(segment);
  const found = new Set<string>();
  const all = (mark: string, words: readonly string[]): void => {
    for (const word of words) found.add(`${mark}:${word}`);
  };
  const before = wordsOf(segment.text.slice(0, from));
  const after = value.pieces.length > 1 ? [] : wordsOf(segment.text.slice(to));
  all('before', before.slice(-NEAR.before));
  found.add(`last:${before.at(-1) ?? ''}`).add(`last two:${before.slice(-2).join(' ')}`);
  all('after', after.slice(0, NEAR.after));
  found.add(`next:${after[0] ?? ''}`);
  const left = row[at - 1];
  const inLeft = left ? wordsOf(left.text) : [];
  all('left', inLeft.slice(-NEAR.left));
  found.add(`all left:${inLeft.slice(-3).join(' ')}`);
  if (at > 1) all('first', wordsOf(row[0]!.text).slice(0, NEAR.left));
  const above = nearest(page.rows.slice(Math.max(0, segment.row - 2), segment.row).reverse(), segment);
  const inAbove = above ? wordsOf(above.text) : [];
  all('above', inAbove.slice(-NEAR.above));
  found.add(`all above:${inAbove.slice(0, 3).join(' ')}`);
  if (from < LINE_START && inAbove.length > 0) found.add(`line before:${inAbove.slice(-2).join(' ')}`);
  const below = nearest(page.rows.slice(segment.row + 1, segment.row + 2), segment);
  if (below && after.length === 0) found.add(`line after:${wordsOf(below.text)[0] ?? ''}`);
  if (below) all('below', wordsOf(below.text).slice(0, NEAR.below));
  if (value.form === 'amount' || value.form === 'date')
    all('head', headOver(value, HEAD.from, HEAD.within).slice(0, NEAR.head));
  for (const feature of [...placeOf(value, row, at), ...lookOf(value)]) found.add(feature);
  return [...found];
});

const nearest = (rows: readonly (readonly Segment[])[], to: Segment): Segment | undefined => {
  for (const row of rows) {
    const over = row.find((one) => overlap(one, to));
    if (over) return over;
  }
  return undefined;
};

function placeOf(
  { form, segment, from, to, page }: PrintedValue,
  row: readonly Segment[],
  at: number,
): string[] {
  const rows = page.rows.length;
  const isWhole = row.length === 1 && to - from > segment.text.length - 3;
  return [
    `part ${Math.floor((PARTS * segment.row) / Math.max(1, rows))}`,
    ...(segment.row < EDGE ? [`row ${segment.row}`] : []),
    ...(rows - segment.row <= EDGE ? [`row -${rows - segment.row}`] : []),
    isWhole ? 'whole row' : 'in a row',
    `ahead ${
      segment.text
        .slice(0, from)
        .trimEnd()
        .at(-1)
        ?.replace(/[\p{L}\d]/u, 'A') ?? ''
    }`,
    `behind ${
      segment.text
        .slice(to)
        .trimStart()[0]
        ?.replace(/[\p{L}\d]/u, 'A') ?? ''
    }`,
    ...(form === 'address' && /\d[A-Za-z]?,?\s+$/.test(segment.text.slice(0, from)) ? ['number ahead'] : []),
    `cells ${Math.min(4, row.length)}`,
    `cell ${Math.min(3, at)}`,
    ...(at === row.length - 1 ? ['last cell'] : []),
  ];
}

function lookOf({ form, segment, from, to, pieces }: PrintedValue): string[] {
  const text = segment.text.slice(from, to);
  if (form === 'name' || form === 'text') {
    const words = wordsOf(text);
    return [
      `words ${Math.min(6, words.length)}`,
      `lines ${pieces.length}`,
      ...(LEGAL_FORM.test(text) ? ['legal form'] : []),
      ...(COMPANY_WORD.test(text) ? ['company word'] : []),
      `known ${Math.min(3, text.split(/\s+/).filter(isKnownName).length)}`,
      ...(text === text.toUpperCase() ? ['capitals'] : []),
      ...words.map((word) => `word ${word}`),
    ];
  }
  if (form === 'address') return [`lines ${pieces.length}`, `commas ${Math.min(4, text.split(',').length)}`];
  const digits = text.replace(/\D/g, '').length;
  const shape = text
    .replace(/\d+/g, '9')
    .replace(/\p{L}+/gu, 'A')
    .slice(0, 10);
  return [
    `digits ${Math.min(16, digits)}`,
    `shape ${shape}`,
    ...(/[.,]\d{2}$/.test(text) ? ['hundredths'] : []),
  ];
}
