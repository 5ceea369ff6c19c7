import { describe, expect, it } from 'vitest';
import { companyName } from '../../../values/company-name.ts';
import { ANY_DAY } from '../../../values/kind.ts';
import { personName } from '../../../values/person-name.ts';
import { lines, type PrintedLine } from '../../testing/page-of.ts';
import { readPrinted, valueIn } from '../../testing/request.ts';

const MONTHS = 'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' ');

describe('grids of people, tables of a year and lines of particulars', () => {
  it('the totals of a year of months', () => {
    const row = (y: number, ...cells: string[]): PrintedLine[] =>
      cells.map((text, i) => [60 + 220 * i, y, text]);
    const certificate = readPrinted([
      [60, 40, 'Nata Valley Ranching Ltd'],
      [60, 80, 'Annual tax certificate for the year of assessment 2025/2026'],
      [60, 130, 'Employee'],
      [300, 130, 'Kago Example'],
      ...row(200, 'Month', 'Gross pay', 'Pension', 'Taxable', 'PAYE'),
      ...MONTHS.flatMap((month, i) =>
        row(240 + 40 * i, month, '13,000.00', '780.00', '12,220.00', '1,087.50'),
      ),
      ...row(720, 'Total for the year', '156,000.00', '9,360.00', '146,640.00', '13,050.00'),
    ]);
    expect(valueIn(certificate, 'grossSalary')).toBe(156000);
    expect(valueIn(certificate, 'taxDeductions')).toBe(13050);
    expect(valueIn(certificate, 'pensionContribution')).toBe(9360);
  });

  it('the number of an employer is not the employee’s', () => {
    const certificate = readPrinted(
      lines(
        'NATA QUARRIES (PTY) LTD',
        'P O Box 310, Lobatse - Tel 533 0771 - PAYE TIN C00771829301',
        'EMPLOYEE TAX CERTIFICATE (ITW 8)',
        'Tax year ended 30 June 2026',
        'We certify that we paid to Mr Kago Example, TIN I66019283401, gross remuneration of P118,400.00.',
      ),
    );
    expect(valueIn(certificate, 'tinNumber')).toBe('I66019283401');
    expect(valueIn(certificate, 'employerTin')).toBe('C00771829301');
  });

  it('a town behind a name is where somebody lives', () => {
    expect(personName.parse('Kago Example, Lerala', ANY_DAY)?.value).toBe('Kago Example');
    expect(personName.parse('Example, Kago', ANY_DAY)?.value).toBe('Kago Example');
  });

  it('a reference and a title are no company', () => {
    expect(companyName.parse('KDC/PERS/0882 AGREEMENT OF SERVICE', ANY_DAY)).toBeNull();
    expect(companyName.parse('Dated', ANY_DAY)).toBeNull();
  });

  it('an officer who is engaged by a council for a term', () => {
    const contract = readPrinted(
      lines(
        'KDC/PERS/0882',
        'AGREEMENT OF SERVICE',
        'THIS AGREEMENT is made the 20th day of October, 2025 between the KWENENG DISTRICT COUNCIL',
        '(hereinafter called “the Council”) and KAGO EXAMPLE of Molepolole (hereinafter called “the Officer”).',
        '1. The Council engages the Officer to serve as WATER TECHNICIAN for a period of thirty-six months',
        'from 3rd November, 2025.',
      ),
    );
    expect(valueIn(contract, 'employerName')).toBe('KWENENG DISTRICT COUNCIL');
    expect(valueIn(contract, 'position')).toBe('WATER TECHNICIAN');
    expect(valueIn(contract, 'employmentType')).toBe('contract');
  });

  it('a farmer says what he pays', () => {
    const letter = readPrinted(
      lines(
        'Farm Rooibrak 118 NK',
        '14 September 2026',
        'Dear Sir,',
        'Proof of income - Kago Example, Omang 377512206',
        'Kago Example has worked on my farm as a herdsman since March 2018. I pay him P1,900.00 in cash',
        'at the end of every month.',
        'Yours truly',
        'Lesedi Specimen',
      ),
    );
    expect(valueIn(letter, 'grossSalary')).toBe(1900);
  });

  it('a slip with the particulars of the employee in one line', () => {
    const slip = readPrinted([
      [300, 40, 'Nata Hospitality'],
      [200, 80, 'Pay statement for February 2026 · paid on 27 February 2026'],
      [60, 140, 'Kago Example · employee TK221 · Front Desk Agent · Maun Lodge'],
      [60, 200, 'Basic salary'],
      [700, 200, '4,656.00'],
      [60, 240, 'Gross pay'],
      [700, 240, '4,656.00'],
      [60, 280, 'Net pay'],
      [700, 280, '4,656.00'],
    ]);
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'employeeId')).toBe('TK221');
    expect(valueIn(slip, 'employerName')).toBe('Nata Hospitality');
  });

  it('officers and holders beside each other, as a page of the web sets them', () => {
    const extract = readPrinted([
      [700, 20, 'CIPA – Register entry'],
      [60, 60, 'Nata Courier Services (Pty) Ltd'],
      [60, 120, 'Summary'],
      [60, 160, 'UIN'],
      [500, 160, 'Status'],
      [60, 185, 'BW00003390712'],
      [500, 185, 'Active'],
      [60, 250, 'Officers'],
      [60, 300, 'Director'],
      [350, 300, 'Director'],
      [640, 300, 'Company secretary'],
      [60, 325, 'Tsaone Example'],
      [350, 325, 'Mothusi Specimen'],
      [640, 325, 'Nata Corporate (Pty) Ltd'],
      [60, 350, 'Appointed 28 June 2021'],
      [350, 350, 'Appointed 15 March 2023'],
      [640, 350, 'Appointed 28 June 2021'],
      [60, 420, 'Shareholders'],
      [60, 470, 'Tsaone Example'],
      [350, 470, 'Mothusi Specimen'],
      [60, 495, '700 ordinary shares (70%)'],
      [350, 495, '300 ordinary shares (30%)'],
    ]);
    expect(valueIn(extract, 'directors')).toMatchObject([
      { name: 'Tsaone Example', appointmentDate: '2021-06-28' },
      { name: 'Mothusi Specimen', appointmentDate: '2023-03-15' },
    ]);
    expect(valueIn(extract, 'shareholders')).toMatchObject([
      { name: 'Tsaone Example', percent: 70 },
      { name: 'Mothusi Specimen', percent: 30 },
    ]);
  });

  it('directors who sign in a table', () => {
    const resolution = readPrinted([
      ...lines(
        'NATA COPPER EXPLORATION PROPRIETARY LIMITED',
        'WRITTEN RESOLUTION OF THE BOARD OF DIRECTORS',
        'in lieu of a meeting, under the Constitution of the Company',
        'Dated: 18 March 2026',
        'The undersigned, being all the directors, resolve:',
        'THAT the Company apply for a tax clearance certificate.',
      ),
      [260, 500, 'Director'],
      [560, 500, 'Signature'],
      [760, 500, 'Date signed'],
      [60, 560, 'Dr Chawa Example'],
      [760, 560, '18/03/2026'],
      [60, 620, 'Lorato Specimen'],
      [760, 620, '18/03/2026'],
      [60, 680, 'Bonolo Sample'],
      [760, 680, '19/03/2026'],
    ]);
    expect(valueIn(resolution, 'companyName')).toBe('NATA COPPER EXPLORATION PROPRIETARY LIMITED');
    expect(valueIn(resolution, 'signatories')).toMatchObject([
      { name: 'Chawa Example' },
      { name: 'Lorato Specimen' },
      { name: 'Bonolo Sample' },
    ]);
  });
});
