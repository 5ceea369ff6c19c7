import { describe, expect, it } from 'vitest';
import { openPdfEvidence } from '../../pdf/pdf-evidence.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';
import { pageOf, sure, unsure } from '../testing/printed-page.ts';
import { compareUnseenLayer } from './unlike-layer.ts';

const LABELS = ['Employer', 'Employee', 'Position', 'Branch', 'Gaborone', 'Pension', 'Medical', 'Transport'];
const FIGURES = ['6120.55', '4810.00', '2026', '904.31', '700218', '118.20', '655.90', '3300.75'];

type Row = readonly [label: string, figure: string];
const rows = (changed: Record<number, string> = {}): Row[] =>
  LABELS.map((label, k) => [label, changed[k] ?? FIGURES[k]!]);

/** A page filled by one picture, with each cell behind it as text in the given rendering mode. */
const scanned = (cells: readonly Row[], mode = 3): Uint8Array => {
  const show = ([label, figure]: Row, k: number): string =>
    `1 0 0 1 20 ${180 - 20 * k} Tm (${label}) Tj 1 0 0 1 200 ${180 - 20 * k} Tm (${figure}) Tj`;
  return handmadePdf({
    content: `q 300 0 0 200 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q BT /F1 10 Tf ${mode} Tr ${cells.map(show).join(' ')} ET`,
  });
};

/** The reading of the picture: the same rows at twice the scale. */
const read = (cells: readonly Row[]): ReturnType<typeof pageOf> =>
  pageOf(
    cells.flatMap(([label, figure], k): [number, number, string][] => [
      [40, 26 + 40 * k, label],
      [400, 26 + 40 * k, figure],
    ]),
  );

const compare = (
  bytes: Uint8Array,
  page: ReturnType<typeof pageOf>,
  confirm = sure,
): ReturnType<typeof compareUnseenLayer> =>
  compareUnseenLayer(openPdfEvidence(bytes, 'full')!, page, confirm);

describe('a scan whose picture was changed after it was read', () => {
  it('shows another figure than the layer behind it', async () => {
    const [found, ...others] = await compare(scanned(rows()), read(rows({ 1: '9370.00' })));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ strength: 'strong', before: '4810.00', after: '9370.00', page: 0 });
    expect(found!.box).toMatchObject({ x: 400, y: 66 });
  });

  it('is not accused of a single digit, which readers confuse', async () => {
    expect(await compare(scanned(rows()), read(rows({ 1: '4870.00' })))).toEqual([]);
  });

  it('is not accused of what only one reader sees', async () => {
    expect(await compare(scanned(rows()), read(rows({ 1: '9370.00' })), unsure)).toEqual([]);
  });

  it('is not accused when the layer is a bad reading', async () => {
    const bad = rows({ 0: '61Z0.5S', 3: '9O4.3l', 5: 'II8.2O', 6: '6S5.9O' });
    expect(await compare(scanned(bad), read(rows({ 1: '9370.00' })))).toEqual([]);
  });

  it('says nothing where layer and picture agree, or people see the text themselves', async () => {
    expect(await compare(scanned(rows()), read(rows()))).toEqual([]);
    expect(await compare(scanned(rows(), 0), read(rows({ 1: '9370.00' })))).toEqual([]);
  });
});
