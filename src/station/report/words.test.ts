import { expect, test } from 'vitest';
import { message } from '../../contract/messages/message.ts';
import { messageInWords, said } from './words.ts';

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

test('a message reads as the sentence beside it would: names of documents and fields in words, a capital at its start', () => {
  const both = { document: 'PAYSLIP', other: 'OMANG' };
  expect(messageInWords(message('checks.otherPerson', both), '')).toBe(
    said('PAYSLIP and OMANG name different persons.'),
  );
  const field = { field: 'dateOfBirth' };
  expect(messageInWords(message('checks.inPast', field), '')).toBe(said('dateOfBirth lies in the past.'));
  expect(messageInWords(message('numberChecks.zoneDiffers', field), '')).toBe(
    said('The machine-readable zone and the printed dateOfBirth differ.'),
  );
});
