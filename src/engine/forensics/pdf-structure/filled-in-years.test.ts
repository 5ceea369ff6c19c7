import { describe, expect, it } from 'vitest';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

/** Helvetica, `F1`, for the printed form; Times, `F2`, for the filled-in values. */
const text = (x: number, y: number, ...shown: readonly (readonly ['F1' | 'F2', string])[]): string =>
  `BT 1 0 0 1 ${x} ${y} Tm ${shown.map(([font, said]) => `/${font} 10 Tf (${said}) Tj`).join(' ')} ET`;
const row = (y: number, label: string, value: string): string =>
  `${text(20, y, ['F1', label])} ${text(120, y, ['F2', value])}`;
const parted = (x: number, y: number, year: string): string => {
  const [printed = '', filled = ''] = year.split('|');
  return text(x, y, ['F1', printed], ['F2', filled]);
};
const FORM = [row(180, 'Name of applicant', 'Mpho Example'), row(160, 'Place of signing', 'Gaborone')];
const LINE = '0.5 w 80 98 m 140 98 l S';
const MONTH = `${text(20, 100, ['F1', 'day of'])} ${text(56, 100, ['F2', 'May'])}`;

async function strengthOf(...marks: readonly string[]): Promise<string[]> {
  const bytes = handmadePdf({ content: marks.join('\n') });
  const start = startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-29' });
  const { findings } = await start.finish([], 'unknown');
  return findings.filter((f) => f.detector === 'fonts-in-number').map((f) => f.strength);
}

describe('a year whose two halves are of two fonts', () => {
  it.each([
    ['behind a label', [...FORM, text(20, 100, ['F1', 'Date']), parted(80, 100, '20|26')]],
    ['on a line to write on', [...FORM, MONTH, LINE, parted(90, 100, '20|26')]],
    ['of the next year', [...FORM, MONTH, LINE, parted(90, 100, '20|27')]],
  ])('is a weak sign where a form prints the century, %s', async (_, marks) => {
    expect(await strengthOf(...marks)).toEqual(['weak']);
  });

  const sentence = 'We confirm that she is in our employ since';
  it.each([
    ['where nothing else was filled in', [text(20, 100, ['F1', 'Date']), parted(80, 100, '20|26')]],
    ['as an amount', [...FORM, text(20, 100, ['F1', 'Net pay']), parted(80, 100, '20|50')]],
    [
      'in a column of amounts',
      [
        ...FORM,
        ...[140, 120].map((y) => `${text(20, y, ['F1', 'Tax'])} ${text(80, y, ['F1', '1150'])}`),
        text(20, 100, ['F1', 'Net pay']),
        parted(80, 100, '20|20'),
      ],
    ],
    ['in a sentence', [...FORM, text(20, 100, ['F1', sentence]), parted(220, 100, '20|11')]],
    ['in its last digit', [...FORM, text(20, 100, ['F1', 'Date']), parted(80, 100, '202|6')]],
  ])('is a strong sign %s', async (_, marks) => {
    expect(await strengthOf(...marks)).toEqual(['strong']);
  });
});
