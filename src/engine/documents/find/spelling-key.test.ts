import { expect, it } from 'vitest';
import { spellingKey } from './spelling-key.ts';

it.each([
  ["Driver's Licence", 'Driving License', 'Drivers Licence', 'Licence of the Driver'],
  ['Birth Certificate', 'Certificate of Birth'],
  ['Trade Licence', 'Trading Licences'],
  ['Payslip', 'Payslips'],
])('%s is the same words as %s', (first, ...others) => {
  for (const other of others) expect(spellingKey(other)).toBe(spellingKey(first));
});

it.each([
  ['Trade Licence', 'Driving Licence'],
  ['Share Certificate', 'Certificate of Birth'],
  ['Net Pay', 'Gross Pay'],
])('%s is not %s', (one, other) => {
  expect(spellingKey(one)).not.toBe(spellingKey(other));
});
