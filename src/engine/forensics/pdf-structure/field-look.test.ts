import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';

interface Field {
  readonly value: string;
  readonly look: string;
  /** Further entries of the field and of the form. */
  readonly field?: string;
  readonly form?: string;
  readonly type?: string;
}

async function foundIn({ value, look, field = '', form = '', type = 'Tx' }: Field): Promise<Finding[]> {
  const bytes = handmadePdf(
    { content: 'BT /F1 10 Tf 20 160 Td (Net salary) Tj ET', extra: '/Annots [12 0 R]' },
    {
      1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [11 0 R] ${form} >> >>`,
      11: `<< /FT /${type} /T (net) /V (${value}) /Kids [12 0 R] ${field} >>`,
      12: '<< /Type /Annot /Subtype /Widget /Parent 11 0 R /Rect [100 150 220 170] /F 4 /AP << /N 13 0 R >> >>',
      13: lookIn(look),
    },
  );
  return inspected(bytes);
}

interface Lower {
  readonly flags: number;
  readonly look: string;
  readonly at: string;
  /** The appearance of the upper field. */
  readonly upper?: string;
}

/** A field with the value "Kagiso Example", and one at (100, 150) with "Chobe Freight Limited". */
async function foundInTwo({ flags, look, at, upper = 'Chobe Freight Limited' }: Lower): Promise<Finding[]> {
  const field = (flag: number, value: string, box: string, n: number): string =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${n}) /V (${value}) /Rect [${box}] /F ${flag} /AP << /N ${n} 0 R >> >>`;
  return inspected(
    handmadePdf(
      { content: 'BT /F1 10 Tf 20 160 Td (Account holder) Tj ET', extra: '/Annots [12 0 R 14 0 R]' },
      {
        1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [12 0 R 14 0 R] >> >>',
        12: field(flags, 'Kagiso Example', at, 13),
        13: lookIn(look),
        14: field(4, 'Chobe Freight Limited', '100 150 220 170', 15),
        15: lookIn(upper),
      },
    ),
  );
}

function lookIn(look: string): string {
  const drawn = `/Tx BMC BT /F1 10 Tf 0 g 2 4 Td (${look}) Tj ET EMC`;
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font << /F1 5 0 R >> >> /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
}

async function inspected(bytes: Uint8Array): Promise<Finding[]> {
  const { findings } = await startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-25',
  }).finish([], 'unknown');
  return findings.filter((f) => f.detector === 'field-look');
}

describe('the look of a filled field', () => {
  it.each([
    ['another amount', '5,914.25', '9,914.25'],
    ['an amount with a digit before it', '5,914.25', '15,914.25'],
    ['another number', '62001234567', '62001294567'],
    ['another name', 'Kagiso Example', 'Mpho Specimen'],
    ['another employer', 'Example Traders, Mahalapye', 'Chobe Freight (Pty) Ltd'],
  ])('is strong when it shows %s than the field holds', async (_, value, look) => {
    expect(await foundIn({ value, look })).toMatchObject([
      { strength: 'strong', before: value, after: look, page: 0 },
    ]);
  });

  it.each([
    ['the same', '5,914.25', '5,914.25'],
    ['a currency before it', '5914.25', 'BWP 5,914.25'],
    ['decimals that a format adds', '5914', '5,914.00'],
    ['a day in another order', '2026-11-02', '02/11/2026'],
    ['what fits into the field', '62001234567 at Mahalapye', '62001234'],
    ['words only', 'K. Example', 'Kagiso'],
    ['a name in another order', 'Kagiso Example', 'EXAMPLE, K.'],
    ['an abbreviated name', 'Kagiso Example', 'K. Example'],
  ])('is nothing when it shows %s', async (_, value, look) => {
    expect(await foundIn({ value, look })).toEqual([]);
  });

  it('is a note where the form asks viewers to draw its fields anew', async () => {
    const field = { value: '5,914.25', look: '0,000.00', form: '/NeedAppearances true' };
    expect(await foundIn(field)).toMatchObject([{ strength: 'note' }]);
  });

  it('is left to its format where one is set, but for an amount', async () => {
    const field = '/AA << /F << /S /JavaScript /JS (format) >> >>';
    expect(await foundIn({ value: '2026-11-02', look: '2 Nov 26', field })).toEqual([]);
    expect(await foundIn({ value: '5,914.25', look: '9,914.25', field })).toHaveLength(1);
  });

  it('is nothing of a choice, which shows another text than it holds', async () => {
    expect(await foundIn({ value: '17', look: '24 months', type: 'Ch' })).toEqual([]);
  });

  it.each([
    ['hidden', 2, 'Kagiso Example', '100 150 220 170'],
    ['not for the screen', 32, 'Kagiso Example', '100 150 220 170'],
    ['shown, too', 4, 'Kagiso Example', '100 150 220 170'],
  ])('is nothing of a field over which another one lies: %s', async (_, flags, look, at) => {
    expect(await foundInTwo({ flags, look, at })).toEqual([]);
  });

  it('is strong of a field beside another one, or over a hidden one', async () => {
    expect(await foundInTwo({ flags: 4, look: 'Mpho Specimen', at: '100 120 220 140' })).toMatchObject([
      { strength: 'strong', before: 'Kagiso Example' },
    ]);
    expect(
      await foundInTwo({ flags: 2, look: 'Kagiso Example', at: '100 150 220 170', upper: 'Serowe Traders' }),
    ).toMatchObject([{ strength: 'strong', before: 'Chobe Freight Limited', after: 'Serowe Traders' }]);
  });
});
