import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('forms with dashes, and letters that say it plainly', () => {
  it('a licence says to whom, for what, where and how long, each behind a dash', () => {
    const licence = readLines(
      'EXAMPLE DISTRICT COUNCIL',
      'TRADING LICENSE',
      'Number - EDC-0918',
      'Given to - Example Hardware (Pty) Ltd',
      'For - Hardware and building materials',
      'At - Plot 44, Masunga',
      'On - 3 April 2026',
      'Lasts until - 2 April 2027',
    );
    expect(valueIn(licence, 'licenceNumber')).toBe('EDC-0918');
    expect(valueIn(licence, 'companyName')).toBe('Example Hardware (Pty) Ltd');
    expect(valueIn(licence, 'businessType')).toBe('Hardware and building materials');
    expect(valueIn(licence, 'address')).toBe('Plot 44, Masunga');
    expect(valueIn(licence, 'expiryDate')).toBe('2027-04-02');
  });

  it('a note is to say who helps as what', () => {
    const note = readLines(
      'Example Veterinary Rooms',
      'Tel 472 0000',
      '9/11/2026',
      'This note is to say that Kago Example has been helping us as a veterinary nurse from 1 March 2023.',
      'She is on our permanent staff and gets P8,050 every month.',
      'Dr Neo Sample',
      'Practice owner',
    );
    expect(valueIn(note, 'employeeName')).toBe('Kago Example');
    expect(valueIn(note, 'position')).toBe('veterinary nurse');
  });

  it('work is offered from a day', () => {
    const offer = readLines(
      'LETTER OF APPOINTMENT',
      'Example Boreholes (Pty) Ltd',
      'April 3rd, 2026',
      'Mr Neo Sample, P O Box 77, Ghanzi',
      'Dear Mr Sample',
      'We are glad to offer you work as Rig Assistant from May 4th, 2026. The job is permanent.',
      'Your wage is P3,450.00 per month. Sign below if you accept.',
      'Kago Example',
      'Owner',
      'I accept: ..................',
    );
    expect(offer.documentType).toBe('EMPLOYMENT_CONTRACT');
    expect(valueIn(offer, 'position')).toBe('Rig Assistant');
    expect(valueIn(offer, 'dateOfEmployment')).toBe('2026-05-04');
  });

  it('who signs has a position without a colon', () => {
    const letter = readLines(
      'CONFIRMATION OF EMPLOYMENT',
      'FULL NAME OF EMPLOYEE KAGO EXAMPLE',
      'JOB TITLE WEIGHBRIDGE CLERK',
      'EMPLOYER EXAMPLE TRANSPORTERS (PTY) LTD',
      'SIGNED BY N. SAMPLE',
      'POSITION HR OFFICER',
    );
    expect(valueIn(letter, 'position')).toBe('WEIGHBRIDGE CLERK');
    expect(valueIn(letter, 'signatoryTitle')).toBe('HR OFFICER');
  });

  it('a label says in brackets how a name is to be written', () => {
    const name = (label: string): unknown =>
      valueIn(
        readLines(
          'Example Builders (Pty) Ltd',
          'PAYSLIP',
          `${label}: Kago Moses Sento`,
          'Gross pay 3,500.00',
          'PAYE 0.00',
        ),
        'employeeName',
      );
    for (const label of [
      'Name (in full)',
      'Employee (full name)',
      'Employee name (as on card)',
      "Employee's name (as per Omang)",
      'Staff member (name as in Omang)',
      'Names as per Omang',
    ])
      expect([label, name(label)]).toEqual([label, 'Kago Moses Sento']);
  });

  it('what was adopted is no place of a meeting', () => {
    const minutes = readLines(
      'MINUTES',
      'COMPANY NAME EXAMPLE LODGE (PTY) LTD',
      'DATE OF MEETING 03.04.2026',
      'TIME 14:00',
      'PLACE EXAMPLE LODGE',
      'RESOLUTION THE BUDGET OF 2026 WAS ADOPTED',
      'APPROVED ON 05.05.2026',
    );
    expect(valueIn(minutes, 'meetingLocation')).toBe('EXAMPLE LODGE');
  });
});
