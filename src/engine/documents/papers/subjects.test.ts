import { describe, expect, it } from 'vitest';
import { address } from '../../values/address.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lastOfRange } from '../../values/date-range.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('whom and what papers are about that nobody here had seen', () => {
  it('the subject of a letter stands above its closing, and who signs in capitals below', () => {
    const letter = readPrinted(
      lines(
        'SEROWE TRIBAL ADMINISTRATION',
        'BASIMANE WARD KGOTLA',
        '13TH NOVEMBER 2026',
        'RE: INTRODUCTION OF MRS GAOLEKWE EXAMPLE, ID 882120431',
        'The above named person is a member of Basimane ward in Serowe and',
        'resides in plot 4417. I have known her since childhood.',
        'Yours faithfully',
        'TSHEKEDI SEKGOMA (KGOSANA)',
      ),
    );
    expect(valueIn(letter, 'fullName')).toBe('GAOLEKWE EXAMPLE');
    expect(valueIn(letter, 'village')).toBe('Serowe');
    expect(valueIn(letter, 'plotNumber')).toBe('4417');
  });

  it("a deponent's full names stand in a form, and initials beside his signature", () => {
    const affidavit = readPrinted([
      [300, 40, 'BOTSWANA POLICE SERVICE'],
      [300, 80, 'AFFIDAVIT – PROOF OF RESIDENCE'],
      [60, 140, "Deponent's full names"],
      [400, 140, 'Mpho Cosmas Example'],
      [60, 180, 'Residential address'],
      [400, 180, 'Plot 2206, Newstands, Kasane'],
      [60, 240, 'I solemnly and sincerely declare that the particulars above are true.'],
      [60, 300, 'Deponent: M C Example'],
      [60, 340, 'Commissioner of Oaths: Const. Thapelo Modise'],
    ]);
    expect(valueIn(affidavit, 'fullName')).toBe('Mpho Cosmas Example');
  });

  it('a utility confirms an account by letter: what is owed and by when', () => {
    const letter = readPrinted(
      lines(
        'WATER UTILITIES CORPORATION',
        'Date: 30 September 2026',
        'TO WHOM IT MAY CONCERN',
        'CONFIRMATION OF WATER ACCOUNT: KESEGO EXAMPLE',
        'We confirm that Mr Kesego Example, Omang 518113307, is the holder of water account number 417702,',
        'for the supply to Plot 2117, Xhosa Ward, Mahalapye.',
        'The balance at the date of this letter is P162.35, payable by 21 October 2026.',
        'Yours faithfully,',
      ),
    );
    expect(letter.documentType).toBe('UTILITY_BILL');
    expect(valueIn(letter, 'address')).toBe('Plot 2117, Xhosa Ward, Mahalapye');
    expect(valueIn(letter, 'amountDue')).toBe(162.35);
  });

  it('a permit that prints its period and the day of its grant', () => {
    const permit = readPrinted([
      ...lines('REPUBLIC OF BOTSWANA', 'RESIDENCE PERMIT (RENEWAL)'),
      [60, 200, 'PERMIT NO'],
      [300, 200, ': RPN 20261187'],
      [60, 240, 'PERIOD'],
      [300, 240, ': 01 JUL 2026 - 30 JUN 2028'],
      [60, 280, 'DATE GRANTED'],
      [300, 280, ': 22 JUN 2026'],
    ]);
    expect(valueIn(permit, 'expiryDate')).toBe('2028-06-30');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2026-06-22');
  });

  it('a period whose last day is cut off has no last day', () => {
    expect(lastOfRange.parse('01 JUL 2026 - 3', ANY_DAY)).toBeNull();
    expect(lastOfRange.parse('01 JUL 2026 - 3 30 JUN 2028', ANY_DAY)?.value).toBe('2028-06-30');
  });

  it('a rent that is increased is what it is increased to', () => {
    const lease = readPrinted(
      lines(
        'RENEWAL OF LEASE AGREEMENT',
        'Landlord: Mr J. Mabuse',
        'Tenant: Lindiwe Example',
        'The monthly rental will be increased from P2,800.00 to P3,050.00. All other terms remain.',
      ),
    );
    expect(valueIn(lease, 'monthlyRent')).toBe(3050);
  });

  it('a day that is due after some more words, and the meter of a slip whose colon stands apart', () => {
    const rates = readPrinted([
      ...lines('GABORONE CITY COUNCIL', 'STATEMENT OF RATES', 'Rates account: GCC-20-33417'),
      [60, 300, 'Due date for payment without interest: 30 September 2026'],
    ]);
    expect(valueIn(rates, 'dueDate')).toBe('2026-09-30');
    const slip = readPrinted(
      lines(
        'BOTSWANA POWER CORPORATION',
        'PREPAID ELECTRICITY',
        'Date      : 19/11/2026 17:22',
        'Meter No  : 04228817334',
        'Units 94.4 kWh',
        'TOKEN',
        '4471 8820 1183 7740 2296',
      ),
    );
    expect(valueIn(slip, 'accountNumber')).toBe('04228817334');
  });

  it('a register whose titles were not all read keeps its columns apart', () => {
    const birth = readPrinted([
      [300, 40, 'CERTIFICATE OF BIRTH'],
      [60, 200, 'No.'],
      [140, 200, 'When and where born'],
      [480, 200, 'Name, if any'],
      [880, 200, 'When registered'],
      [60, 240, '2281'],
      [140, 240, '14 Jul 1996 Mochudi'],
      [440, 240, 'Lesego Tiny Example'],
      [690, 240, 'Moagi Example'],
      [880, 240, '2 Aug 1996'],
      [60, 340, 'I, Registrar of Births, certify the above to be a true copy of an entry in the register.'],
    ]);
    expect(valueIn(birth, 'fullName')).toBe('Lesego Tiny Example');
    expect(valueIn(birth, 'dateOfBirth')).toBe('1996-07-14');
    expect(valueIn(birth, 'registrationDate')).toBe('1996-08-02');
    expect(valueIn(birth, 'entryNumber')).toBe('2281');
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
