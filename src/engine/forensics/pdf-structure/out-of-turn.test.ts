import { describe, expect, it } from 'vitest';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';
import { standardWidth } from '../../pdf/standard-widths.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';

const print = (text: string, x: number, y: number, font = 'F1'): string =>
  `BT /${font} 9 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
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
/** The same typeface, embedded again by another program. */
const ANOTHER = { 6: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' };
const typed = (text: string): string => print(text, 120, 153, 'F2');
const letter = (label: string): string[] => [...HEAD, print(label, 20, 153), ...TAIL];

async function foundIn(...pages: readonly (readonly string[])[]): Promise<Finding[]> {
  const [content, second] = pages.map((page) => page.join(' '));
  const bytes = handmadePdf({ content: content! }, second === undefined ? ANOTHER : twoPages(second));
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === 'out-of-turn');
}

const twoPages = (content: string): Record<number, string> => ({
  ...ANOTHER,
  2: '<< /Type /Pages /Kids [3 0 R 10 0 R] /Count 2 >>',
  10: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 11 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
  11: stream(content),
});

describe('a value painted after the rest of its page', () => {
  it.each([
    ['an amount', 'Salary:', 'P18,400.00'],
    ['an amount without decimals', 'Salary:', 'P18,400'],
    ['a name', 'Manager:', 'Tau Specimen (Pty) Ltd'],
    ['an account number', 'Paid into account:', '62 0012 34567'],
  ])('is strong in a font object of another: %s', async (_, label, value) => {
    expect(await foundIn([...letter(label), typed(value)])).toMatchObject([
      { strength: 'strong', after: value, page: 0 },
    ]);
  });

  const widthOf = (text: string): number =>
    [...text].reduce((sum, c) => sum + (9 / 1000) * standardWidth('Helvetica', c.charCodeAt(0)), 0);
  const WORDS = ['This confirms that ', 'Tau Specimen', ' is our foreman'] as const;
  const sentence = (name: string, gap = widthOf(WORDS[1])): string[] => [
    ...HEAD,
    print(WORDS[0], 20, 153),
    print(WORDS[2], 20 + widthOf(WORDS[0]) + gap, 153),
    ...TAIL,
    print(name, 20 + widthOf(WORDS[0]), 153),
  ];

  it('is strong within a sentence, even in the font of the page', async () => {
    const other = sentence(WORDS[1], widthOf(WORDS[1]) + 1);
    expect(await foundIn(other)).toMatchObject([{ strength: 'strong', after: WORDS[1] }]);
  });

  it.each([
    ['that leaves room before the next word', sentence(WORDS[1], 90)],
    ['that is shorter than its blank', sentence('Tau Li')],
    ['that leaves the same space on both sides', sentence(WORDS[1])],
  ])('is nothing within a sentence %s', async (_, content) => {
    expect(await foundIn(content)).toEqual([]);
  });

  it.each([
    [
      'where a page number was painted first',
      [print('Page 1', 140, 12), ...HEAD, LABEL, ...TAIL, typed('P18,400.00')],
    ],
    ['beside another one', [...HEAD, LABEL, ...TAIL, typed('P18,400.00'), print('Tau', 20, 78, 'F2')]],
  ])('is strong %s', async (_, content) => {
    expect(await foundIn(content)).toMatchObject([{ strength: 'strong', after: 'P18,400.00', page: 0 }]);
  });

  it.each([
    ['in the font of the page, as writers fill in a sum', [...HEAD, LABEL, ...TAIL, VALUE]],
    ['the number of a receipt', [...letter('Receipt number:'), typed('0092817')]],
    ['the number of a certificate', [...letter('Certificate number:'), typed('EX-2026-00917')]],
    ['the reference of an archive', [...letter('Our reference:'), typed('HR/12/884')]],
    ['a date', [...letter('Date of issue:'), typed('12 November 2026')]],
  ])('is weak, and no suspicion: %s', async (_, content) => {
    expect(await foundIn(content)).toMatchObject([{ strength: 'weak' }]);
  });

  it('is weak where two pages have it in one place', async () => {
    const page = [...HEAD, LABEL, ...TAIL];
    expect(await foundIn([...page, typed('P18,400.00')], [...page, typed('P19,500.00')])).toMatchObject([
      { strength: 'weak', page: 0 },
      { strength: 'weak', page: 1 },
    ]);
    expect(await foundIn([...page, typed('P18,400.00')], [...HEAD, LABEL, VALUE, ...TAIL])).toMatchObject([
      { strength: 'strong', page: 0 },
    ]);
  });

  it.each([
    ['the number of pages', [...letter('Page:'), typed('1 of 3')]],
    ['the number of pages in short', [...letter('Pages:'), typed('Page 1/12')]],
    [
      'a sum that stands below its items, too',
      [...letter('Amount due:'), print('Total 528.96', 20, 70), typed('P528.96')],
    ],
    ['a name that the letter also says', [...letter('Issued to:'), typed('MPHO EXAMPLE')]],
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
