import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';

/** `/F1` is an embedded subset, as of a producer; `/F2` is Times, only referenced. */
const WRITERS_FONT = {
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Body /FontDescriptor 10 0 R >>',
  10: '<< /Type /FontDescriptor /FontFile2 11 0 R >>',
  11: stream(''),
};

const print = (text: string, x: number, y: number, font = 'F1'): string =>
  `BT /${font} 8 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const row = (label: string, value: string, y: number, font = 'F1'): string =>
  `${print(label, 20, y)} ${print(value, 180, y, font)}`;

const ADDRESS = [
  print('Statement for', 20, 180),
  print('P O Box 1140', 20, 160),
  print('Mahalapye', 20, 150),
];
const ROWS = [
  row('Basic salary of the month', '8,000.00', 120),
  row('Housing allowance', '1,250.00', 108),
  row('Pension fund contribution', '400.00', 96),
];

/**
 * … and `/F2` is a subset, too, as editors and distillers make them: of another font, or of the producer's own font
 * again.
 */
const subsetOf = (face: string): Record<number, string> => ({
  ...WRITERS_FONT,
  6: `<< /Type /Font /Subtype /Type1 /BaseFont /GHIJKL+${face} /FontDescriptor 10 0 R >>`,
});

const foundIn = (...content: string[]): ReturnType<typeof foundWith> => foundWith(WRITERS_FONT, ...content);

async function foundWith(
  fonts: Readonly<Record<number, string>>,
  ...content: string[]
): Promise<{ verdict: string; findings: Finding[] }> {
  const bytes = handmadePdf({ content: content.join(' ') }, fonts);
  const { verdict, findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-23',
  }).finish([], 'unknown');
  return { verdict, findings: findings.filter((f) => f.detector === 'foreign-font') };
}

describe('a font that the page does not use', () => {
  it.each([
    ['a value of a column', '9,999.00', [print('Net pay', 20, 84), print('9,999.00', 180, 84, 'F2')]],
    [
      'a value behind its label',
      'K. Example',
      [
        print('Branch: Gaborone', 20, 60),
        print('Holder:', 20, 50),
        print('Opened: 4 May 2015', 20, 40),
        print('K. Example', 50, 50, 'F2'),
      ],
    ],
    ['a line of an address', 'Example Traders', [print('Example Traders', 20, 170, 'F2')]],
    [
      'a word of a sentence',
      '23,000.00',
      [print('earns pula', 20, 60), print('every month of a year', 96, 60), print('23,000.00', 58, 60, 'F2')],
    ],
  ])('is strong for %s', async (_, after, more) => {
    const { verdict, findings } = await foundIn(...ADDRESS, ...ROWS, ...more);
    expect(verdict).toBe('SUSPICIOUS');
    expect(findings).toMatchObject([{ strength: 'strong', after }]);
  });

  it.each([
    ['a page number', [print('Page 1 of 3', 130, 10, 'F2')]],
    [
      'a form filled in behind its labels',
      [
        print('Branch: Gaborone', 20, 70),
        print('Opened: 4 May 2015', 20, 61),
        ...[52, 34, 16].map((y) => print('Holder:', 20, y)),
        ...[52, 34, 16].map((y) => print('K. Example', 50, y, 'F2')),
      ],
    ],
    ['a stamp on blank paper', [print('RECEIVED 12 NOV 2026', 190, 170, 'F2')]],
    [
      'a stamp on a row',
      [print('Net pay', 20, 84), print('PAID', 180, 84, 'F2').replace('0 g', '0.7 0.1 0.1 rg')],
    ],
    ['a row with a label of its own', [print('Net pay', 20, 84, 'F2'), print('9,999.00', 180, 84, 'F2')]],
    [
      'what is filled in on a line',
      [print('Name ____________________', 20, 84), print('K. Example', 180, 84, 'F2')],
    ],
  ])('is nothing: %s', async (_, more) => {
    expect((await foundIn(...ADDRESS, ...ROWS, ...more)).findings).toEqual([]);
  });

  it('is nothing where the writer itself goes on after it', async () => {
    const odd = [print('Net pay', 20, 84), print('9,999.00', 180, 84, 'F2')];
    expect((await foundIn(...ADDRESS, ...odd, ...ROWS)).findings).toEqual([]);
  });

  it('is strong in a subset, too, where others stand lower on the page', async () => {
    const odd = [print('Overtime', 20, 132), print('9,999.00', 180, 132, 'F2')];
    const changed = await foundWith(subsetOf('Serif'), ...ADDRESS, ...ROWS, ...odd);
    expect(changed.verdict).toBe('SUSPICIOUS');
    expect(changed.findings).toMatchObject([{ strength: 'strong', after: '9,999.00' }]);
  });

  it('is nothing in a subset where the writer tags it', async () => {
    const odd = `/P << /MCID 9 >> BDC ${print('9,999.00', 180, 132, 'F2')} EMC`;
    const content = [...ADDRESS, ...ROWS, print('Overtime', 20, 132), odd];
    expect((await foundWith(subsetOf('Serif'), ...content)).findings).toEqual([]);
  });

  it('is nothing in a subset at the end of the page, in letters of emphasis, or of many values', async () => {
    const last = [print('Net pay', 20, 84), print('9,999.00', 180, 84, 'F2')];
    expect((await foundWith(subsetOf('Serif'), ...ADDRESS, ...ROWS, ...last)).findings).toEqual([]);
    const odd = [print('Overtime', 20, 132), print('9,999.00', 180, 132, 'F2')];
    expect((await foundWith(subsetOf('Serif-Bold'), ...ADDRESS, ...ROWS, ...odd)).findings).toEqual([]);
    const filled = [130, 141, 152].flatMap((y) => [print('Overtime', 20, y), print('99.00', 180, y, 'F2')]);
    expect((await foundWith(subsetOf('Serif'), ...ADDRESS, ...ROWS, ...filled)).findings).toEqual([]);
  });

  it('is strong on a row of the page that was printed in another subset of the same font', async () => {
    const odd = [print('Overtime of last month', 20, 132), print('9,999.00', 120, 132, 'F2')];
    const found = async (face: string): Promise<Finding[]> =>
      (await foundWith(subsetOf(face), ...ADDRESS, ...ROWS, ...odd)).findings;
    expect(await found('Body-Regular')).toMatchObject([{ strength: 'strong', after: '9,999.00' }]);
    expect(await found('Serif')).toEqual([]);
  });
});

describe('the end of a centred line', () => {
  /** Every character is half as wide as the font is large. */
  const widths = `/FirstChar 32 /Widths [${'500 '.repeat(95)}]`;
  const fonts = {
    ...WRITERS_FONT,
    5: `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Body /FontDescriptor 10 0 R ${widths} >>`,
    6: `<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman ${widths} >>`,
  };
  const centred = (text: string, y: number): string => print(text, 150 - 2 * text.length, y);
  const CERTIFICATE = [
    centred('Certificate of Completion', 180),
    centred('This is to certify that', 165),
    centred('Neo Example', 150),
    centred('has completed with merit the course', 135),
    centred('Diploma in Accounting', 120),
    print('Registered provider.', 20, 60),
  ];
  const number = (label: string, x: number, font = 'F2'): string =>
    `${print(label, x, 105)} ${print('7341234', x + 4 * label.length, 105, font)}`;
  const LABEL = 'Certificate number ';
  const EXACT = 150 - 2 * (LABEL.length + 7);
  /** Where the middle of a text of another width was. */
  const AT = EXACT + 1;

  it('is strong in a font of its own, painted last', async () => {
    const { findings } = await foundWith(fonts, ...CERTIFICATE, number(LABEL, AT));
    expect(findings).toMatchObject([{ strength: 'strong', after: '7341234' }]);
  });

  /** `/F1` and another font with the same widths. */
  const twins = (label: string, value: string): typeof fonts => ({
    ...fonts,
    5: fonts[5].replace('ABCDEF+Body', label),
    6: fonts[6].replace('Times-Roman', value),
  });
  const SAMPLE = centred('Class of 1234', 90);

  it.each([
    ['the same face', 'ABCDEF+Body', 'Body-Regular'],
    ['a face of the same widths', 'ABCDEF+Nimbus-Sans', 'Liberation Sans Regular'],
    ['a bold face of the same widths', 'ABCDEF+Arial-BoldMT', 'Helvetica-Bold'],
  ])('is strong centred to the point in a second copy of %s', async (_, label, value) => {
    const named = value.replaceAll(' ', '#20');
    const { findings } = await foundWith(twins(label, named), ...CERTIFICATE, SAMPLE, number(LABEL, EXACT));
    expect(findings).toMatchObject([{ strength: 'strong', after: '7341234' }]);
  });

  it.each([
    ['in another weight', twins('ABCDEF+Nimbus-Sans', 'Helvetica-Bold'), [SAMPLE]],
    ['in another face', twins('ABCDEF+Nimbus-Sans', 'Times-Roman'), [SAMPLE]],
    ['of characters that the first copy lacks', twins('ABCDEF+Body', 'Body'), []],
    ['in another size, as Qt and TeX copy a font', twins('ABCDEF+Body', 'Body'), [SAMPLE], 8.4],
  ])('is nothing to the point %s', async (_, named, more, size = 8) => {
    const moved = (7 * (size - 8)) / 4;
    const last = number(LABEL, EXACT - moved).replace('/F2 8', `/F2 ${size}`);
    const content = [...CERTIFICATE, ...more, last];
    expect((await foundWith(named, ...content)).findings).toEqual([]);
  });

  it.each([
    ['behind a label centred by itself', [...CERTIFICATE, number(LABEL, 150 - 2 * (LABEL.length - 1))]],
    ['before other lines', [number(LABEL, AT), ...CERTIFICATE]],
    ['centred to the point, as by a program that knows it', [...CERTIFICATE, number(LABEL, EXACT)]],
    ['in the font of the page', [...CERTIFICATE, number(LABEL, AT, 'F1')]],
    [
      'beside a name that was filled in, too',
      [
        ...CERTIFICATE.filter((op) => !op.includes('Neo')),
        centred('Neo Example', 150),
        number(LABEL, AT),
      ].map((op) => (op.includes('Neo') ? op.replace('/F1', '/F2') : op)),
    ],
    ['below the page', [...CERTIFICATE.slice(0, -1), number(LABEL, AT)]],
  ])('is nothing %s', async (_, content) => {
    expect((await foundWith(fonts, ...content)).findings).toEqual([]);
  });
});
