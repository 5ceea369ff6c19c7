import { expect, it } from 'vitest';
import { bestOf, viewOfPages } from '../testing/find-in.ts';
import { pageOf } from '../testing/page-of.ts';
import { complianceStatus } from './compliance-status.ts';

it.each([
  ['has complied with the Income Tax Act and has no outstanding tax liabilities.', 'COMPLIANT'],
  ['does not have any outstanding returns and is in good standing.', 'COMPLIANT'],
  ['is in good standing, without outstanding taxes.', 'COMPLIANT'],
  ['The taxpayer is compliant. There are no returns or other outstanding liabilities.', 'COMPLIANT'],
  ['has outstanding returns for 2025.', 'NON_COMPLIANT'],
  ['is not in good standing.', 'NON_COMPLIANT'],
  ['The taxpayer has not complied with the Act.', 'NON_COMPLIANT'],
])('%s', (said, expected) => {
  expect(bestOf(complianceStatus(), viewOfPages([pageOf([[60, 100, said]])]))).toBe(expected);
});
