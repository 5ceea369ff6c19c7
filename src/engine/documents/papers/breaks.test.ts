import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { ANY_DAY } from '../../values/kind.ts';

describe('what is no value', () => {
  it.each(['Mr', 'Mrs.', '(Pty) Ltd'])('%s alone is nobody', (printed) => {
    expect(companyName.parse(printed, ANY_DAY)).toBeNull();
    expect(partyName.parse(printed, ANY_DAY)).toBeNull();
  });

  it.each(['HOUSE 14', 'of shares 250', '12. Date issued'])('%s is no reference', (printed) =>
    expect(reference.parse(printed, ANY_DAY)).toBeNull(),
  );

  it('a title of engineers is no part of a name', () =>
    expect(personName.parse('Eng. Kago Example', ANY_DAY)?.value).toBe('Kago Example'));
});

describe('months in Roman numerals', () => {
  it.each([
    ['12.X.2026', '2026-10-12'],
    ['3-IV-26', '2026-04-03'],
    ['1/VIII/2026', '2026-08-01'],
    ['30.XII.2025', '2025-12-30'],
  ])('%s', (printed, day) => expect(date.parse(printed, ANY_DAY)?.value).toBe(day));
});
