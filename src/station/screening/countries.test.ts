import { expect, test } from 'vitest';
import { stateNames } from '../../engine/ocr/mrz/guards.ts';
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

test('every code of a state in a zone is its country', () => {
  const unknown = [...stateNames.keys()].filter((code) => !isCountryCode(countryCode(code)));
  // Organisations, the stateless, refugees and those of unspecified nationality.
  expect(unknown.filter((code) => !/^(?:X|EU|UN)/.test(code))).toEqual([]);
  for (const [code, country] of [
    ['ALB', 'AL'],
    ['CHE', 'CH'],
    ['can', 'CA'],
    ['AUT', 'AT'],
    ['D', 'DE'],
    ['GBN', 'GB'],
    ['RKS', 'XK'],
  ] as const)
    expect(countryCode(code), code).toBe(country);
});

test('names as ISO and lists write them', () => {
  for (const [name, code] of [
    ['Holy See (the)', 'VA'],
    ['Saint Lucia', 'LC'],
    ['Venezuela (Bolivarian Republic of)', 'VE'],
    ['Bolivarian Republic of Venezuela', 'VE'],
    ['Tanzania, the United Republic of', 'TZ'],
    ['Republic of Korea', 'KR'],
    ['Macao', 'MO'],
  ] as const)
    expect(countryCode(name), name).toBe(code);
});

test('what is no country is none', () => {
  for (const text of ['ZZ', 'XX', 'XXA', 'XXX', 'Atlantis', 'QQ', ''])
    expect(isCountryCode(countryCode(text)), text).toBe(false);
});
