import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('values told in passing: in brackets, or in the middle of a sentence', () => {
  it('the number of an employee stands in brackets behind the name', () => {
    const payslip = readLines(
      'PAYSLIP',
      'Company Name: Example Abattoir',
      'Employee: Kago Example (E0091)',
      'Month: July 2026',
      'Gross Pay: P4,600.00',
    );
    expect(valueIn(payslip, 'employeeId')).toBe('E0091');
    expect(valueIn(payslip, 'employeeName')).toBe('Kago Example');
  });

  it('a contract employs somebody from a day', () => {
    const contract = readLines(
      'EMPLOYMENT AGREEMENT',
      'made on 10 September 2026 between EXAMPLE BRICK WORKS (PTY) LTD ("the Company") and KAGO SAMPLE ("the Employee").',
      '1. The Company employs the Employee as a Kiln Supervisor from 1 October 2026.',
      '2. This is a fixed-term contract ending on 30 September 2028.',
    );
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-10-01');
  });

  it('shares have a value each before the company is named', () => {
    const certificate = readLines(
      'SHARE CERTIFICATE No. 3',
      'This certifies that Kago Example is the owner of 250 ordinary',
      'shares of P2.00 each in Sample Dairy (Pty) Ltd, registration',
      'number BW00005590018, fully paid.',
    );
    expect(valueIn(certificate, 'companyName')).toBe('Sample Dairy (Pty) Ltd');
    expect(valueIn(certificate, 'nominalValue')).toBe(2);
  });

  it('a sole director gives the authority of the company', () => {
    const mandate = readLines(
      '17 November 2026',
      'Access Bank Botswana',
      'MANDATE',
      'I, Kago Example, Omang 384117720, sole director of Example Plumbing (Pty) Ltd, registration number',
      'BW00007120066, authorise Neo Sample to operate account 5510071188209 until 31 December 2026.',
    );
    expect(valueIn(mandate, 'taxpayerName')).toBe('Example Plumbing (Pty) Ltd');
    expect(valueIn(mandate, 'authorisedPerson')).toBe('Neo Sample');
  });

  it('a bill says until when it is owed', () => {
    const bill = readLines(
      'Orange Botswana (Pty) Ltd',
      'Bill no: B-20261101-7781  Date: 01/11/2026',
      'Fibre 20 Mbps P599.00',
      'You owe us P682.86 by 18/11/2026',
    );
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-18');
  });

  it('a capital I read as a small l begins a name', () => {
    const resolution = readLines(
      'BOARD RESOLUTION',
      'Company: Example Camp (Pty) Ltd',
      'Date: 3 November 2026',
      'Directors present: Kago Example, lan Sample',
      'It was resolved that the company open an account.',
    );
    expect(valueIn(resolution, 'attendees')).toEqual(['Kago Example', 'Ian Sample']);
  });
});
