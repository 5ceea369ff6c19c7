import { describe, expect, it } from 'vitest';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';
import { openFile } from '../open-file.ts';
import { patchedScan } from './patched-scan.ts';

const PICTURE = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ${stream('x').slice(2)}`;
const BOX = '1 g 100 90 80 14 re f';
const put = (text: string, y: number): string => `0 g BT /F1 8 Tf 105 ${y} Td (${text}) Tj ET`;

/** Strength of each finding on a page filled by a picture, with these marks on it. */
async function found(...marks: readonly string[]): Promise<string[]> {
  const content = ['q 300 0 0 200 0 0 cm /Im1 Do Q', ...marks].join('\n');
  const bytes = handmadePdf({ content, extra: '/Rotate 0' }, { 10: PICTURE });
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace('/Font <<', '/XObject << /Im1 10 0 R >> /Font <<');
  const evidence = openFile(
    { name: 'a file', bytes: Buffer.from(text, 'latin1') },
    { mode: 'full', today: '2026-11-29' },
  );
  const findings = await patchedScan.inspect(evidence);
  return findings.map(({ strength }) => strength);
}

describe('boxes in the colour of paper on a picture that fills the page', () => {
  it('are signs on a scan, also one that was filled in by typing', async () => {
    expect(await found(BOX, put('18,300.00', 94))).toEqual(['strong']);
    expect(await found(put('Kago Sebina, Plot 14, Kgale View', 150), BOX, put('18,300.00', 94))).toEqual([
      'strong',
    ]);
  });

  const sentence = (y: number): string => put('What the account is charged', y);
  const above = Array.from({ length: 6 }, (_, i) => sentence(156 - 8 * i));
  const below = Array.from({ length: 3 }, (_, i) => sentence(80 - 8 * i));
  const hidden = (paint: string, size: number): string =>
    `${paint} BT /F1 ${size} Tf 102 70 Td (${'a'.repeat(160)}) Tj ET`;
  const header = [194, 187, 180].map(
    (y) => `0 g BT /F1 5 Tf 20 ${y} Td (${'From: Example Holdings, fax 390 0000 '.repeat(2)}) Tj ET`,
  );

  it.each([
    ['of specks', [hidden('.99 g', 1)]],
    ['of black specks', [hidden('0 g', 1)]],
    ['of white print', [hidden('1 g', 4)]],
    ['of the header lines of a fax', header],
    ['of body text above alone', above],
    ['of lines above and below that nobody sees', [...above, ...below].map((s) => s.replace('0 g', '1 g'))],
  ])('are strong signs in spite %s', async (_, typed) => {
    expect(await found(...typed, BOX, put('Salary 98,400.00', 94))).toEqual(['strong']);
  });

  it('are weak signs between the lines of a page that was typed on its background, as cells of a table', async () => {
    expect(await found(...above, BOX, put('Credit limit', 94), ...below)).toEqual(['weak']);
  });
});
