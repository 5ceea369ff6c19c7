import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers whose clerks call things by other words', () => {
  it('a bill says when it was run and by when money is to reach the issuer, beside its address', () => {
    const bill = readPrinted([
      [60, 60, 'BOTSWANA POWER CORPORATION'],
      [60, 100, 'MONTHLY ELECTRICITY STATEMENT'],
      [60, 140, 'Acc holder'],
      [240, 140, 'Kago Neo Example'],
      [60, 174, 'Premise'],
      [240, 174, 'House 55, Riverwalk, Tlokweng'],
      [60, 208, 'Bill run'],
      [240, 208, '4 Sep 2026'],
      [60, 242, 'To reach us by'],
      [240, 242, '25 Sep 2026'],
    ]);
    expect(valueIn(bill, 'address')).toBe('House 55, Riverwalk, Tlokweng');
    expect(valueIn(bill, 'issueDate')).toBe('2026-09-04');
    expect(valueIn(bill, 'dueDate')).toBe('2026-09-25');
  });

  it('a month before its ordinal day, and whom a bill is prepared for', () => {
    const bill = readLines(
      'Example Fibre (Pty) Ltd',
      'VAT invoice for internet access',
      'Invoice KF-1009 of October 6th, 2026',
      'Prepared for: Ms Neo Example, Plot 3390, Newstance, Lobatse',
      'Fibre 20 Mbps October 650.00',
      'Grand total 792.30',
    );
    expect(valueIn(bill, 'issueDate')).toBe('2026-10-06');
    expect(valueIn(bill, 'fullName')).toBe('Neo Example');
    expect(valueIn(bill, 'amountDue')).toBe(792.3);
  });

  it('a lease starts and finishes', () => {
    const lease = readLines(
      'MEMORANDUM OF LEASE',
      'Landlady: Mrs Kago Sample',
      'Tenant: Mr Neo Example',
      'Property let: Room 4, Plot 1192, Old Naledi, Gaborone',
      'Rent: BWP 900 per month',
      'Starts: 01.02.2026',
      'Finishes: 31.01.2027',
    );
    expect(valueIn(lease, 'startDate')).toBe('2026-02-01');
    expect(valueIn(lease, 'endDate')).toBe('2027-01-31');
  });

  it('a total may stand behind what it sums up, and a label before the name of a company', () => {
    const slip = readLines(
      'PAYSLIP',
      'EMPLOYEE NAME Kago Example',
      'COMPANY Example Builders (Pty) Ltd',
      'PAY MONTH August 2026',
      'Hours worked 189 @ 21.50 4,063.50',
      'Sunday hours 8 @ 43.00 344.00',
      'Wages total 4,407.50',
      'PAYE 20.38',
      'NETT PAY 4,387.12',
    );
    expect(valueIn(slip, 'employerName')).toBe('Example Builders (Pty) Ltd');
    expect(valueIn(slip, 'grossSalary')).toBe(4407.5);
  });

  it('a company secretary writes who took up a post of its client', () => {
    const letter = readLines(
      'Example Secretarial Bureau CC',
      '18 September 2026',
      'Our client: Sample Ostrich Farm (Pty) Ltd, company number BW00004110288',
      'Dear Sirs',
      'APPOINTMENT OF MR KAGO EXAMPLE',
      'On behalf of our client we wish to confirm that Mr Example took up the post of Abattoir',
      'Manager on 17 July 2023. He is paid P19,250.00 monthly.',
      'Sincerely',
      'Neo Sample',
      'Director: Corporate Services',
    );
    expect(letter.documentType).toBe('EMPLOYMENT_LETTER');
    expect(valueIn(letter, 'employerName')).toBe('Sample Ostrich Farm (Pty) Ltd');
    expect(valueIn(letter, 'position')).toBe('Abattoir Manager');
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2023-07-17');
  });

  it('figures of two cells are no number of shares', () => {
    const shares = readPrinted([
      [60, 60, 'NO. 31'],
      [400, 60, '100 SHARES'],
      [60, 100, 'CERTIFICATE OF SHARES'],
      [60, 140, 'EXAMPLE DATE GROWERS LIMITED'],
      [
        60,
        180,
        'We certify that KAGO EXAMPLE of P O Box 4, Tsabong owns one hundred (100) B shares of P5.00 each.',
      ],
    ]);
    expect(valueIn(shares, 'shareQuantity')).toBe(100);
  });

  it('minutes name those who were there, who were not, and who kept them', () => {
    const minutes = readLines(
      'EXAMPLE CRAFT ASSOCIATION LIMITED',
      'BOARD MINUTES - 22 JANUARY 2026',
      'Members there: Kago Example, Neo Sample',
      'Members not there: Thabo Sample',
      'Notes kept by: Neo Sample',
      'Minutes agreed on 19 February 2026',
    );
    expect(valueIn(minutes, 'meetingDate')).toBe('2026-01-22');
    expect(valueIn(minutes, 'attendees')).toEqual(['Kago Example', 'Neo Sample']);
    expect(valueIn(minutes, 'absentees')).toEqual(['Thabo Sample']);
    expect(valueIn(minutes, 'minutesTakerName')).toBe('Neo Sample');
    expect(valueIn(minutes, 'approvalDate')).toBe('2026-02-19');
  });

  it('a committee gives a receipt to whom it received from', () => {
    const receipt = readLines(
      'OFFICIAL RECEIPT',
      'Example Trade Fair Committee',
      'Receipt 000771',
      'Received from Sample Orapa Mine',
      'the sum of P 6,500.00',
    );
    expect(valueIn(receipt, 'issuerName')).toBe('Example Trade Fair Committee');
  });
});
