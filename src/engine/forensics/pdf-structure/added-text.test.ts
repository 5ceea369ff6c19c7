import { describe, expect, it } from 'vitest';
import { openPdf } from '../../pdf/file.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { pagesOf } from '../../pdf/pages.ts';
import { paintPage } from '../../pdf/paint-page.ts';
import { isShownGlyph } from '../../pdf/painted.ts';
import { textRuns, type TextRun } from '../../pdf/text-runs.ts';
import { standsWithLabel } from './added-text.ts';

const print = (text: string, x: number, y: number, size = 10): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

function runsOf(...content: string[]): TextRun[] {
  const { latest } = openPdf(handmadePdf({ content: content.join(' ') }))!;
  return textRuns(paintPage(pagesOf(latest)[0]!).filter(isShownGlyph), 1);
}

const isInPlace = (own: readonly string[], added: string): boolean =>
  standsWithLabel(runsOf(added)[0]!, runsOf(...own));

describe('a value below its small label, as on cards', () => {
  const stack = (label: string, value: string, x: number, y: number): string[] => [
    print(label, x, y, 6),
    print(value, x, y - 11),
  ];
  const CARD = [
    ...stack('FORENAMES', 'KAGISO THATO', 20, 180),
    ...stack('DATE OF BIRTH', '12/04/1981', 20, 150),
    ...stack('PLACE OF BIRTH', 'MAHALAPYE', 20, 120),
    print('ID NUMBER', 20, 90, 6),
  ];

  it('is in place as far below it as the others are', () => {
    expect(isInPlace(CARD, print('123416789', 20, 79))).toBe(true);
  });

  it('is not where it was typed a little off, or where few values have labels above them', () => {
    expect(isInPlace(CARD, print('123416789', 20, 76.5))).toBe(false);
    expect(isInPlace([...CARD.slice(0, 4), CARD.at(-1)!], print('123416789', 20, 79))).toBe(false);
  });

  it('is none where the line above is as large: text goes on below text', () => {
    const letter = [180, 168, 156, 144].map((y) => print('A line of a letter to nobody', 20, y));
    expect(isInPlace(letter, print('another line', 20, 132))).toBe(false);
  });
});

describe('a value behind its label and a colon', () => {
  const BLOCK = [
    print('Branch: Mahalapye', 20, 180),
    print('Account holder:', 20, 168),
    print('Opened: 4 May 2015', 20, 156),
  ];
  const behind = 20 + 15 * 10 * 0.5;

  it('is in place exactly on its line, in a block of such lines', () => {
    expect(isInPlace(BLOCK, print('K. Example', behind, 168))).toBe(true);
  });

  it('is not where it was typed a little off, or where the lines around have no values', () => {
    expect(isInPlace(BLOCK, print('K. Example', behind, 165.5))).toBe(false);
    expect(isInPlace([BLOCK[0]!, BLOCK[1]!], print('K. Example', behind, 168))).toBe(false);
    const blank = [print('Branch:', 20, 180), BLOCK[1]!, print('Opened:', 20, 156)];
    expect(isInPlace(blank, print('K. Example', behind, 168))).toBe(false);
  });
});
