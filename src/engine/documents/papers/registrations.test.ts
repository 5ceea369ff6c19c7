import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('registrations of taxpayers and traders', () => {
  it('the number of the VAT alone is not a TIN', () => {
    const letter = readPrinted(
      lines(
        'TAXPAYER REGISTRATION',
        'Kago Example',
        'You are registered for income tax.',
        'BURS VAT Reg G00000001112',
      ),
    );
    expect(valueIn(letter, 'tinNumber') ?? null).toBeNull();
  });

  it('the last word of a long label names nobody', () => {
    const clearance = readPrinted(
      lines('Certificate of Tax Clearance', 'Name of person or business cleared', 'TIN: C00000010014'),
    );
    expect(valueIn(clearance, 'taxpayerName') ?? null).toBeNull();
  });
});
