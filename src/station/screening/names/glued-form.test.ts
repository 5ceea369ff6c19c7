import { expect, it } from 'vitest';
import { withoutGluedForm } from './glued-form.ts';

it.each([
  ['KgaleTradingPtyLtd', 'KGALETRADING'],
  ['THEKGALETRADINGCOMPANY', 'KGALETRADING'],
  ['Kgale Trading Company', null],
  ['KGALETRADING', null],
  ['COMPANYLTD', 'COMPANY'],
  ['LTDLTD', null],
])('%s becomes %s', (name, rest) => {
  expect(withoutGluedForm(name)).toBe(rest);
});
