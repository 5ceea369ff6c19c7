import { expect, it } from 'vitest';
import type { ForensicReport } from '../../../contract/forensics.ts';
import { handmadePdf, revise, stream } from '../../pdf/handmade.test-data.ts';
import { startInspection } from '../inspector.ts';

const line = (text: string, y: number): string => `BT /F1 8 Tf 1 0 0 1 20 ${y} Tm (${text}) Tj ET`;

const saidTwice = (before: string, after: string): Promise<ForensicReport> =>
  startInspection(
    { name: 'a.pdf', bytes: revise(handmadePdf({ content: before }), { 4: stream(after) }) },
    0,
    {
      mode: 'quick',
      today: '2026-11-29',
    },
  ).finish([], 'unknown');

it('names the words that were changed, and not those that they moved on', async () => {
  const letter = (bank: string): string =>
    line(`Paid by ${bank} Bank into the account that the member holds`, 100);
  const { verdict, findings } = await saidTwice(letter('Example'), letter('Sample'));
  expect(verdict).toBe('TAMPERED');
  expect(
    findings
      .filter((f) => f.detector === 'changed-in-revision')
      .map(({ before, after }) => `${before} > ${after}`),
  ).toEqual(['Example > Sample']);
});

it('takes no passage for moved where two change places', async () => {
  const rows = (first: string, second: string): string =>
    `${line(`Rent ${first}`, 100)} ${line(`Wages ${second}`, 80)}`;
  const { verdict } = await saidTwice(rows('P 5 000.00', 'P 9 000.00'), rows('P 9 000.00', 'P 5 000.00'));
  expect(verdict).toBe('TAMPERED');
});
