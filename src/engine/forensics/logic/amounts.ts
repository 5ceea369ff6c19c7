import { sharedHeight, type Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';

/** An amount of money as it stands on a page. */
export interface Amount {
  /** In hundredths, so that sums are exact. */
  readonly cents: number;
  readonly text: string;
  readonly box: Box;
  readonly line: TextLine;
  /** Printed with a minus, in brackets, or with DR behind it. */
  readonly negative: boolean;
}

/**
 * Two decimals are what tells an amount from a number; thousands are set off by commas, spaces, apostrophes or
 * nothing; wide print leaves a gap behind a comma ("22, 081.00"). A stray point among the thousands, or before the first
 * figure, is dirt, or the edge of a pasted digit.
 */
const AMOUNT =
  /(?<!\d)(?<!\d[.,])([-–(]?\s?)(?:BWP|P|R|\$)?\s?(\d{1,3}(?:(?:, |[ ,'’])\d{3})+|\d+(?:[.,]\d{1,3})*,\d{3}|\d+)[.,](\d{2})(?![\d.,%]\d|\d|%)(\)?)(\s?(?:DR|Dr|-)(?![\w\d]))?/g;

export function amountsOf(page: ReadPage): Amount[] {
  return page.lines.flatMap((line) => [...line.text.matchAll(AMOUNT)].map((m) => toAmount(line, m)));
}

function toAmount(line: TextLine, m: RegExpMatchArray): Amount {
  const whole = Number(m[2]!.replace(/\D/g, ''));
  return {
    cents: whole * 100 + Number(m[3]),
    text: m[0].trim(),
    box: partOf(line, m.index!, m.index! + m[0].length),
    line,
    negative: /[-–(]/.test(m[1] ?? '') || (m[5] ?? '').trim() !== '',
  };
}

/** The box of a stretch of characters, by the reader's character positions or in proportion. */
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

export function inPula(cents: number): string {
  return `${cents < 0 ? '-' : ''}P${(Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** Lines of a page that stand beside each other: the same row of a form or a table. */
export function sameRow(a: Box, b: Box): boolean {
  return sharedHeight(a, b) > 0.5 * Math.min(a.height, b.height);
}
