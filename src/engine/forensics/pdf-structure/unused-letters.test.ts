import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';

interface Made {
  /** What the page shows. */
  readonly text: string;
  /** Letters that the font has. */
  readonly letters: string;
  /** Numbers of the parent tree; the page is number 0. */
  readonly numbers?: readonly number[];
  readonly extra?: Readonly<Record<number, string>>;
}

/** A tagged page in a font that has some letters. */
function tagged({ text, letters, numbers = [0], extra = {} }: Made): Uint8Array {
  const map = [...new Set(letters)].map((letter) => `<${hex(letter)}> <00${hex(letter)}>`);
  return handmadePdf(
    { content: `/P << /MCID 0 >> BDC BT /F1 8 Tf 20 150 Td (${text}) Tj ET EMC`, extra: '/StructParents 0' },
    {
      1: `<< /Type /Catalog /Pages 2 0 R ${numbers.length > 0 ? '/StructTreeRoot 13 0 R' : ''} >>`,
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

const TEXT = 'Agreement of lease between Joyce Molefe and the landlord, 14 March 2026';

describe('letters that a file brings and no page shows', () => {
  it.each([
    ['of a name', `${TEXT}XK`, 'X K'],
    ['of a number', `${TEXT}7`, '7'],
  ])('flags those %s', async (_, letters, before) => {
    const [found] = await foundIn({ text: TEXT, letters });
    expect(found).toMatchObject({ strength: 'strong', before });
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
