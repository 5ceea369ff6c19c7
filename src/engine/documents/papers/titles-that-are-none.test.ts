import { expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted } from '../testing/request.ts';

it.each<[string, readonly PrintedLine[]]>([
  [
    'of three columns',
    [
      [60, 40, 'Gaborone City Council'],
      [60, 64, 'RECEIPT No 4412'],
      [60, 110, 'Item'],
      [200, 110, 'Trading'],
      [340, 110, 'Amount'],
      [200, 134, 'Licence'],
      [60, 160, 'Fee'],
      [200, 160, '2026'],
      [340, 160, 'P200.00'],
      [60, 190, 'Paid by Kago Sebina on 3 October 2026'],
    ],
  ],
  [
    'of two columns',
    [
      [60, 40, 'Gaborone City Council'],
      [60, 64, 'RECEIPT No 4412'],
      [60, 110, 'Item'],
      [300, 110, 'Trading'],
      [300, 134, 'Licence'],
      [60, 160, 'Fee'],
      [300, 160, 'P200.00'],
      [60, 190, 'Paid by Kago Sebina on 3 October 2026'],
    ],
  ],
  [
    'of an invoice',
    [
      [60, 40, 'Tsodilo Glassworks (Pty) Ltd'],
      [60, 64, 'INVOICE 118'],
      [60, 110, 'Description'],
      [300, 110, 'Tax'],
      [440, 110, 'Lease'],
      [300, 134, 'Clearance'],
      [440, 134, 'Agreement'],
      [60, 170, 'Filing fee'],
      [300, 170, 'P100.00'],
      [440, 170, 'P200.00'],
      [60, 200, 'Total P300.00'],
    ],
  ],
])('the head of a column on two lines is no title of the paper: %s', (_, lines) =>
  expect(readPrinted(lines).documentType).not.toMatch(/TRADING_LICENCE|TAX_CLEARANCE|LEASE_AGREEMENT/),
);
