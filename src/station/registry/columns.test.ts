import { expect, it } from 'vitest';
import { companyOf } from './columns.ts';

it.each([
  {
    registrationNumber: 'BW00001234567',
    companyName: 'Kgale Specimen Trading',
    registeredAddress: 'Plot 9, Lobatse',
  },
  {
    UIN: 'BW00001234567',
    Company_Name: 'Kgale Specimen Trading',
    'Registered Office Address': 'Plot 9, Lobatse',
  },
])('a column is known by our own name or by what registers call it (%#)', (row) => {
  expect(companyOf(row, {})).toMatchObject({
    registrationNumber: 'BW00001234567',
    companyName: 'Kgale Specimen Trading',
    registeredAddress: 'Plot 9, Lobatse',
  });
});
