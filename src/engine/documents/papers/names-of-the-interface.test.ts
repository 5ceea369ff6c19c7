import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('papers that software fills, labelled with the names of the interface', () => {
  it('the interface’s name for a value is a label of it, in words or in one', () => {
    const payslip = readLines(
      'PAY SLIP',
      'employer: Example Hardware',
      'employeeName: Kago Example',
      'payPeriod: 2026-08',
      'grossSalary: 8000.00',
      'taxDeductions: 250.00',
      'netSalary: 7750.00',
    );
    expect(valueIn(payslip, 'taxAmount')).toBe(250);
    expect(valueIn(payslip, 'payPeriod')).toBe('2026-08');
    const bill = readLines(
      'UTILITY BILL',
      'Issuer Name: Example Water Works',
      'Full Name: Kago Example',
      'Address: Plot 1288, Phakalane, Gaborone',
      'Account Number: 44120077',
      'Issue Date: 2026-10-04',
    );
    expect(valueIn(bill, 'issuerName')).toBe('Example Water Works');
    expect(valueIn(bill, 'fullName')).toBe('Kago Example');
  });

  it('the number of the state has the same labels on every paper', () => {
    const passport = readLines(
      'REPUBLIC OF BOTSWANA - PASSPORT',
      'Passport Number - BN0000001',
      'Surname - EXAMPLE',
      'First Names - KAGO',
      'Expires on - 13/06/2033',
      'National ID - 551213904',
    );
    expect(valueIn(passport, 'personalNumber')).toBe('551213904');
    expect(valueIn(passport, 'passportNumber')).toBe('BN0000001');
  });

  it('a title with the short form of its words in brackets is that title, and one letter makes another paper', () => {
    const certificate = readLines(
      'BOTSWANA UNIFIED REVENUE SERVICE',
      'TAXPAYER IDENTIFICATION NUMBER (TIN) CERTIFICATE',
      'Name of Taxpayer: Kago Example',
      'TIN: I50772910114',
      'Date of Registration: 13 February 2024',
      'Certificate Number: TIN/24/00912',
    );
    expect(certificate.documentType).toBe('TIN_CERTIFICATE');
    expect(valueIn(certificate, 'tinNumber')).toBe('I50772910114');
  });
});
