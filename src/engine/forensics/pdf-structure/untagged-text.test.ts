import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';

const print = (text: string, x: number, y: number): string =>
  `BT /F1 8 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const tagged = (text: string, x: number, y: number): string => `/P <</MCID 0>> BDC ${print(text, x, y)} EMC`;
const row = (label: string, value: string, y: number): string =>
  `${tagged(label, 20, y)} ${tagged(value, 180, y)}`;

const PAGE = [
  tagged('Payslip of a fictional person', 20, 180),
  '/Artifact BMC',
  print('Example Traders, Mahalapye', 20, 160),
  'EMC',
  row('Basic salary of the month', '8,000.00', 120),
  row('Housing allowance', '1,250.00', 108),
  row('Pension fund contribution', '400.00', 96),
  tagged('Net pay', 20, 84),
];

async function foundIn(content: readonly string[], extra: Record<number, string> = {}): Promise<Finding[]> {
  const bytes = handmadePdf(
    { content: content.join(' ') },
    {
      // One font for all text: only the tags separate producer and editor.
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Body /FontDescriptor 10 0 R >>',
      10: '<< /Type /FontDescriptor >>',
      ...extra,
    },
  );
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-25',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === 'untagged-text');
}

describe('text outside the structure of a tagged document', () => {
  it('is strong in the column of the document’s own values', async () => {
    expect(await foundIn([...PAGE, print('9,999.00', 180, 84)])).toMatchObject([
      { strength: 'strong', after: '9,999.00', page: 0 },
    ]);
  });

  it.each([
    ['a value that the writer tagged', [tagged('9,999.00', 180, 84)]],
    ['a page number', [print('Page 1 of 3', 130, 10)]],
    ['words put into a blank by hand, a little off the line', [print('9,999.00', 180, 81)]],
    ['a stamp of several lines', [print('RECEIVED', 180, 84), print('12 NOV 2026', 180, 74)]],
    ['a form filled in', [84, 72, 60].map((y) => print('filled in', 180, y))],
    [
      'text that its writer goes on after',
      [print('9,999.00', 180, 84), tagged('Paid to your account', 20, 60)],
    ],
  ])('is nothing: %s', async (_, more) => {
    expect(await foundIn([...PAGE, ...more])).toEqual([]);
  });

  it('is nothing where one value alone makes the column: a blank of a form', async () => {
    const form = PAGE.filter((part) => !part.includes('Housing') && !part.includes('Pension'));
    const wordy = tagged('I declare that what is written here is true to the best of my knowledge', 20, 60);
    expect(await foundIn([...form, wordy, print('9,999.00', 180, 84)])).toEqual([]);
  });

  it('is nothing in a document without tags', async () => {
    const plain = PAGE.map((part) => part.replace('/P <</MCID 0>> BDC', '').replace(/ EMC/g, ''));
    expect(await foundIn([...plain, print('9,999.00', 180, 84)])).toEqual([]);
  });

  it('knows tags by the name of a property list, and inside forms that tagged content paints', async () => {
    const inside = print('9,999.00', 180, 84);
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 300 200] /Length ${inside.length} >>\nstream\n${inside}\nendstream`;
    const resources =
      '<< /Font << /F1 5 0 R >> /Properties << /T0 << /MCID 3 >> >> /XObject << /Fm0 12 0 R >> >>';
    const page = {
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources ${resources} >>`,
      12: form,
    };
    expect(await foundIn([...PAGE, '/P /T0 BDC /Fm0 Do EMC'], page)).toEqual([]);
    expect(await foundIn([...PAGE, '/P /T0 BDC EMC /Fm0 Do'], page)).toHaveLength(1);
  });
});
