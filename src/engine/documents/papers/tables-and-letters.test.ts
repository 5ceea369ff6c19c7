import { describe, expect, it } from 'vitest';
import { mended } from '../../values/text/misread.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('letters and forms of income in other words', () => {
  it('a subject without a word before it, two earnings in one sentence, "Faithfully yours"', () => {
    const letter = readPrinted([
      ...lines(
        'EXAMPLE HILLS LODGE',
        'P O Box 615, Palapye',
        'Date: 24th February 2026',
        'TO WHOM IT MAY CONCERN',
        'KAGO EXAMPLE -ID 000010000',
        'This letter serves to state that the bearer, whose names appear above, has been an employee of the',
        'Lodge from 12th June 2019 to date. At present he holds the post of Assistant Chef.',
        'His present earnings are P4,850.00 gross and P4,371.15 net each month.',
        'Faithfully yours,',
        'Mrs. Wilma van der Sample',
        'Lodge Manageress',
      ),
    ]);
    expect(valueIn(letter, 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2019-06-12');
    expect(valueIn(letter, 'grossSalary')).toBe(4850);
    expect(valueIn(letter, 'netSalary')).toBe(4371.15);
    expect(valueIn(letter, 'signatoryTitle')).toBe('Lodge Manageress');
  });

  it('letters among the figures of an amount', () => {
    expect(mended('Ordinary Shares of Pl.OO each')).toBe('Ordinary Shares of P1.00 each');
    expect(mended('Plot 10')).toBe('Plot 10');
    expect(mended('P10.00')).toBe('P10.00');
  });
});
