import { describe, expect, it } from 'vitest';
import { readLines } from '../testing/request.ts';

describe('a paper that names itself in a sentence, by more than one name', () => {
  it.each([
    ['AFFIDAVIT', ['I, Kago Molefe, of Plot 7, Maun', 'make this sworn statement and affidavit and say:']],
    ['AFFIDAVIT', ['I, Neo Tau, of Plot 22, Kasane', 'hereby make affidavit and say under oath:']],
    [
      'AUTHORISATION_LETTER',
      [
        'This letter of authority and mandate is given to Neo Tau.',
        'He may collect my papers.',
        'Taxpayer: Kago Molefe',
      ],
    ],
    [
      'LEASE_AGREEMENT',
      [
        'This lease agreement and its schedule bind',
        'Kago Molefe, landlord, and Neo Tau, tenant.',
        'The premises are Plot 22, Kasane.',
        'The monthly rent is P 2,000.00.',
      ],
    ],
    [
      'LEASE_AGREEMENT',
      [
        'The present tenancy agreement, lease and schedule bind',
        'Kago Molefe, landlord, and Neo Tau, tenant.',
        'The premises are Plot 22, Kasane.',
        'The monthly rent is P 2,000.00.',
      ],
    ],
  ])('is surely the %s', (type, printed) => {
    const { documentType, classification } = readLines(...printed);
    expect(documentType).toBe(type);
    expect(classification.confidence).toBeGreaterThan(0.8);
  });

  it.each([
    ['Bring to this office a payslip or bank statement', 'before the last day of the month.'],
    ['Please leave with this form your bank statement or payslip', 'and a copy of your card.'],
    ['Proof of income (payslip or bank statement)', 'payslips, utility bills'],
  ])('is none of those that it lists: %s', (...printed) => {
    const { documentType } = readLines(...printed);
    expect(['OTHER', 'GENERAL_BUSINESS_DOCUMENT']).toContain(documentType);
  });
});
