import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { licenceNumber } from '../../values/licence-number.ts';
import { identityNamePart } from '../../values/identity-name.ts';
import { ANY_DAY } from '../../values/kind.ts';

describe('a licence by its numbers', () => {
  it.each(['StJOHN', 'AlSAYED', 'NdLOVU', 'ElEXAMPLE', 'McEXAMPLE', 'DaEXAMPLE'])(
    '%s is a way to write a name',
    (name) => expect(identityNamePart.parse(name, { ...ANY_DAY, namedHere: true })?.doubt).toBeUndefined(),
  );
});

describe('pieces of papers are no companies', () => {
  it.each([
    'Monthly Message Board',
    'Message Centre',
    'Service Information',
    'We look forward to welcoming you to Nata Tools!',
    'Please call us before you visit Nata Tools',
    '227 N 5th Ave',
    '12 Mill Lane',
  ])('%s', (text) => expect(companyName.parse(text, ANY_DAY)).toBeNull());

  it.each([
    'Please Security Services (Pty) Ltd',
    'We Care Pharmacy',
    'Thank You Events CC',
    'Information Systems Ltd',
    'For Good Designs (Pty) Ltd',
    'FOR GOOD DESIGNS LTD',
    'For Hire Limited',
  ])('“%s” is one', (text) => expect(companyName.parse(text, ANY_DAY)?.value).toBe(text));
});

it.each(['for Nata Tools (Pty) Ltd', 'For: Nata Tools (Pty) Ltd', 'FOR: Nata Tools (Pty) Ltd'])(
  '“%s” signs for a company',
  (text) => expect(companyName.parse(text, ANY_DAY)?.value).toBe('Nata Tools (Pty) Ltd'),
);

it.each(['2019', '1998'])('a licence number %s may be the year of a date', (year) =>
  expect(licenceNumber.parse(year, ANY_DAY)?.doubt).toBeDefined(),
);
