import { sharedHeight, type Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { MARKS, OWN_CODES, WORDS } from '../packs/currencies.ts';
import { inThousands } from '../values/money.ts';
import { oncePer } from '../lazily.ts';

/** Distances in line heights: amounts of one row, edges of one column (chosen on drawn specimens, ADR 401). */
const LINE = { half: 0.5, nearEdge: 0.6, torn: 1 } as const;

/** A printed amount of money. */
export interface Amount {
  /** In hundredths, so that sums are exact. */
  readonly cents: number;
  readonly text: string;
  readonly box: Box;
  readonly line: TextLine;
  /** Printed with a minus, in brackets, or followed by DR; CR is ignored. */
  readonly negative: boolean;
  /** Left edge of its label, if it is the first amount after it. */
  readonly start: number | null;
  /** Its label, also if another amount stands between. */
  readonly label: string | null;
}

/** ".15" that is all of a cell: some banks print no zero before hundredths. */
const NOTHING = String.raw`(?<=^\W{0,3})(?=[.,]\d\d\)?(?:\s?(?:[DC][Rr]|-))?\s*$)`;

/**
 * Two decimals tell an amount from a number; thousands may be separated by commas, spaces, apostrophes, points (printed so, or a
 * weakly printed comma) or nothing; wide print leaves a gap after a comma ("22, 081.00"). A stray point among the thousands or
 * before the first digit is dirt, or the edge of a pasted digit. "12/24 530.32" is an instalment number and its amount.
 */
const AMOUNT = new RegExp(
  String.raw`(?<!\d)(?<!\d[-–.,/])([-–(]?\s?)(?:(?:${MARKS}|R|\$)[.,:]?)?\s?(\d{1,3}(?:(?:, |[ ,.'’])\d{3})+|\d+(?:[.,]\d{1,3})*,\d{3}|\d+|${NOTHING})[.,](\d{2})(?![\d.,%]\d|\d|%)(\)?)(\s?(?:[DC][Rr]|-)(?![\w\d]))?`,
  'g',
);

/** Whole units: with thousands commas or a currency. They count as amounts on pages that print no hundredths. */
const WHOLE = new RegExp(
  String.raw`(?<!\d)(?<!\d[-–.,/])([-–(]?\s?)(?:(?:${MARKS}|R)\s?(\d{1,3}(?:,\d{3})+)|(?<!\p{L})(?:${MARKS})\s?(\d{2,7})|(\d{1,3}(?:,\d{3})+))(?![.,]?\d|%)(\)?)(\s?(?:[DC][Rr]|-)(?![\w\d]))?`,
  'gu',
);

export const amountsOf = oncePer(readAmounts);

function readAmounts(page: ReadPage): readonly Amount[] {
  const withCents = page.lines.flatMap((line) => amountsIn(page, line, AMOUNT));
  const whole = page.lines.flatMap((line) => amountsIn(page, line, WHOLE));
  // Among amounts with hundredths, one without is a misreading.
  return whole.length > withCents.length ? [...withCents, ...whole] : withCents;
}

/** A gap between digits wider than this many digit widths separates columns: "14  168.24" is two numbers. */
const COLUMN_GAP = 1.2;
/** Replaces such a gap, one character for one: it is no thousands separator. */
const EM_SPACE = '\u2003';

/** The text of a line with column-wide gaps marked, so that they do not read as thousands separators. */
function inColumns({ text, characters, reader }: TextLine): string {
  // OCR already splits columns, and places digits by their centres, not their edges.
  if (reader !== 'text-layer' || characters?.length !== text.length || !/\d \d/.test(text)) return text;
  const widths = [...text.matchAll(/\d(?=\d)/g)]
    .map(({ index }) => characters[index + 1]! - characters[index]!)
    .sort((a, b) => a - b);
  const figure = widths[widths.length >> 1];
  if (figure === undefined) return text;
  return text.replace(/(?<=\d) (?=\d)/g, (blank, at: number) =>
    characters[at + 1]! - characters[at - 1]! > (1 + COLUMN_GAP) * figure ? EM_SPACE : blank,
  );
}

function amountsIn(page: ReadPage, line: TextLine, pattern: RegExp): Amount[] {
  const text = inColumns(line);
  const torn = [...text.matchAll(TORN_GROUP)];
  const matches = [...text.matchAll(pattern)].filter(
    (m) =>
      !isTorn(text.slice(0, m.index), m) &&
      !torn.some(({ index, 0: group }) => m.index < index + group.length && index < endOf(m)) &&
      !(/^\D*[.,]\d\d\D*$/.test(m[0]) && isEndOfNumber(page, line)) &&
      !isOfSeveral(m[0]) &&
      !(m.index === 0 && /^\d{3}[.,]\d\d$/.test(m[0].trim()) && isBroken(page, line)),
  );
  return matches.map((m, k) => {
    const box = partOf(line, m.index, m.index + m[0].length);
    const [minus, ...rest] = m.slice(1);
    const digits = rest.filter((part) => /\d/.test(part ?? '')).join('.');
    const cents = pattern === WHOLE ? '00' : digits.slice(-2);
    const whole = pattern === WHOLE ? digits : digits.slice(0, -3);
    return {
      cents: Number(whole.replace(/\D/g, '')) * 100 + Number(cents),
      text: m[0].trim(),
      box,
      line,
      // A dash followed by a blank separates a label from its amount.
      negative: /[-–(]$/.test(minus ?? '') || /D|-/i.test(rest.at(-1) ?? ''),
      ...(k === 0
        ? nameOf(page, line, line.text.slice(0, m.index), box)
        : { start: null, label: wordsIn(line.text.slice(endOf(matches[k - 1]!), m.index)) }),
    };
  });
}

/** "11,91 8.23": a gap inside a group of three digits. */
const TORN_GROUP = /\d,(?:\d \d{2}|\d{2} \d)\.\d{2}(?!\d)|\d\.(?:\d \d{2}|\d{2} \d),\d{2}(?!\d)/g;

/** "4 -929.68": dirt in place of a thousands separator, or two numbers; undecidable. */
function isTorn(before: string, [text]: RegExpMatchArray): boolean {
  return /(?:^|[^\d.,])\d{1,3} ?$/.test(before) && /^[-–]\s?\d{3}[.,]\d\d/.test(text);
}

/** Do the figures before the point stand in a line of their own, right before it? */
const isEndOfNumber = (page: ReadPage, { box }: TextLine): boolean =>
  page.lines.some(
    ({ box: before, text }) =>
      /\d\s*$/.test(text) &&
      sameRow(before, box) &&
      Math.abs(box.x - before.x - before.width) < LINE.torn * box.height,
  );

/** Thousands with a currency on the row above: a narrow cell broke "P8 220.00" at its blank. */
const THOUSANDS = new RegExp(String.raw`^[-–(]?\s?(?:${MARKS}|R)\s?\d{1,3}[ ,.'’]?$`);

function isBroken(page: ReadPage, { box }: TextLine): boolean {
  return page.lines.some(({ box: above, text }) => {
    const gap = box.y - (above.y + above.height);
    const [left, right] = [above.x - box.x, above.x + above.width - box.x - box.width];
    return (
      THOUSANDS.test(text.trim()) &&
      Math.abs(gap) < LINE.nearEdge * box.height &&
      Math.min(Math.abs(left), Math.abs(right)) < LINE.nearEdge * box.height
    );
  });
}

/** "17623.204,083.20": cells of a narrow table read as one number. In numbers this long, thousands come in groups of three. */
function isOfSeveral(text: string): boolean {
  const whole = text.replace(/^\D+/, '').replace(/[.,]\d\d\D*$/, '');
  return whole.replace(/\D/g, '').length > MOST_UNEVEN && !/^\d{1,3}(?:\D{1,2}\d{3})*$|^\d+$/.test(whole);
}
const MOST_UNEVEN = 6;

const TWO_LETTERS = /\p{L}.?\p{L}/u;
const CURRENCY = new RegExp(`${OWN_CODES}|${WORDS}`, 'i');

const NAMELESS = { start: null, label: null };
const endOf = (m: RegExpMatchArray): number => m.index! + m[0].length;
const wordsIn = (text: string): string | null => (TWO_LETTERS.test(text.replace(CURRENCY, '')) ? text : null);

/** The label before an amount and its left edge: on its own line, else on the nearest line to the left. */
function nameOf(page: ReadPage, own: TextLine, before: string, box: Box): Pick<Amount, 'start' | 'label'> {
  if (wordsIn(before)) return { start: own.box.x, label: before };
  let nearest: TextLine | null = null;
  for (const line of page.lines) {
    const right = line.box.x + line.box.width;
    if (line === own || right > box.x + LINE.half * box.height || !sameRow(line.box, box)) continue;
    if (!nearest || right > nearest.box.x + nearest.box.width) nearest = line;
  }
  if (!nearest || !wordsIn(nearest.text)) return NAMELESS;
  if (/\d[.,]\d\d\W*$/.test(nearest.text)) return NAMELESS;
  // An amount of the previous column, read into one line with the label.
  const taken = /^.*\d[.,]\d\d\b\W*/.exec(nearest.text)?.[0].length ?? 0;
  const start = taken === 0 ? nearest.box.x : partOf(nearest, taken, nearest.text.length).x;
  return { start, label: nearest.text.slice(taken) };
}

/** Box of part of a line, by the reader's character positions or in proportion. */
export function partOf(line: TextLine, from: number, to: number): Box {
  const { box, characters, text } = line;
  const edge = (index: number): number => {
    if (characters?.length === text.length)
      return index < text.length ? characters[index]! : box.x + box.width;
    return box.x + (box.width * index) / Math.max(1, text.length);
  };
  const x = edge(from);
  return { x, y: box.y, width: Math.max(1, edge(to) - x), height: box.height };
}

/** Signed hundredths. */
export function signed(amount: Amount): number {
  return amount.negative ? -amount.cents : amount.cents;
}

/** Without a currency, as the country is unknown. @param cents hundredths */
export function inFigures(cents: number): string {
  return `${cents < 0 ? '-' : ''}${inThousands(Math.abs(cents) / 100)}`;
}

/** Are two lines on the same row of a form or table? */
export function sameRow(a: Box, b: Box): boolean {
  return sharedHeight(a, b) > LINE.half * Math.min(a.height, b.height);
}
