import { expect, test } from 'vitest';
import { said } from './words.ts';

test('sentences speak of documents, fields and days as people do, and leave alone what they quote', () => {
  expect(said('grossSalary less totalDeductions is netSalary.')).toBe(
    'Gross salary less total deductions is net salary.',
  );
  expect(said('PAYSLIP and OMANG name different persons.')).toBe(
    'Payslip and Botswana national identity card (Omang) name different persons.',
  );
  expect(said('The machine-readable zone and the printed idNumber agree.')).toBe(
    'The machine-readable zone and the printed ID number agree.',
  );
  expect(said('Valid until 2032-12-06. Printed: “OMANG 2032-12-06 netSalary”.')).toBe(
    'Valid until 06 Dec 2032. Printed: “OMANG 2032-12-06 netSalary”.',
  );
});
