import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';

interface Made {
  /** Text shown on the page. */
  readonly text: string;
  /** Letters in the font. */
  readonly letters: string;
  /** Numbers of the parent tree; the page is number 0. */
  readonly numbers?: readonly number[];
  readonly extra?: Readonly<Record<number, string>>;
  /** Further content of the page. */
  readonly paints?: string;
  /** Annotation objects of the page. */
  readonly annotations?: readonly number[];
}

/** A tagged page with a font that has the given letters. */
function tagged({
  text,
  letters,
  numbers = [0],
  extra = {},
  paints = '',
  annotations = [],
}: Made): Uint8Array {
  const map = [...new Set(letters)].map((letter) => `<${hex(letter)}> <00${hex(letter)}>`);
  return handmadePdf(
    { content: `/P << /MCID 0 >> BDC BT /F1 8 Tf 20 150 Td (${text}) Tj ET EMC ${paints}` },
    {
      1: `<< /Type /Catalog /Pages 2 0 R ${numbers.length > 0 ? '/StructTreeRoot 13 0 R' : ''} >>`,
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 20 0 R >> >> /StructParents 0 /Annots [${annotations.map((n) => `${n} 0 R`).join(' ')}] >>`,
      5: '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Body /FontDescriptor 10 0 R /ToUnicode 12 0 R >>',
      10: '<< /Type /FontDescriptor /FontFile2 11 0 R >>',
      11: stream(''),
      12: stream(`${map.length} beginbfchar\n${map.join('\n')}\nendbfchar`),
      13: '<< /Type /StructTreeRoot /ParentTree 14 0 R >>',
      14: `<< /Nums [${numbers.map((n) => `${n} []`).join(' ')}] >>`,
      ...extra,
    },
  );
}

const hex = (letter: string): string => letter.charCodeAt(0).toString(16);

async function foundIn(made: Made): Promise<Finding[]> {
  const report = await startInspection({ name: 'a.pdf', bytes: tagged(made) }, 0, {
    mode: 'quick',
    today: '2026-11-28',
  }).finish([], 'unknown');
  return report.findings.filter((f) => f.detector === 'unused-letters');
}

/** A form XObject that shows a text at a position of its page. */
function form(text: string, resources = '/Font << /F1 5 0 R >>'): string {
  const content = text.startsWith('/') ? text : `BT /F1 8 Tf 100 100 Td (${text}) Tj ET`;
  return `<< /Type /XObject /Subtype /Form /BBox [90 90 200 120] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const annotation = (entries: string, subtype = 'Widget'): string =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [90 90 200 120] ${entries} >>`;

/** Nested form XObjects, the innermost of which shows a text. */
const nested = (depth: number, text: string): Record<number, string> =>
  Object.fromEntries(
    Array.from({ length: depth }, (_, i) => [
      20 + i,
      i === depth - 1 ? form(text) : form('/X Do', `/XObject << /X ${21 + i} 0 R >>`),
    ]),
  );

const TEXT = 'Agreement of lease between Joyce Molefe and the landlord, 14 March 2026';

describe('letters that a file brings and no page shows', () => {
  it.each([
    ['of a name', `${TEXT}XK`, 'X K'],
    ['of a number', `${TEXT}7`, '7'],
  ])('flags those %s', async (_, letters, before) => {
    const [found] = await foundIn({ text: TEXT, letters });
    expect(found).toMatchObject({ strength: 'weak', before });
  });

  it('flags them beside an annotation that is painted', async () => {
    const extra = { 20: form('Joyce'), 21: annotation('/AP << /N 20 0 R >>') };
    expect(await foundIn({ text: TEXT, letters: `${TEXT}XK`, extra, annotations: [21] })).toHaveLength(1);
  });

  it('flags them beside forms in forms that are painted', async () => {
    const made = { text: TEXT, letters: `${TEXT}XK`, extra: nested(3, 'Joyce'), paints: '/X Do' };
    expect(await foundIn(made)).toHaveLength(1);
  });

  const looks = { 20: form('XK'), 22: form('Joyce') };
  it.each<[string, Pick<Made, 'extra' | 'paints' | 'annotations'>]>([
    ['a form that is clipped away', { extra: looks, paints: 'q 0 0 20 20 re W n /X Do Q' }],
    ['a form deep in others', { extra: nested(14, 'XK'), paints: '/X Do' }],
    ...(
      [
        ['a hidden annotation', '/F 2 /AP << /N 20 0 R >>'],
        ['an annotation that is only printed', '/F 36 /AP << /N 20 0 R >>'],
        ['a button that is pressed', '/AP << /N 22 0 R /D 20 0 R >>'],
        ['a button that is pointed at', '/AP << /N 22 0 R /R 20 0 R >>'],
        ['a box that is ticked', '/AS /Off /AP << /N << /Off 22 0 R /On 20 0 R >> >>'],
        ['a box without a state', '/AP << /N << /On 20 0 R >> >>'],
      ] as const
    ).map(([name, entries]): [string, Pick<Made, 'extra' | 'annotations'>] => [
      name,
      { extra: { ...looks, 21: annotation(entries) }, annotations: [21] },
    ]),
    ['a note', { extra: { ...looks, 21: annotation('/AP << /N 20 0 R >>', 'Text') }, annotations: [21] }],
  ])('says nothing where they may stand in %s', async (_, made) => {
    expect(await foundIn({ text: TEXT, letters: `${TEXT}XK`, ...made })).toEqual([]);
  });

  it.each<[string, Made]>([
    ['a font of the letters shown', { text: TEXT, letters: TEXT }],
    ['what is measured for page numbers', { text: TEXT.replaceAll('M', 'N'), letters: `${TEXT}N` }],
    ['blanks and signs', { text: TEXT, letters: `${TEXT}-:;` }],
    ['a file that is not tagged', { text: TEXT, letters: `${TEXT}XK`, numbers: [] }],
    ['a file whose other page was taken out', { text: TEXT, letters: `${TEXT}XK`, numbers: [0, 1] }],
    ['a font that is there whole', { text: TEXT, letters: `${TEXT}BCDEFGHIKLNOPQRSTUVWXYZ` }],
    [
      'a file with tiles, in which text may stand',
      { text: TEXT, letters: `${TEXT}XK`, extra: { 20: '<< /PatternType 1 >>' } },
    ],
  ])('says nothing of %s', async (_, made) => {
    expect(await foundIn(made)).toEqual([]);
  });
});
