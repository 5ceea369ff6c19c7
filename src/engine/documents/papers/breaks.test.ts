import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { ANY_DAY } from '../../values/kind.ts';
import type { PrintedLine } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('what is no value', () => {
  it.each(['Mr', 'Mrs.', '(Pty) Ltd'])('%s alone is nobody', (printed) => {
    expect(companyName.parse(printed, ANY_DAY)).toBeNull();
    expect(partyName.parse(printed, ANY_DAY)).toBeNull();
  });

  it.each(['HOUSE 14', 'of shares 250', '12. Date issued'])('%s is no reference', (printed) =>
    expect(reference.parse(printed, ANY_DAY)).toBeNull(),
  );

  it('a title of engineers is no part of a name', () =>
    expect(personName.parse('Eng. Kago Example', ANY_DAY)?.value).toBe('Kago Example'));
});

describe('months in Roman numerals', () => {
  it.each([
    ['12.X.2026', '2026-10-12'],
    ['3-IV-26', '2026-04-03'],
    ['1/VIII/2026', '2026-08-01'],
    ['30.XII.2025', '2025-12-30'],
  ])('%s', (printed, day) => expect(date.parse(printed, ANY_DAY)?.value).toBe(day));
});

describe('values that run into what stands beside them', () => {
  it('a cell joined with the label of the next one ends there', () => {
    const bill = readPrinted([
      [60, 60, 'NATA TOWN COUNCIL'],
      [60, 120, 'ASSESSMENT RATES DEMAND NOTE'],
      [60, 200, 'Ratepayer'],
      [260, 200, 'Kago B. Example Demand No'],
      [700, 200, 'NTC/R/26/3381'],
      [60, 250, 'Rated property'],
      [260, 250, 'Lot 1209, Nata'],
      [510, 250, 'Valuation roll account'],
      [760, 250, '0129-77812'],
    ]);
    expect(valueIn(bill, 'name')).toBe('Kago B. Example');
    expect(valueIn(bill, 'accountNumber')).toBe('0129-77812');
  });

  it('an office in brackets below a name is of that name, not of the next one', () => {
    const minutes = readPrinted([
      [60, 60, 'Nata Example Holdings (Pty) Ltd'],
      [60, 110, 'Minutes of a Meeting of the Board of Directors'],
      [60, 180, 'Present'],
      [60, 210, 'Ms. Kago Example'],
      [60, 234, '(Chairperson)'],
      [60, 260, 'Mr. Neo Sample'],
    ]);
    expect(valueIn(minutes, 'chairperson')).toBe('Kago Example');
  });
});

describe('papers that say it in a sentence', () => {
  it('a share certificate without a title', () => {
    const paper = readLines(
      'NATA EXAMPLE HOLDINGS LIMITED',
      '(Registration No. BW00000000123)',
      'THIS IS TO CERTIFY THAT Mr. Kago Example of P O Box 8, Palapye is the registered',
      'holder of TWO HUNDRED AND FIFTY (250) fully paid ordinary shares of P100.00 each',
      'Given under the hands of the directors on 30 June 2023',
    );
    expect(paper.documentType).toBe('SHARE_CERTIFICATE');
    expect(valueIn(paper, 'companyName')).toBe('NATA EXAMPLE HOLDINGS LIMITED');
    expect(valueIn(paper, 'shareholderName')).toBe('Kago Example');
    expect(valueIn(paper, 'shareQuantity')).toBe(250);
  });

  it('whom a permit authorises', () => {
    const permit = readLines(
      'Department of Immigration and Citizenship',
      'RESIDENCE PERMIT',
      'This permit authorises MRS KAGO RUDO EXAMPLE, a national of ZIMBABWE, to reside in Botswana.',
    );
    expect(valueIn(permit, 'name')).toBe('KAGO RUDO EXAMPLE');
  });

  it('the day an external company was registered is the day of its certificate', () => {
    const paper = readLines(
      'Certificate of Registration',
      'I hereby certify that',
      'NORTHERN EXAMPLE LIMITED',
      'has this day been registered as an external company under number BW00000000072',
      'Dated at Gaborone the 21st of June 2022',
    );
    expect(valueIn(paper, 'registrationDate')).toBe('2022-06-21');
  });

  it('the number of an employee in a line of the matter', () => {
    const letter = readLines(
      'Nata Example (Pty) Ltd',
      '22 October 2026',
      'TO WHOM IT MAY CONCERN',
      'RE: EMPLOYMENT CONFIRMATION - KAGO EXAMPLE (EMP NO. 2043)',
      'This letter serves to confirm that Mr Example is in our employ as a Boilermaker.',
      'Yours sincerely',
      'Neo Sample',
    );
    expect(valueIn(letter, 'employeeId')).toBe('2043');
  });
});

describe('a slip of a small shop', () => {
  const slip = readPrinted([
    [60, 60, 'NATA BUTCHERY - WAGE SLIP'],
    ...(
      [
        ["Worker's name", 'Kago Example'],
        ['Wages for', 'October, 2026'],
        ['Days worked', '26'],
        ['Rate per day', 'P82.00'],
        ['Wages earned', 'P2 132.00'],
        ['Less: cash advance', 'P300.00'],
        ['Less: shortage', 'P45.50'],
        ['Cash in hand', 'P1 786.50'],
      ] as const
    ).flatMap(([label, value], i): PrintedLine[] => [
      [60, 120 + 40 * i, label],
      [600, 120 + 40 * i, value],
    ]),
  ]);

  it('wages earned and cash in hand are gross and net', () => {
    expect(valueIn(slip, 'payPeriod')).toBe('2026-10');
    expect(valueIn(slip, 'grossSalary')).toBe(2132);
    expect(valueIn(slip, 'netSalary')).toBe(1786.5);
  });

  it('what is less is a deduction each', () =>
    expect(valueIn(slip, 'deductions')).toEqual([
      { name: 'cash advance', amount: 300 },
      { name: 'shortage', amount: 45.5 },
    ]));
});
