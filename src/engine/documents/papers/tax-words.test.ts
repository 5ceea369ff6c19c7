import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words that revenue services and registers use', () => {
  it.each(['P', 'BWP', 'N$', 'NAD'])(
    'boxes of amounts name the money of an installed country: %s',
    (mark) => {
      const { fields } = readPrinted([
        ...lines('TAX CERTIFICATE ITW8', 'Employee Name: Neo Example', 'Tax Year: 2025/2026'),
        [60, 260, `Emoluments ${mark}`],
        [360, 260, `Approved Pension ${mark}`],
        [660, 260, `Tax Withheld ${mark}`],
        [60, 300, '84,000.00'],
        [360, 300, '4,200.00'],
        [660, 300, '3,150.00'],
      ]);
      const sure = fields
        .filter(({ confidence }) => confidence > 0.9)
        .map(({ name, value }) => [name, value]);
      expect(sure).toEqual(
        expect.arrayContaining([
          ['grossSalary', 84000],
          ['pensionContribution', 4200],
          ['taxDeductions', 3150],
        ]),
      );
    },
  );

  it('a vendor is entered on one day and liable from another', () => {
    const paper = readLines(
      'CERTIFICATE OF REGISTRATION: VALUE ADDED TAX',
      'Registered Supplier: Example Feedlot (Pty) Ltd',
      'VAT Regn. No.: C47120001112',
      'Business name, if other: SAMPLE FEEDS',
      'Day of registration: 17 February 2023',
      'Day of commencement: 1 March 2023',
      'Return cycle: Monthly',
    );
    expect(valueIn(paper, 'vatNumber')).toBe('C47120001112');
    expect(valueIn(paper, 'effectiveDate')).toBe('2023-03-01');
    expect(valueIn(paper, 'tradingName')).toBe('SAMPLE FEEDS');
    expect(valueIn(paper, 'taxPeriod')).toBe('Monthly');
  });

  it('a letter says from when a vendor is registered, behind its number', () => {
    const paper = readLines(
      'Example Revenue Service',
      '12 December 2025',
      'CONFIRMATION OF REGISTRATION FOR VAT',
      'The company Example Glass (Pty) Ltd has been registered for Value Added Tax under number C62717701118',
      'as from 1 January 2026.',
    );
    expect(valueIn(paper, 'effectiveDate')).toBe('2026-01-01');
    expect(valueIn(paper, 'issueDate')).toBe('2025-12-12');
  });

  it('a clearance ceases, and is not issued on the day it was asked for', () => {
    const paper = readLines(
      'Tax Compliance Certificate',
      'Request date: 3 March 2026',
      'Name of operator: Example Poultry (Pty) Ltd',
      'TPIN: C41207701011',
      'Approved on: 4 March 2026',
      'The clearance remains in force for twelve months, that is up to and including 3 March 2027.',
    );
    expect(valueIn(paper, 'issueDate')).toBe('2026-03-04');
    expect(valueIn(paper, 'expiryDate')).toBe('2027-03-03');
    expect(valueIn(paper, 'tinNumber')).toBe('C41207701011');
  });

  it('a number of another state is not given the letter of ours', () => {
    const paper = readLines(
      'EXAMPLE REVENUE AUTHORITY',
      'TAX CLEARANCE CERTIFICATE',
      'Business Name: Example Traders Limited',
      'TPIN: 1004417728',
      'Valid to: 31.03.2027',
    );
    expect(valueIn(paper, 'tinNumber')).toBe('1004417728');
    const vat = readLines(
      'Certificate of Registration for Value Added Tax',
      'Registration number: GB 417 2280 61',
      'Effective date of registration: 01 August 2022',
    );
    expect(valueIn(vat, 'vatNumber')).toBe('GB 417 2280 61');
  });

  it('a card and a confirmation are titled after what they tell', () => {
    const card = readLines(
      'TIN CARD',
      'SURNAME: EXAMPLE',
      'FORENAMES: KAGO NEO',
      'TAX PAYER NUMBER: I51290201019',
      'DATE REGISTERED: 30/05/2023',
    );
    expect(card.documentType).toBe('TIN_CERTIFICATE');
    expect(valueIn(card, 'registrationDate')).toBe('2023-05-30');
    const opinion = readLines(
      'EXAMPLE SAVINGS BANK',
      '3 September 2026',
      "BANKER'S OPINION: MR KAGO EXAMPLE",
      'The above named has kept a savings account, number 1040277188, with us since 4 May 2017.',
      'The account has been run in a satisfactory manner.',
    );
    expect(opinion.documentType).toBe('REFERENCE_LETTER');
    expect(valueIn(opinion, 'accountNumber')).toBe('1040277188');
  });
});
