import type { Point } from '../../../../src/contract/geometry.ts';
import { generate, layoutsOf, truthOf } from '../../../specimens/index.ts';
import { decode } from '../../../specimens/degrade/picture.ts';
import type { Random } from '../../../specimens/world/random.ts';
import type { Sheet } from './sheet.ts';

const CARD_TYPES = ['OMANG', 'DRIVERS_LICENCE', 'RESIDENCE_PERMIT'];
const PAPER_TYPES = [
  'PAYSLIP',
  'UTILITY_BILL',
  'BANK_STATEMENT',
  'AFFIDAVIT',
  'EMPLOYMENT_LETTER',
  'COUNCIL_BILL',
  'LEASE_AGREEMENT',
  'TAX_CERTIFICATE',
];
/** Enough to tell where lines are; nothing is read. */
const CARD_DPI = 260;
const PAPER_DPI = 130;
/** A card is 85.6 mm wide with corners of 3.18 mm (ISO/IEC 7810). */
const ROUND = 3.18 / 85.6;

async function sheetsOf(type: string, layout: number, seed: number, dpi: number): Promise<Sheet[]> {
  const { truth, images } = await generate(type, layout, seed, { dpi });
  return Promise.all(
    images.map(async (image, i) => {
      const picture = await decode(image);
      const page = truth.pages[i]!;
      const isCard = Math.max(page.width, page.height) < 5 * dpi;
      const lines = page.lines.map(({ box }): Point => ({
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      }));
      return { picture, lines, round: isCard ? ROUND * Math.max(picture.width, picture.height) : 0 };
    }),
  );
}

/** Both sides of a card of the specimen generator. */
export async function cardSides(random: Random, seed: number): Promise<Sheet[]> {
  const type = random.pick(CARD_TYPES);
  const two = layoutsOf(type)
    .map((_, i) => i + 1)
    .filter((layout) => truthOf(type, layout, seed).pages.length === 2);
  return two.length === 0 ? cardSides(random, seed) : sheetsOf(type, random.pick(two), seed, CARD_DPI);
}

/** The first page of a letter, bill or statement. */
export async function paper(random: Random, seed: number): Promise<Sheet> {
  const type = random.pick(PAPER_TYPES);
  const sheets = await sheetsOf(type, random.int(1, layoutsOf(type).length), seed, PAPER_DPI);
  return sheets[0]!;
}

/** A passport's data page. */
export async function dataPage(random: Random, seed: number): Promise<Sheet> {
  const sheets = await sheetsOf('PASSPORT', random.int(1, layoutsOf('PASSPORT').length), seed, CARD_DPI);
  return sheets[0]!;
}
