import { expect, test } from 'vitest';
import { companyName, IN_TEXT } from './company-name.ts';
import { INNER_BRACKET } from './legal-form.ts';

const inside = new RegExp(String.raw`\(${INNER_BRACKET}`, 'u');

test.each([
  ['Specimen (Kalahari) Borehole Drilling (Pty) Ltd', true],
  ['SPECIMEN (OVERSEAS) SEEDS PLC', true],
  ['Specimen Motors (Proprietary) TAX INVOICE Limited', false],
  ['Specimen Homes Ltd (Landlord) Example Homes Ltd', false],
  ['Specimen Foods (Gaborone Branch) Tel 3900000', false],
  ['Specimen Catering (K) Ltd', true],
  ['Specimen (Africa) Motors (RF) NPC', true],
  ['Specimen (Africa) Freight and Customs Brokers Proprietary Limited', true],
  ['Kago Example (Tenant) and Specimen Homes (Pty) Ltd', false],
  ['Kago Example (A) Specimen Homes Ltd', false],
])('%s: has a part of its name in brackets: %s', (printed, expected) => {
  expect(inside.test(printed)).toBe(expected);
});

test.each([
  ['Specimen Copper Concentrator Operations', 'Botswana (Pty) Ltd', true],
  ['Specimen Drilling and Blasting', 'Services (Pty) Ltd', true],
  ['Specimen Superstore', 'Specimen (Pty) Ltd', false],
  ['Specimen Holdings (Pty) Ltd', 'Services (Pty) Ltd', false],
])('the name %s goes on with %s: %s', (first, second, expected) => {
  expect(companyName.continues?.(first, second)).toBe(expected);
});

test('a post in brackets ends a name', () => {
  expect(
    companyName.parse('Kago Example (Director) Specimen Foods (Pty) Ltd', { today: '2026-11-29' })?.value,
  ).toBe('Kago Example');
});

test.each(['Specimen Freight (Private) Limited', 'Specimen Freight (Pvt) Ltd', 'SPECIMEN FREIGHT (PTY) LTD'])(
  '%s is one name in a sentence',
  (name) => {
    expect(new RegExp(IN_TEXT, 'u').exec(`${name} employs`)?.[0]).toBe(name);
  },
);
