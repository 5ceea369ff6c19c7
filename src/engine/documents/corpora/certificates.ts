import type { Corpora, Paper } from './paper.ts';

const binCertificates: readonly Paper[] = [
  {
    of: 'a BIN of nine digits in the clause that names the registration number',
    printed: `
                       BUSINESS IDENTIFICATION NUMBER
                                CERTIFICATE

      This is to certify that Example Tyres (Pty) Ltd, a company registered under number
      BW00001234567 on 4 June 2018, has been allocated the Business Identification Number
      (BIN) 812201316, which is to be quoted in all dealings with the Authority.
    `,
    says: { companyName: 'Example Tyres (Pty) Ltd', registrationNumber: 'BW00001234567' },
    held: ['binNumber'],
  },
  {
    of: 'no BIN but the registration number',
    printed: `
                       BUSINESS IDENTIFICATION NUMBER
                                CERTIFICATE

      This is to certify that Example Tyres (Pty) Ltd is registered under number BW00001234567.
    `,
    says: { binNumber: 'BW00001234567' },
  },
];

const taxClearances: readonly Paper[] = [
  {
    of: 'a status that a sentence behind its label states',
    printed: `
      Revenue Service
      Tax compliance status

      Tax reference number: P00123456789
      Date: 8 October 2026

      TAX COMPLIANCE STATUS: your tax compliance status is Compliant on 8 October 2026.
    `,
    says: { status: 'COMPLIANT' },
  },
];

export const corpora: Corpora = {
  BIN_CERTIFICATE: binCertificates,
  TAX_CLEARANCE: taxClearances,
};
