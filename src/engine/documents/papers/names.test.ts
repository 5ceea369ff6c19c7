import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("names on papers of strangers' making", () => {
  it('a verb in capitals is no company', () => {
    const paper = readPrinted([
      [100, 60, 'NATA EXAMPLE (PROPRIETARY) LIMITED'],
      [100, 120, 'WRITTEN RESOLUTION OF THE DIRECTORS'],
      [100, 160, 'dated 9 June 2026'],
      [100, 220, 'We, being all the directors, RESOLVE to open'],
      [100, 250, 'an account and to appoint Ms Neo Example.'],
    ]);
    expect(valueIn(paper, 'taxpayerName')).toBe('NATA EXAMPLE (PROPRIETARY) LIMITED');
    for (const words of ['RESOLVE', 'HEREBY AGREED', 'CORPORATION', 'Ministry'])
      expect(companyName.parse(words, { today: '2026-11-21' }), words).toBeNull();
  });

  it("a bank's short name over its full one is no holder; behind the legal form stands the branch", () => {
    const paper = readPrinted([
      [60, 60, 'Standard Chartered'],
      [60, 84, 'Standard Chartered Bank Botswana Limited, Main Mall'],
      [60, 150, 'STATEMENT OF ACCOUNT'],
      [60, 210, 'Kago & Neo Example'],
      [600, 210, 'Account No.: 0100-114718-900'],
      [60, 232, 'Plot 811'],
      [600, 232, 'Period: 02-05-2026 to 30-07-2026'],
      [60, 254, 'Mogoditshane'],
      [60, 320, 'Opening balance 900.00'],
      [60, 350, 'Closing balance 700.00'],
    ]);
    expect(valueIn(paper, 'accountHolderName')).toBe('Kago & Neo Example');
    expect(valueIn(paper, 'bankName')).toBe('Standard Chartered Bank Botswana Limited');
  });

  it('the heading of a slip of prepaid electricity is no customer; a nought before a full stop is an initial', () => {
    const paper = readPrinted([
      [200, 60, 'BPC PREPAID VENDING'],
      [200, 84, 'Spar Example Palapye'],
      [60, 160, 'Date'],
      [260, 160, ': 05/11/2026'],
      [60, 190, 'Meter'],
      [260, 190, ': 04118833902'],
      [60, 220, 'Name'],
      [300, 220, '0. EXAMPLE'],
      [60, 250, 'Address:'],
      [300, 250, 'PLOT 881 PALAPYE'],
      [60, 280, 'Tariff : DOMESTIC'],
      [60, 310, 'Units (kWh)'],
      [300, 310, '108.7'],
      [60, 340, 'TOKEN'],
    ]);
    expect(valueIn(paper, 'fullName')).toBe('O. EXAMPLE');
  });

  it('Kgosi is a title on papers of chiefs, elsewhere a given name', () => {
    const statement = readPrinted([
      [60, 60, 'Orange Money'],
      [60, 100, 'Account statement'],
      [60, 140, 'Name: Kgosi Kago Example'],
      [60, 180, 'Period: 01/10/2026 - 15/10/2026'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('Kgosi Kago Example');
    const letter = { today: '2026-11-21', ofChiefs: true };
    expect(personName.parse('Kgosi Kago Example', letter)?.value).toBe('Kago Example');
  });

  it('a value that begins with the word of its label is one', () => {
    const slip = readPrinted([
      [60, 60, 'SALARY ADVICE SLIP'],
      [60, 140, 'MINISTRY'],
      [260, 140, 'MINISTRY OF EXAMPLES'],
      [60, 180, 'NAME :'],
      [260, 180, 'KAGO EXAMPLE'],
      [60, 220, 'NET SALARY'],
      [260, 220, '1,250.00'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('MINISTRY OF EXAMPLES');
  });
});
