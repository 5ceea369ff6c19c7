import type { Corpora, Paper } from './paper.ts';

/** Tenants whose names are short or common words; the landlord's must not be taken instead. */
export const leases: readonly Paper[] = [
  ['An To', '(Omang 517224410) (the "Lessee")', 'Lessor'],
  ['No Page', '(the "Lessee")', 'Lessor'],
  ['Zhao Li', ', Passport EA0012345 ("the Tenant")', 'Landlord'],
  ['Ko Ab', '("the Tenant")', 'Landlord'],
  ['Ward Trust', '(hereinafter "the Tenant")', 'Landlord'],
].map(([tenant, called, landlord]): Paper => ({
  of: `the tenant ${tenant} ${called} behind a landlord in brackets of its own`,
  printed: `
    LEASE AGREEMENT
    entered into between
    Church Property Holdings (Pty) Ltd (Registration BW00007654321), represented by Neo Trust (the "${landlord}")
    and
    ${tenant}${called!.startsWith(',') ? '' : ' '}${called}

    1. The premises are Flat 7, Plot 2210, Extension 9, Gaborone.
    2. The lease begins on 1 September 2026 and ends on 31 August 2027.
    3. The monthly rental is P4,500.00, payable in advance on the first day of each month.
  `,
  says: { landlordName: 'Church Property Holdings (Pty) Ltd', monthlyRent: 4500 },
}));

/** The expected tenant of each, if one is given with confidence. */
export const TENANTS: readonly string[] = leases.map(({ of }) => /tenant (\S+ [^ ,]+)/.exec(of)![1]!);

export const corpora: Corpora = {
  LEASE_AGREEMENT: leases,
};
