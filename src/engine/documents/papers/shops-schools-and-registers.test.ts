import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { ANY_DAY } from '../../values/kind.ts';

describe('papers of shops, schools, boards and registers', () => {
  it('the name of a company before what the paper is', () => {
    expect(companyName.parse('Nata Civil Contractors PAY ADVICE SLIP', ANY_DAY)?.value).toBe(
      'Nata Civil Contractors',
    );
    expect(companyName.parse('Pay Slip', ANY_DAY)).toBeNull();
  });
});
