import { expect, test } from 'vitest';
import { address } from './address.ts';
import { endsInPostcode, isCountry, isHouseLine } from './foreign-address.ts';

test.each(['Namibia', 'NAMIBIA', 'Botswana', 'South Africa', 'Zimbabwe.'])(
  '%s stands below a postal code, and ends the address',
  (country) => {
    const soFar = '12 Mill Lane\nUtopia 9000';
    expect(isHouseLine('12 Mill Lane')).toBe(true);
    expect(endsInPostcode(soFar)).toBe(true);
    expect(isCountry(country)).toBe(true);
    expect(address.continues!(soFar, country)).toBe(true);
    expect(address.continues!(soFar, 'Opening hours')).toBe(false);
  },
);
