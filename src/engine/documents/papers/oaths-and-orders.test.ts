import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('words of affidavits, mandates, references and business papers that nobody here had seen', () => {
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
