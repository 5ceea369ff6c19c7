import type { ListedEntry, ListedName } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import type { IdentifierKind } from '../identifiers/kinds.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, numbersOf } from './values.ts';
import { deepTexts, textOf, within, xmlElements, type XmlElement } from './xml.ts';

const NAME_PARTS = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'];
const NUMBERS: readonly (readonly [string, IdentifierKind])[] = [
  ['PassportNumber', 'passport'],
  ['NationalIdentifierNumber', 'identity'],
  ['BusinessRegistrationNumber', 'company'],
  ['IMONumber', 'imo'],
  ['HullIdentificationNumber', 'document'],
];
const TEXTS = [
  'PassportAdditionalInformation',
  'NationalIdentifierAdditionalInformation',
  'OtherInformation',
  'UKStatementofReasons',
];

/** UK sanctions list, XML: `Designations/Designation`. */
export const ukXml: ListFormat = {
  list: 'uk',
  title: 'UK sanctions list',
  format: 'uk-sanctions-list-xml',
  select: (files) => files.filter((f) => /<Designations\b/.test(f.head)).slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    for await (const e of xmlElements(file!.path, new Set(['DateGenerated', 'Designation']))) {
      if (e.name === 'DateGenerated') date = listDate(e.text);
      if (e.name !== 'Designation') continue;
      yield entry(e, lost);
    }
    return { date };
  },
};

function entry(e: XmlElement, lost: Lost | undefined): ListedEntry {
  const type = textOf(e, 'IndividualEntityShip');
  return {
    id: textOf(e, 'UniqueID'),
    kind: 'sanction',
    schema: /individual/i.test(type) ? 'person' : /ship/i.test(type) ? 'other' : 'company',
    names: distinctNames([
      ...within(e, 'Names', 'Name').map(listedName),
      ...deepTexts(e, 'NameNonLatinScript').map((text) => ({ text, strength: 'strong' as const })),
    ]),
    birthDates: datesOf(deepTexts(e, 'DOB'), lost),
    countries: countriesOf(
      ['Nationality', 'AddressCountry', 'CountryOfBirth'].flatMap((name) => deepTexts(e, name)),
    ),
    gender: genderOf(deepTexts(e, 'Gender')[0]),
    documents: [
      ...NUMBERS.flatMap(([name, kind]) => numbersOf(kind, deepTexts(e, name))),
      ...TEXTS.flatMap((name) => deepTexts(e, name)).flatMap(numbersInText),
    ],
    programmes: [textOf(e, 'RegimeName')].filter(Boolean),
    remarks: textOf(e, 'OtherInformation') || textOf(e, 'UKStatementofReasons') || null,
  };
}

const listedName = (name: XmlElement): ListedName => ({
  text: NAME_PARTS.map((part) => textOf(name, part))
    .filter(Boolean)
    .join(' '),
  strength: /primary name$/i.test(textOf(name, 'NameType'))
    ? 'primary'
    : /low/i.test(textOf(name, 'AliasStrength'))
      ? 'weak'
      : 'strong',
});
