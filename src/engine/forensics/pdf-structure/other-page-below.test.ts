import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const paper = (name: string, number: string, pay: string): string[] => [
  'Letter of a fictional employer',
  'Name',
  name,
  'Number',
  number,
  'Monthly pay',
  pay,
  'Yours faithfully',
];
const ONE = paper('Mpho Example', '8810-5544', 'P18,400.00');
const OTHER = paper('Kago Sample', '8812-1177', 'P31,900.00');

const print = (lines: readonly string[], x = 20): string =>
  lines.map((text, i) => `BT /F1 9 Tf ${x} ${185 - 20 * i} Td (${text}) Tj ET`).join('\n');
/** Only what lies in a band of the sheet is seen. */
const clipped = (y: number, height: number, content: string): string =>
  `q 0 ${y} 300 ${height} re W n\n${content}\nQ\n`;
const CUT = 120;
const joined = (above: string, below: string): string =>
  clipped(CUT, 200 - CUT, above) + clipped(0, CUT, below);

async function foundIn(content: string): Promise<Finding[]> {
  const file = { name: 'a.pdf', bytes: handmadePdf({ content }) };
  const { findings } = await startInspection(file, 0, { mode: 'quick', today: '2026-11-30' }).finish(
    [],
    'unknown',
  );
  return findings.filter((f) => f.detector === 'other-page-below');
}

describe('a page below the page', () => {
  it.each([
    ['two papers, each cut off', joined(print(ONE), print(OTHER))],
    [
      'a white box over the lower part',
      `${print(ONE)}\n1 1 1 rg 0 0 300 ${CUT} re f 0 g\n${clipped(0, CUT, print(OTHER))}`,
    ],
  ])('is found where it has other values: %s', async (_, content) => {
    expect(await foundIn(content)).toMatchObject([{ strength: 'strong', page: 0 }]);
  });

  it.each([
    ['of one paper painted twice', joined(print(ONE), print(ONE))],
    ['of two papers side by side', joined(print(ONE), print(OTHER, 160))],
    ['cut off without another', clipped(CUT, 200 - CUT, print(ONE))],
    ['painted alone', print(ONE)],
  ])('is none %s', async (_, content) => {
    expect(await foundIn(content)).toEqual([]);
  });
});
