import { describe, expect, it } from 'vitest';
import { readPrinted } from '../testing/request.ts';
import { bankStatements } from './bank-statement.ts';
import { councilBills } from './council-bill.ts';
import { companyExtracts } from './companies.ts';
import { binCertificates, taxClearances } from './certificates.ts';
import { affidavits, employmentLetters, payslips, signedLetters } from './letters.ts';
import { leases, TENANTS } from './leases.ts';
import { licencesMisread, licencesOfAmerica } from './licences.ts';
import { linesOfPicture, type Paper } from './paper.ts';
import { utilityBills } from './utility-bill.ts';

/** Below it the station holds a value. */
const THRESHOLD = 0.6;

const CORPORA: Readonly<Record<string, readonly Paper[]>> = {
  UTILITY_BILL: utilityBills,
  COUNCIL_BILL: councilBills,
  BANK_STATEMENT: bankStatements,
  EMPLOYMENT_LETTER: [...employmentLetters, ...signedLetters],
  BIN_CERTIFICATE: binCertificates,
  TAX_CLEARANCE: taxClearances,
  COMPANY_EXTRACT: companyExtracts,
  LEASE_AGREEMENT: leases,
  AFFIDAVIT: affidavits,
  PAYSLIP: payslips,
  DRIVERS_LICENCE: [...licencesOfAmerica, ...licencesMisread],
};

describe.each(Object.entries(CORPORA))('%s', (type, papers) => {
  it.each(papers.map((paper) => [paper.of, paper] as const))('%s', (_, { printed, says, held }) => {
    const read = readPrinted(linesOfPicture(printed));
    expect(read.documentType).toBe(type);
    const fields = new Map(read.fields.map((field) => [field.name, field] as const));
    const names = Object.keys(says ?? {});
    expect(Object.fromEntries(names.map((name) => [name, fields.get(name)?.value]))).toEqual(says ?? {});
    for (const name of names) expect(fields.get(name)?.confidence, name).toBeGreaterThanOrEqual(THRESHOLD);
    for (const name of held ?? [])
      expect(fields.get(name)?.confidence ?? 0, `${name} is held`).toBeLessThan(THRESHOLD);
  });
});

it.each(leases.map((lease, i) => [lease.of, lease, TENANTS[i]!] as const))(
  'never gives the landlord as %s',
  (_, { printed }, tenant) => {
    const name = readPrinted(linesOfPicture(printed)).fields.find((field) => field.name === 'tenantName');
    if ((name?.confidence ?? 0) >= THRESHOLD) expect(name?.value).toBe(tenant);
  },
);
