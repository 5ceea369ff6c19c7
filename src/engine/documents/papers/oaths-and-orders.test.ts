import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words of affidavits, mandates, references and business papers that nobody here had seen', () => {
  it('before whom somebody swore', () => {
    const oath = (...end: readonly string[]): unknown =>
      valueIn(
        readLines('AFFIDAVIT', 'I, Kago Example, make oath and state that I am single.', ...end),
        'commissionerName',
      );
    expect(oath('Attested by: Insp. Neo Sample')).toBe('Neo Sample');
    expect(oath('Before me: (signed) N. Sample')).toBe('N. Sample');
    expect(oath('Officer administering oath: Neo Sample')).toBe('Neo Sample');
    const signed = readPrinted([
      [60, 60, 'AFFIDAVIT'],
      [60, 100, 'I, Kago Example, make oath and state that I am single.'],
      [60, 200, 'N. SAMPLE'],
      [60, 230, 'COMMISSIONER OF OATHS EX OFFICIO'],
    ]);
    expect(valueIn(signed, 'commissionerName')).toBe('N. SAMPLE');
  });

  it('a label may go on before its value', () => {
    const licence = readLines(
      'EXAMPLE DISTRICT COUNCIL',
      'TRADE LICENCE',
      'Licence No: EDC/0918/26',
      'Name of dealer in produce: Example Fresh Foods',
      'Nature of trade: Fresh produce vendor',
    );
    expect(valueIn(licence, 'businessType')).toBe('Fresh produce vendor');
    expect(String(valueIn(licence, 'companyName'))).not.toContain('of dealer');
  });
});
