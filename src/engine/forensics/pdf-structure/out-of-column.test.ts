import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';

/** Helvetica: a digit has .556 of the size, a comma and a full stop .278. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, c) => sum + (/\d/.test(c) ? 0.556 : 0.278), 0) * 8;

/** Amounts with their right edge at 200; one is replaced by another text with the same left edge. */
function listed(amounts: readonly string[], changed: Readonly<Record<string, string>> = {}): Uint8Array {
  const content = amounts.map((amount, i) => {
    const x = (200 - widthOf(amount)).toFixed(3);
    const text = changed[amount] ?? amount;
    return `BT /F1 8 Tf 1 0 0 1 20 ${180 - 12 * i} Tm (Line of the list) Tj ET BT /F1 8 Tf 1 0 0 1 ${x} ${180 - 12 * i} Tm (${text}) Tj ET`;
  });
  return handmadePdf({ content: content.join(' ') });
}

async function foundIn(bytes: Uint8Array): Promise<Finding[]> {
  const report = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return report.findings.filter((f) => f.detector === 'out-of-column');
}

const AMOUNTS = ['1,250.00', '310.40', '87.15', '2,004.90', '640.00', '75.55', '433.20'];

describe('a figure that leaves the edge of its column', () => {
  it.each([
    ['a digit put in front', '640.00', '9,640.00'],
    ['a shorter one', '2,004.90', '204.90'],
    ['two digits more', '640.00', '64,000.00'],
  ])('flags %s', async (_, before, after) => {
    const found = await foundIn(listed(AMOUNTS, { [before]: after }));
    expect(found).toMatchObject([{ strength: 'strong', after }]);
  });

  it.each([
    ['a column as it was set', listed(AMOUNTS)],
    ['another amount as wide', listed(AMOUNTS, { '640.00': '910.00' })],
    [
      'amounts that all begin at one place',
      listed(['87.15', '75.55', '12.40', '99.01', '10.10'], { '12.40': '112.40' }),
    ],
    ['the last line, which may be of another list', listed(AMOUNTS, { '433.20': '9,433.20' })],
    ['another number of decimals', listed(AMOUNTS, { '640.00': '9,640.005' })],
    ['two that leave it', listed(AMOUNTS, { '640.00': '9,640.00', '87.15': '187.15' })],
    ['few amounts', listed(AMOUNTS.slice(0, 4), { '310.40': '9,310.40' })],
  ])('says nothing of %s', async (_, bytes) => {
    expect(await foundIn(bytes)).toEqual([]);
  });
});
