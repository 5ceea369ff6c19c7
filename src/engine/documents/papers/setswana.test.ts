import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { reference } from '../../values/identifiers.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { readLines, valueIn } from '../testing/request.ts';

describe('a lease in Setswana', () => {
  const lease = readLines(
    'TUMALANO YA KHIRO (LEASE AGREEMENT)',
    'Tumalano e magareng ga Rre Kago Example (Mong wa ntlo) wa Omang 000010000 le Mme Neo',
    'Sample (Mohiri) wa Omang 000020000.',
    'Ntlo: Plot 1180, Tonota. Khiro: P900.00 ka kgwedi.',
    'Go simolola ka 1 Moranang 2026 go fitlha 31 Mopitlo 2027.',
    'E saenilwe kwa Tonota ka 28 Mopitlo 2026.',
  );

  it('is no letter of a landlord, and its parties are told apart', () => {
    expect(lease.documentType).toBe('LEASE_AGREEMENT');
    expect(valueIn(lease, 'name')).toBe('Neo Sample');
    expect(valueIn(lease, 'landlordName')).toBe('Kago Example');
  });

  it('its term and its own day are read', () => {
    expect(valueIn(lease, 'startDate')).toBe('2026-04-01');
    expect(valueIn(lease, 'endDate')).toBe('2027-03-31');
    expect(valueIn(lease, 'issueDate')).toBe('2026-03-28');
  });
});

describe('shares of a class', () => {
  const certificate = readLines(
    'Number 12',
    'NATA TECH (PROPRIETARY) LIMITED',
    'This is to certify that KAGO EXAMPLE is the registered proprietor of 1,500 class A preference shares of',
    'BWP 10.00 each, fully paid, in the above-named company.',
  );

  it('an amount is no company', () => {
    expect(companyName.parse('BWP 10', ANY_DAY)).toBeNull();
    expect(valueIn(certificate, 'companyName')).toBe('NATA TECH (PROPRIETARY) LIMITED');
  });

  it('the class is said in full, the number stands alone', () => {
    expect(valueIn(certificate, 'shareClass')).toBe('Class A preference');
    expect(valueIn(certificate, 'certificateNumber')).toBe('12');
  });

  it('a number with the label of another is no reference', () =>
    expect(reference.parse('TIN C90017722101', ANY_DAY)).toBeNull());
});
