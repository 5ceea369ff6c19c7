import { expect, test } from 'vitest';
import { NATIONALITIES } from '../../engine/values/nationalities.ts';
import { countryCode, isCountryCode } from './countries.ts';

test('countries are known by code, by name and by what documents call their people', () => {
  for (const [said, code] of [
    ['Botswana', 'BW'],
    ['bw', 'BW'],
    ['ZWE', 'ZW'],
    ['MOTSWANA', 'BW'],
    ['ZIMBABWEAN', 'ZW'],
    ['SOUTH AFRICAN', 'ZA'],
    ['Chinese', 'CN'],
    ['MOSOTHO', 'LS'],
    // Codes that are no longer used have these names as well: RH, DD, BU, YD, VD.
    ['Zimbabwe', 'ZW'],
    ['Germany', 'DE'],
    ['Myanmar', 'MM'],
    ['Yemen', 'YE'],
    ['Vietnam', 'VN'],
    ['UK', 'GB'],
    ['Trinidad and Tobago', 'TT'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Democratic Republic of the Congo', 'CD'],
    ['The Gambia', 'GM'],
    ['Côte d’Ivoire', 'CI'],
    ['RH', 'ZW'],
  ] as const)
    expect(countryCode(said), said).toBe(code);
});

test('every nationality that documents print is a country, unless two share the name', () => {
  const unknown = Object.keys(NATIONALITIES).filter(
    (nationality) => !isCountryCode(countryCode(nationality)),
  );
  expect(unknown).toEqual(['CONGOLESE']);
});
