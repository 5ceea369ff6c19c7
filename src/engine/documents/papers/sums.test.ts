import { describe, expect, it } from 'vitest';
import { ANY_DAY } from '../../values/kind.ts';
import { personName } from '../../values/person-name.ts';
import { reference } from '../../values/identifiers.ts';
import { mended } from '../../values/text/misread.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('slips, statements and resolutions of small offices', () => {
  it('a statement of salary and deductions, in favour of somebody', () => {
    const slip = readPrinted([
      [60, 60, 'Example Attorneys'],
      [60, 90, 'Notaries & Conveyancers, Lobatse'],
      [60, 140, 'STATEMENT OF SALARY AND DEDUCTIONS'],
      [60, 180, 'MONTH: March 2026'],
      [60, 220, 'In favour of: Miss Kago Example'],
      [60, 260, 'Employed as: Legal Secretary'],
      [60, 320, 'Salary'],
      [700, 320, '7,150.00'],
      [60, 360, 'Add: bonus'],
      [700, 360, '850.00'],
      [60, 400, 'Gross'],
      [700, 400, '8,000.00'],
      [60, 440, 'Deduct: Tax'],
      [700, 440, '200.00'],
      [60, 480, 'Deduct: Pension'],
      [700, 480, '357.50'],
      [60, 520, 'Amount due to you'],
      [700, 520, '7,442.50'],
      [60, 580, 'Paid by EFT 27/03/2026'],
    ]);
    expect(slip.documentType).toBe('PAYSLIP');
    expect(valueIn(slip, 'employeeName')).toBe('Kago Example');
    expect(valueIn(slip, 'netSalary')).toBe(7442.5);
    expect(valueIn(slip, 'payDate')).toBe('2026-03-27');
  });

  it('sums read with the words beside them, and a pension that is paid, not paid in', () => {
    const slip = readPrinted([
      [60, 60, 'Example Pension Fund - PENSION PAYSLIP'],
      [60, 120, 'Pensioner'],
      [250, 120, 'Kago Bashi Example'],
      [60, 160, 'Month'],
      [250, 160, '08/2026'],
      [60, 240, 'Monthly pension'],
      [500, 240, '5,318.66 PAYE'],
      [900, 240, '65.93'],
      [60, 280, 'Arrears'],
      [540, 280, '0.00 BPOMAS'],
      [890, 280, '420.00'],
      [60, 320, 'Gross pension'],
      [500, 320, '5,318.66 Total deductions'],
      [890, 320, '485.93'],
      [60, 360, 'Net pension'],
      [870, 360, '4,832.73'],
    ]);
    expect(valueIn(slip, 'earnings')).toEqual([{ name: 'Monthly pension', amount: 5318.66 }]);
    expect(valueIn(slip, 'deductions')).toEqual([
      { name: 'PAYE', amount: 65.93 },
      { name: 'BPOMAS', amount: 420 },
    ]);
    expect(valueIn(slip, 'pensionContribution')).toBeNull();
  });

  it('a kind of account above a branch is nobody', () => {
    expect(personName.parse('ORDINARY SAVINGS', ANY_DAY)).toBeNull();
    expect(personName.parse('LESEDI SAMPLE', ANY_DAY)).not.toBeNull();
  });

  it('an appointment at a company, and service in an employ', () => {
    const letter = readPrinted(
      lines(
        'Lesedi Corporate Services (Pty) Ltd',
        'Company secretaries',
        'Date: 3 July 2026',
        'Appointment letter: Dr Kago Example',
        'We are the company secretary of Sample Diagnostics (Pty) Ltd. On its behalf we confirm that Dr Kago Example',
        'was appointed Medical Director of Sample Diagnostics (Pty) Ltd on 1 December 2023.',
        'Lesedi Sample',
        'Director',
      ),
    );
    expect(valueIn(letter, 'position')).toBe('Medical Director');
    const testimonial = readPrinted(
      lines(
        'EXAMPLE HIGH SCHOOL',
        '20 November 2025',
        'TESTIMONIAL',
        'Ms Kago Example was in our employ from 8 January 2018 until 31 October 2025 as Laboratory Technician.',
        'I recommend her without reserve.',
      ),
    );
    expect(valueIn(testimonial, 'dateOfEmployment')).toBe('2018-01-08');
  });

  it('a Roman number behind a grade, and a blank behind the stroke of a number', () => {
    expect(mended('Mokoro Guide (Grade Il)')).toBe('Mokoro Guide (Grade II)');
    expect(reference.parse('G- 0418', ANY_DAY)?.value).toBe('G-0418');
    expect(reference.parse('KH / 2208', ANY_DAY)?.value).toBe('KH / 2208');
  });

  it('the number of an older certificate with a year of two figures', () => {
    const certificate = readPrinted(
      lines(
        'No. Co. 98/2217',
        'REPUBLIC OF BOTSWANA',
        'CERTIFICATE OF INCORPORATION',
        'I hereby certify that EXAMPLE COLD STORES (PROPRIETARY) LIMITED is this day incorporated',
        'under the Companies Act and that the Company is Limited.',
      ),
    );
    expect(valueIn(certificate, 'registrationNumber')).toBe('CO98/2217');
  });

  it('officers below the activity of a company', () => {
    const extract = readPrinted(
      lines(
        'Company Extract',
        'EXAMPLE TIMBERS (PTY) LTD',
        'UIN: BW00000000333',
        'Main activity: Sawmilling and planing of wood',
        'Officers',
      ),
    );
    expect(valueIn(extract, 'businessActivities')).toBe('Sawmilling and planing of wood');
  });

  it('a resolution to open an account tells of a meeting, and is no minutes', () => {
    const resolution = readPrinted(
      lines(
        'COMPANY RESOLUTION TO OPEN AN ACCOUNT',
        'Name of company: Example Quarry Supplies (Pty) Ltd',
        'Registration number: BW00000000333',
        "Date of the directors' meeting: 17 August 2026",
        'Place: Mogobane',
        'It was resolved that:',
        '(a) an account be opened with Bank Gaborone in the name of the company;',
        'Certified by the chairperson: Kago Example',
      ),
    );
    expect(resolution.documentType).toBe('BOARD_RESOLUTION');
  });
});
