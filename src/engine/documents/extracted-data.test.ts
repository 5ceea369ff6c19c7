import { expect, it } from 'vitest';
import { extractedDataOf } from './extracted-data.ts';
import { lines } from './testing/page-of.ts';
import { readPrinted } from './testing/request.ts';

it('"extractedData fields by category": an extract asked for as ENTITY has them beside its own, in its own shape', () => {
  const extract = readPrinted(
    lines(
      'Companies and Intellectual Property Authority',
      'COMPANY EXTRACT',
      'Company Name: Lesedi Example (Pty) Ltd',
      'UIN: BW00001234567',
      'Company Status: Registered',
      'Incorporation Date: 13 December 2023',
      'Date of Extract: 25 March 2026',
    ),
  );
  expect(extract.documentType).toBe('COMPANY_EXTRACT');
  const own = extractedDataOf(extract, 'flat');
  const asked = extractedDataOf(extract, 'flat', 'ENTITY');
  expect(asked).toMatchObject(own);
  expect(asked).toMatchObject({ registrationDate: '2023-12-13', binNumber: null, businessType: null });
  expect(own).not.toHaveProperty('binNumber');
});
