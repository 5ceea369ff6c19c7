import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { StationConfig } from '../../../contract/config.ts';
import { pagesOf, pdf } from '../../intake/pages.fixture.ts';
import { inspect } from '../inspect.ts';
import { openFile } from '../open-file.ts';
import { readPastedPictures } from './pasted-picture.ts';

const NUMBER = '621234563456';
const AT = { x: 260, y: 120, height: 18 } as const;

/** Of the picture, in pixels. */
const WIDTH = 640;

/** The picture ends in the last digit of `1688.20`. */
const CUTS = 195;

/** A paper with a value of its own text under a picture of another text. */
async function paper(printed: string, pictured: string, width = WIDTH): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="72"><rect width="${WIDTH}" height="72" fill="#fff"/><text x="12" y="54" font-size="54" font-family="Liberation Sans, DejaVu Sans, sans-serif">${pictured}</text></svg>`;
  const picture = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 0, width, height: 72 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return pdf((doc) => {
    doc
      .fontSize(14)
      .text('Statement of the account', 60, 80)
      .text('Account', 60, AT.y)
      .text(printed, AT.x, AT.y);
    doc.image(picture, AT.x - 4, AT.y - 3, { width: (AT.height * width) / 72 });
  });
}

async function found(printed: string, pictured: string, width = WIDTH): Promise<string[]> {
  const bytes = await paper(printed, pictured, width);
  const [page] = await pagesOf(bytes);
  const { pdf } = openFile({ name: 'a file', bytes }, { mode: 'full', today: '2026-11-29' });
  const findings = await readPastedPictures(pdf!, 0, page!.raster);
  return findings.map(({ strength, before }) => `${strength}: ${before}`);
}

describe('a picture over a value', () => {
  it.each([
    ['another number', NUMBER, '621234569991'],
    ['another amount', '8,300.00', '18,300.00'],
    ['another day', '12 March 2026', '19/03/2026'],
    ['another month', '12 March 2026', '12 April 2026'],
    ['another day between the same words', 'Born on 12 March 1996', 'Born on 5 June 1996'],
    ['another share', 'with 53 % passed', 'with 91 % passed'],
  ])('is proof where it shows %s', async (_, printed, pictured) => {
    expect(await found(printed, pictured)).toEqual([`proof: ${printed}`]);
  });

  it('is strong where it shows the name of another person', async () => {
    expect(await found('Refilwe Moyo', 'Kagiso Molefe')).toEqual(['strong: Refilwe Moyo']);
  });

  it('is strong where the edge of the picture cuts the last character for one reader', async () => {
    expect(await found('688.20', '1688.20', CUTS)).toEqual(['strong: 688.20']);
  });

  it.each([
    ['another end behind a mask, which readers spell in two ways', NUMBER, '******9991'],
    ['an amount that one reader alone reads whole', '18,300.00', '8,300.00'],
    ['a stamp', '12 March 2026', 'RECEIVED'],
    ['a signature for a name', 'Kagiso Molefe', 'K. Molefe'],
    ['words with a number', '12 March 2026', 'PAID 28 NOV 2026'],
  ])('is weak where it shows %s', async (_, printed, pictured) => {
    expect(await found(printed, pictured)).toEqual([`weak: ${printed}`]);
  });

  it.each([
    ['the same amount in another form', '6971.1', 'P 6,971.10'],
    ['a day over its mask', 'DD/MM/20YY', '14/11/2026'],
    ['the same', NUMBER, NUMBER],
    ['a name for an office', 'Branch Manager', 'Kagiso Molefe'],
    ['the end of the number behind a mask', NUMBER, '******3456'],
    ['its beginning and its end', NUMBER, '6212****3456'],
    ['its end alone', NUMBER, '3456'],
    ['the same day in another form', '12 March 2026', '12/03/2026'],
    ['nothing', NUMBER, ''],
  ])('says nothing where it shows %s', async (_, printed, pictured) => {
    expect(await found(printed, pictured)).toEqual([]);
  });

  it('is read by a quick inspection as well where it lies over figures', async () => {
    const inspected = async (printed: string, pictured: string): Promise<string> => {
      const file = { name: 'a.pdf', bytes: await paper(printed, pictured) };
      const request = { file, mode: 'quick', today: '2026-11-29', profile: 'unknown' } as const;
      const { ocr } = StationConfig.parse({});
      const context = { progress: () => undefined, signal: new AbortController().signal };
      return (await inspect({ ...request, ocr, trustedCertificates: [] }, context)).verdict;
    };
    expect(await inspected('8,300.00', '18,300.00')).toBe('TAMPERED');
    expect(await inspected('8,300.00', '8,300.00')).toBe('INCONCLUSIVE');
    expect(await inspected('Example Bank', 'Onkarabile Mosweu')).toBe('INCONCLUSIVE');
  });
});
