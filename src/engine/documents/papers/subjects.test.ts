import { describe, expect, it } from 'vitest';
import { address } from '../../values/address.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lastOfRange } from '../../values/date-range.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('whom and what papers are about that nobody here had seen', () => {
  it('a period whose last day is cut off has no last day', () => {
    expect(lastOfRange.parse('01 JUL 2026 - 3', ANY_DAY)).toBeNull();
    expect(lastOfRange.parse('01 JUL 2026 - 3 30 JUN 2028', ANY_DAY)?.value).toBe('2028-06-30');
  });

  it('words in which forms and letters put what others call by other names', () => {
    const bill = readPrinted([
      ...lines('Botswana Power Corporation', 'Electricity Bill'),
      [60, 200, 'Name on account'],
      [500, 200, 'Tumisang Ralokwakweng'],
      [60, 240, 'Account'],
      [500, 240, '1400771182'],
      [60, 280, 'Bill reference'],
      [500, 280, 'EB-26-11-771182'],
    ]);
    expect(valueIn(bill, 'fullName')).toBe('Tumisang Ralokwakweng');
    expect(valueIn(bill, 'billNumber')).toBe('EB-26-11-771182');
    const card = readPrinted([
      [60, 40, 'BURS TAXPAYER REGISTRATION CARD'],
      [60, 120, 'Taxpayer identification number'],
      [60, 145, 'I07718822014'],
      [60, 200, 'Registered'],
      [60, 225, '14/09/2022'],
      [400, 200, 'Card issued'],
      [400, 225, '03/10/2022'],
    ]);
    expect(valueIn(card, 'registrationDate')).toBe('2022-09-14');
    expect(valueIn(card, 'issueDate')).toBe('2022-10-03');
    const permit = readPrinted(
      lines(
        'WORK PERMIT',
        'Permit number: WP/MN/04417/26',
        'Mr Stefan Kurt Example, of German nationality, born on 12 June 1969, is permitted to work as guide.',
      ),
    );
    expect(valueIn(permit, 'fullName')).toBe('Stefan Kurt Example');
    const letter = readPrinted(
      lines(
        'OFFICE OF THE KGOSI',
        'Mmathethe Main Kgotla',
        'PROOF OF RESIDENCE',
        'This letter serves to confirm that Boineelo Example (Omang 330724418) is a resident of Mmathethe village.',
        'Her home is at Plot 188, Goo-Moilwa Ward.',
      ),
    );
    expect(valueIn(letter, 'plotNumber')).toBe('188');
    expect(valueIn(letter, 'ward')).toBe('Goo-Moilwa');
    expect(address.parse('Two-bedroomed house on Lot 5518, Extension 3, Palapye', ANY_DAY)?.value).toBe(
      'Lot 5518, Extension 3, Palapye',
    );
  });
});
