import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('terms of contracts and particulars of companies as others print them', () => {
  it('for whom a contract was prepared', () => {
    const contract = readPrinted([
      [60, 40, 'Nata Analytics (Pty) Ltd'],
      [60, 80, 'Employment contract'],
      [60, 140, 'Prepared on 13 July 2026 for Kago Example'],
      [60, 200, 'Role'],
      [400, 200, 'Junior Data Analyst'],
      [60, 250, 'Pay'],
      [400, 250, 'BWP 14,200 gross per month'],
      [60, 300, 'Manager'],
      [400, 300, 'Sharon Pheko, Head of Analytics'],
    ]);
    expect(valueIn(contract, 'employeeName')).toBe('Kago Example');
  });

  it('work for some weeks: what, where, and from when', () => {
    const contract = readLines(
      'BORO CIVIL WORKS',
      'TEMPORARY EMPLOYMENT CONTRACT',
      '1. Name of worker: Kago Example Omang: 634418205',
      '2. Nature of work: General labourer, road D4012',
      '3. From: 5 October 2026 To: 18 December 2026',
      '4. Rate of pay: P95.00 per day, paid every second Friday',
      'Date: 2/10/2026',
    );
    expect(valueIn(contract, 'position')).toBe('General labourer');
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-10-05');
    expect(valueIn(contract, 'issueDate')).toBe('2026-10-02');
  });

  it('a filling station that employs', () => {
    const letter = readLines(
      'SALARY CERTIFICATE',
      'Nata Filling Station, P O Box 1299, Mogoditshane',
      'This certifies that Kago Example is employed by us as a Cashier from 1 August 2023 to date.',
      'Monthly gross P 3,450.00',
    );
    expect(valueIn(letter, 'employerName')).toBe('Nata Filling Station');
  });

  it('a post, and how it is paid', () => {
    const letter = readLines(
      'Nata English Medium School',
      '28th October 2026',
      'To Whom It May Concern',
      'This letter confirms that Mrs Kago Example has been in our employ since 15 January 2018.',
      'She is presently our Standard 4 teacher and is paid in line with the scales of private schools.',
      'Yours sincerely,',
      'Lesedi Specimen',
    );
    expect(valueIn(letter, 'position')).toBe('Standard 4 teacher');
  });

  it('a slip in Setswana: the month behind its title, and the whole of the pay', () => {
    const slip = readPrinted([
      [60, 40, 'Nata Dimonamone'],
      [60, 80, 'SETLANKANA SA MOPUTSO - Seetebosigo 2026'],
      [60, 120, 'Leina la modiri: Gaolathe Example'],
      [60, 200, 'Moputso wa kgwedi'],
      [700, 200, '2,900.00'],
      [60, 240, 'Nako e e oketsegileng'],
      [700, 240, '220.00'],
      [60, 280, 'Moputso otlhe'],
      [700, 280, '3,120.00'],
      [60, 320, 'Penshene'],
      [700, 320, '156.00'],
      [60, 360, 'Diphokotso tsotlhe'],
      [700, 360, '156.00'],
      [60, 400, 'Madi a a amogelwang'],
      [700, 400, '2,964.00'],
    ]);
    expect(valueIn(slip, 'payPeriod')).toBe('2026-06');
    expect(valueIn(slip, 'grossSalary')).toBe(3120);
  });

  it('a holder whose address is set flush with the right edge', () => {
    const flush = (y: number, text: string) => [960 - 10 * text.length, y, text] as const;
    const statement = readPrinted([
      [60, 60, 'Access Bank Botswana Limited'],
      flush(60, 'BONOLO PATRICIA EXAMPLE'),
      [60, 85, 'Jwaneng Branch (551267)'],
      flush(85, 'BOX 402, JWANENG'),
      [60, 160, 'Account: 5520018833'],
      [400, 160, 'Period: 01-Mar-2026 to 31-Mar-2026'],
      [60, 220, 'Date'],
      [300, 220, 'Transaction'],
      [600, 220, 'Amount'],
      [800, 220, 'Balance'],
      [60, 260, '01-Mar-2026'],
      [300, 260, 'OPENING BALANCE'],
      [800, 260, '640.25 CR'],
      [60, 300, '03-Mar-2026'],
      [300, 300, 'SALARY'],
      [600, 300, '7,150.00 CR'],
      [800, 300, '7,790.25 CR'],
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('BONOLO PATRICIA EXAMPLE');
  });

  it('directors on the day of the registration', () => {
    const certificate = readPrinted([
      ...lines(
        'Companies and Intellectual Property Authority',
        'Certificate of Registration of Company',
        'I certify that Nata Feedlots (Proprietary) Limited has on 17 February 2025 been',
        'entered in the register of companies under the number BW00004993820.',
        'Directors on the date of registration',
      ),
      [60, 300, 'Name'],
      [600, 300, 'Nationality'],
      [60, 350, 'Oteng Example'],
      [600, 350, 'Botswana'],
      [60, 400, 'Ruth Example'],
      [600, 400, 'Zambia'],
    ]);
    expect(valueIn(certificate, 'directors')).toEqual(['Oteng Example', 'Ruth Example']);
  });

  it('an extract in sentences: its day, and how the company stands', () => {
    const extract = readLines(
      'COMPANIES AND INTELLECTUAL PROPERTY AUTHORITY',
      'COMPANY EXTRACT',
      'It is certified that the register shows the following on 25 September 2026:',
      '1. Company: Nata Adventure Tours (Pty) Ltd, UIN BW00001557209.',
      '2. The company was incorporated on 9 March 2016 and is active.',
    );
    expect(valueIn(extract, 'extractDate')).toBe('2026-09-25');
    expect(valueIn(extract, 'companyStatus')).toBe('active');
  });
});
