import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf, revise, stream } from '../../pdf/handmade.test-data.ts';

async function foundBy(detector: string, bytes: Uint8Array): Promise<Finding[]> {
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-26',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === detector);
}

const print = (text: string, x: number, y: number): string =>
  `BT /F1 8 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

describe('text that programs are told to read in place of what is printed', () => {
  const says = (text: string, look: string): Promise<Finding[]> =>
    foundBy(
      'replacement-text',
      handmadePdf({ content: `/Span << /ActualText (${text}) >> BDC ${print(look, 20, 160)} EMC` }),
    );

  it('is strong when it holds other figures', async () => {
    expect(await says('9,914.25', '5,914.25')).toMatchObject([
      { strength: 'strong', before: '9,914.25', after: '5,914.25', page: 0 },
    ]);
  });

  it.each([
    ['a number', '621234563456', 'Customer'],
    ['a day', '01/03/2026', 'Transport allowance'],
    ['another person', 'Refilwe Moyo', 'Thabo Molefe'],
  ])('is strong when it holds %s and words are shown', async (_, text, look) => {
    expect(await says(text, look)).toMatchObject([{ strength: 'strong', before: text, after: look }]);
  });

  it.each([
    ['an abbreviation spelled out', 'Proprietary Limited', 'Pty Ltd'],
    ['a number for a code of letters', '621234563456', 'XBDFG'],
    ['a day for its words', '01/03/2026', 'the first day of March'],
    ['a number for its words in another language', '12300', 'douze mille trois cents'],
    ['a telephone number for a link', '+267 395 0000', 'Call the office'],
    ['a number for its barcode of letters', '01234567094987654321', 'ADTF'.repeat(16)],
    ['a telephone number in letters', '3569377', 'FLOWERS'],
    ['a person for an office', 'Refilwe Moyo', 'Branch Manager'],
    ['other words', 'Rent for the flat', 'Transport allowance'],
    ['another spelling of a name', 'Refilwe Moyo', 'Refiloe Moyoh'],
  ])('is never strong when it holds %s', async (_, text, look) => {
    expect((await says(text, look)).filter(({ strength }) => strength !== 'weak')).toEqual([]);
  });

  it.each([
    ['a number for its words', '2000', 'two thousand'],
    ['a year for its numerals', '2026', 'MMXXVI'],
    ['what an abbreviation stands for', 'Gaborone City Council', 'GCC'],
    ['the same words spelled out', 'Tlokweng Boulevard', 'Tlokweng Blvd'],
    ['the same figures in another form', 'P5 914.25', '5,914.25'],
    ['a word without its hyphen', 'confirmation', 'confirma-'],
    ['a word for a sign', 'Telephone', '71234567'],
  ])('is nothing when it holds %s', async (_, text, look) => {
    expect(await says(text, look)).toEqual([]);
  });

  it('counts what a sequence within another says', async () => {
    const inner = `/Span << /ActualText (5,914.25) >> BDC ${print('5,914.25', 20, 160)} EMC`;
    const bytes = handmadePdf({ content: `/P << /MCID 0 >> BDC ${inner} EMC` });
    expect(await foundBy('replacement-text', bytes)).toEqual([]);
  });
});

describe('figures in invisible letters', () => {
  const PAGE = [
    print('Payslip of a fictional person for the month of October', 20, 180),
    print('Example Traders (Proprietary) Limited, Mahalapye', 20, 165),
    print('Net pay', 20, 140),
    print('5,914.25', 180, 140),
  ].join(' ');
  const invisible = (text: string, x: number, y: number): string => `3 Tr ${print(text, x, y)} 0 Tr`;
  const onPage = (content: string): Promise<Finding[]> =>
    foundBy('unseen-figures', handmadePdf({ content: `${PAGE} ${content}` }));

  it('are strong where the page shows others', async () => {
    expect(await onPage(invisible('9,914.25', 180, 140))).toMatchObject([
      { strength: 'strong', before: '9,914.25', after: '5,914.25', page: 0 },
    ]);
  });

  it.each([
    ['of the same value', invisible('5914.25', 180, 140)],
    ['where nothing is printed', invisible('9,914.25', 180, 100)],
    [
      'among the words of a page that was recognised',
      invisible(`${'words of the page '.repeat(3)} 9,914.25`, 20, 140),
    ],
    ['that mark a place to sign', invisible('sig1', 180, 140)],
  ])('are nothing: %s', async (_, content) => {
    expect(await onPage(content)).toEqual([]);
  });
});

describe('a picture over a picture', () => {
  const image = (width: number): string =>
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${width} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 0 >>\nstream\n\nendstream`;
  const masked = image(200).replace('/Length', '/SMask 11 0 R /Length');
  const RESOURCES = '/Resources << /XObject << /A 10 0 R /B 11 0 R /C 12 0 R /S 13 0 R >> >>';
  const place = (name: string, x: number, y: number, width: number): string =>
    `q ${width} 0 0 ${width} ${x} ${y} cm /${name} Do Q`;
  const onPage = (...content: string[]): Promise<Finding[]> =>
    foundBy(
      'covered-picture',
      handmadePdf(
        { content: content.join(' ') },
        {
          3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${RESOURCES} >>`,
          10: image(200),
          11: image(220),
          12: masked,
          13: image(24),
        },
      ),
    );

  it('is strong where it takes its place', async () => {
    expect(await onPage(place('A', 20, 100, 60), place('B', 19, 99, 62))).toMatchObject([
      { strength: 'strong', page: 0, box: { x: 53, width: 172, height: 172 } },
    ]);
  });

  it.each([
    ['beside it', [place('A', 20, 100, 60), place('B', 60, 100, 60)]],
    ['through which the other shows', [place('A', 20, 100, 60), place('C', 19, 99, 62)]],
    ['that is the same again', [place('A', 20, 100, 60), place('A', 20, 100, 60)]],
    ['a sign upon it', [place('A', 20, 100, 60), place('B', 30, 110, 20)]],
    [
      'over the few pixels that stand for it until it is loaded',
      [place('S', 20, 100, 60), place('B', 20, 100, 60)],
    ],
    ['that is the ground of the page', [place('A', 20, 100, 60), place('B', 0, 0, 300)]],
  ])('is nothing: %s', async (_, content) => {
    expect(await onPage(...content)).toEqual([]);
  });
});

describe('a field that its maker locked', () => {
  const field = (value: string, locked: boolean): string =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (net) /V (${value}) /Ff ${locked ? 1 : 0} /Rect [100 150 220 170] /F 4 /AP << /N 13 0 R >> >>`;
  const look = (value: string): string =>
    stream(`BT /F1 10 Tf 2 4 Td (${value}) Tj ET`).replace(
      '<<',
      '<< /Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font << /F1 5 0 R >> >>',
    );
  const saved = (value: string, locked: boolean): Uint8Array =>
    handmadePdf(
      { content: print('Net salary', 20, 160), extra: '/Annots [12 0 R]' },
      {
        1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [12 0 R] >> >>',
        12: field(value, locked),
        13: look(value),
      },
    );
  const later = (first: Uint8Array, value: string, locked: boolean): Promise<Finding[]> =>
    foundBy('locked-field', revise(first, { 12: field(value, locked), 13: look(value) }));

  it('is strong when a later save holds other figures', async () => {
    expect(await later(saved('5,914.25', true), '9,914.25', true)).toMatchObject([
      { strength: 'strong', before: '5,914.25', after: '9,914.25', page: 0 },
    ]);
    expect(await later(saved('5,914.25', true), '9,914.25', false)).toHaveLength(1);
  });

  it.each([
    ['an open field was filled in anew', '5,914.25', false, '9,914.25'],
    ['an empty field was filled in', '', true, '9,914.25'],
    ['its figures stayed', 'P5,914.25', true, '5914.25'],
  ])('is nothing when %s', async (_, before, locked, after) => {
    expect(await later(saved(before, locked), after, true)).toEqual([]);
  });
});
