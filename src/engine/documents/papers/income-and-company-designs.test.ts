import { describe, expect, it } from 'vitest';
import { personName } from '../../values/person-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { anyRequest, readPrinted, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

describe('income and company papers of other designs', () => {
  it('the schedule of a contract belongs to the contract, whoever signs it', () => {
    const contract = lines(
      'CONTRACT OF EMPLOYMENT',
      'entered into between',
      'NATA PHARMACIES (PROPRIETARY) LIMITED',
      '(hereinafter "the Employer")',
      'and',
      'KAGO EXAMPLE',
      '(hereinafter "the Employee")',
      '1. PROBATION. The first three months are a period of probation.',
      '2. TERMINATION. The Employment Act applies.',
    );
    const schedule = pageOf(
      [
        [60, 60, 'SCHEDULE A - PARTICULARS'],
        [60, 120, 'Job title'],
        [500, 120, 'Dispensary Assistant'],
        [60, 180, 'Commencement date'],
        [500, 180, '2 March 2026'],
        [60, 240, 'Nature of contract'],
        [500, 240, 'Permanent, subject to probation'],
        [60, 300, 'SIGNED at MAUN on this 16th day of February 2026.'],
        [60, 420, 'For the Employer'],
        [60, 460, 'Dr L. Specimen, Managing Director'],
        [600, 420, 'Employee'],
        [600, 460, 'K. Example'],
      ],
      { index: 1 },
    );
    const { documents } = understand([pageOf(contract), schedule], anyRequest);
    expect(documents).toHaveLength(1);
    expect(valueIn(documents[0], 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(documents[0], 'position')).toBe('Dispensary Assistant');
    expect(valueIn(documents[0], 'dateOfEmployment')).toBe('2026-03-02');
  });

  it('where somebody lives, behind the name, is no name', () => {
    expect(personName.parse('Kago Example, House 4410, Gaborone', ANY_DAY)?.value).toBe('Kago Example');
    expect(personName.parse('Kago Example, Boseja Ward', ANY_DAY)?.value).toBe('Kago Example');
  });

  it('a letter that lists what the gross salary is made of', () => {
    const letter = readPrinted([
      ...lines(
        'Nata Security Services (Pty) Ltd',
        '3 September 2026',
        'TO WHOM IT MAY CONCERN',
        'RE: SALARY CONFIRMATION',
        'We confirm that Ms Lorato Example earns every month:',
      ),
      [120, 300, 'Basic salary'],
      [560, 300, 'P8,200.00'],
      [120, 345, 'Shift allowance'],
      [560, 345, 'P950.00'],
      [120, 390, 'Gross'],
      [560, 390, 'P9,150.00'],
      [120, 435, 'Take home'],
      [560, 435, 'P7,412.35'],
      [60, 520, 'Yours faithfully'],
    ]);
    expect(valueIn(letter, 'grossSalary')).toBe(9150);
    expect(valueIn(letter, 'netSalary')).toBe(7412.35);
  });

  it('days as leaves of a calendar, and the holder beside the balances', () => {
    const leaf = (y: number, day: string, what: string, amount: string, balance: string) =>
      [
        [100, y, day],
        [200, y + 16, what],
        [600, y + 16, amount],
        [800, y + 16, balance],
        [75, y + 24, 'AUG 2026'],
      ] as const;
    const statement = readPrinted([
      [60, 40, 'Bank Gaborone'],
      [60, 90, 'Your account in August 2026'],
      [60, 150, 'Kago Example'],
      [400, 150, 'Account 14800229715'],
      [700, 150, 'Opening balance 2,210.44'],
      [60, 175, 'P O Box 771'],
      [400, 175, 'Savings'],
      [700, 175, 'Closing balance 9,518.19'],
      [60, 200, 'Mogoditshane'],
      [400, 200, '1 August 2026 to 31 August 2026'],
      ...leaf(300, '01', 'Salary', '+9,420.10', '11,630.54'),
      ...leaf(400, '03', 'Groceries', '-612.35', '11,018.19'),
      ...leaf(500, '05', 'Cash', '-1,500.00', '9,518.19'),
    ]);
    expect(valueIn(statement, 'accountHolderName')).toBe('Kago Example');
    expect(valueIn(statement, 'transactions')).toMatchObject([
      { date: '2026-08-01', amount: 9420.1 },
      { date: '2026-08-03', amount: -612.35 },
      { date: '2026-08-05', amount: -1500 },
    ]);
  });

  it('the seal of a company signs nothing', () => {
    const resolution = readPrinted([
      ...lines(
        'NATA FORESTRY PRODUCTS (PTY) LTD',
        'RESOLUTION OF THE DIRECTORS',
        'passed on 22 April 2026',
        'IT WAS RESOLVED THAT:',
        '1. the Company open a current account.',
      ),
      [60, 900, 'Kago Example'],
      [60, 930, 'Director'],
      [360, 900, 'Lorato Specimen'],
      [360, 930, 'Director'],
      [620, 960, 'NATA FORESTRY'],
      [620, 985, 'COMPANY SEAL'],
      [660, 930, 'Director'],
    ]);
    expect(valueIn(resolution, 'signatories')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Lorato Specimen' },
    ]);
  });
});
