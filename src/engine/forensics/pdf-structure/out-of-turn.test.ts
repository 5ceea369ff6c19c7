import { describe, expect, it } from 'vitest';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';

const print = (text: string, x: number, y: number): string =>
  `BT /F1 9 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const row = (label: string, value: string, y: number): string =>
  `${print(label, 20, y)} ${print(value, 120, y)}`;

const HEAD = [print('Letter of a fictional employer', 20, 185), row('Name:', 'Mpho Example', 165)];
const LABEL = print('Salary:', 20, 153);
const TAIL = [
  row('Employee number:', '550 912', 141),
  row('Employed since:', '4 May 2019', 129),
  print('We confirm that the person named above is known to us.', 20, 110),
  print('Yours faithfully', 20, 90),
];
const VALUE = print('P18,400.00', 120, 153);

async function foundIn(content: readonly string[]): Promise<Finding[]> {
  const bytes = handmadePdf({ content: content.join(' ') });
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === 'out-of-turn');
}

describe('a value painted after the rest of its page', () => {
  it.each([
    ['in the font of the page', [...HEAD, LABEL, ...TAIL, VALUE]],
    ['where a page number was painted first', [print('Page 1', 140, 12), ...HEAD, LABEL, ...TAIL, VALUE]],
    ['beside another one', [...HEAD, LABEL, ...TAIL, VALUE, print('Tau', 20, 78)]],
  ])('is strong %s', async (_, content) => {
    expect(await foundIn(content)).toMatchObject([{ strength: 'strong', after: 'P18,400.00', page: 0 }]);
  });

  it.each([
    ['painted in its turn', [...HEAD, LABEL, VALUE, ...TAIL]],
    ['a foot', [...HEAD, LABEL, VALUE, ...TAIL, print('Page 1 of 1', 120, 12)]],
    ['a date on top of the page', [...HEAD, LABEL, VALUE, ...TAIL, print('12 November 2026', 120, 185)]],
    ['typed in a little off the line', [...HEAD, LABEL, ...TAIL, print('P18,400.00', 120, 152)]],
    ['typed in a little beside the column', [...HEAD, LABEL, ...TAIL, print('P18,400.00', 122, 153)]],
    ['a stamp of two lines', [...HEAD, LABEL, ...TAIL, VALUE, print('RECEIVED', 120, 144)]],
    [
      'all values filled into a form',
      [
        ...HEAD.slice(0, 1),
        ...['Name:', 'Salary:', 'Number:', 'Since:'].map((label, i) => print(label, 20, 165 - 12 * i)),
        ...TAIL.slice(2),
        ...['Mpho Example', '550 912', '4 May 2019', 'P18,400.00'].map((v, i) => print(v, 120, 129 + 12 * i)),
      ],
    ],
    ['a page painted from the foot up', [...TAIL.toReversed(), LABEL, ...HEAD, VALUE]],
  ])('is nothing: %s', async (_, content) => {
    expect(await foundIn(content)).toEqual([]);
  });
});
