import type { ListedEntry, ListedName } from '../entry.ts';
import { americanDate } from './dates.ts';
import type { ListFile, ListFormat, Lost } from './format.ts';
import { CONSOLIDATED, isConsolidated, SDN, type OfacList } from './ofac-lists.ts';
import { ofacNumber } from './ofac-numbers.ts';
import { countriesOf, countryOfPlace, datesOf, genderOf, numbersOf } from './values.ts';
import { textOf, textsOf, within, xmlElements, type XmlElement } from './xml.ts';

/** OFAC's plain XML (SDN.XML, CONSOLIDATED.XML), the schemas of before and since 2024. */
const plainXml = (ofList: OfacList, format: string, isOfList: (f: ListFile) => boolean): ListFormat => ({
  ...ofList,
  format,
  select: (files) => files.filter((f) => /<sdnList\b/.test(f.head) && isOfList(f)).slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    for await (const e of xmlElements(file!.path, new Set(['sdnEntry', 'publshInformation']))) {
      if (e.name === 'publshInformation') date = americanDate(textOf(e, 'Publish_Date'));
      else if (e.name === 'sdnEntry') yield entry(e, lost);
    }
    return { date };
  },
});

export const ofacXml = plainXml(SDN, 'ofac-sdn-xml', (f) => !isConsolidated(f));
export const ofacConsXml = plainXml(CONSOLIDATED, 'ofac-cons-xml', isConsolidated);

const nameOf = (e: XmlElement): string =>
  [textOf(e, 'firstName'), textOf(e, 'lastName')].filter(Boolean).join(' ');

function entry(e: XmlElement, lost: Lost | undefined): ListedEntry {
  const type = textOf(e, 'sdnType').toLowerCase();
  const numbers = within(e, 'idList', 'id').map((id) => ({
    label: textOf(id, 'idType'),
    value: textOf(id, 'idNumber'),
  }));
  const placesOfBirth = textsOf(e, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth');
  return {
    id: textOf(e, 'uid'),
    kind: 'sanction',
    schema: type === 'individual' ? 'person' : type === 'entity' || type === '' ? 'company' : 'other',
    names: [
      { text: nameOf(e), strength: 'primary' as const },
      ...within(e, 'akaList', 'aka').map((aka): ListedName => ({
        text: nameOf(aka),
        strength: textOf(aka, 'category') === 'weak' ? 'weak' : 'strong',
      })),
    ].filter(({ text }) => text !== ''),
    birthDates: datesOf(textsOf(e, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'), lost),
    countries: countriesOf([
      ...textsOf(e, 'nationalityList', 'nationality', 'country'),
      ...textsOf(e, 'citizenshipList', 'citizenship', 'country'),
      ...textsOf(e, 'addressList', 'address', 'country'),
      ...placesOfBirth.map(countryOfPlace),
    ]),
    gender: genderOf(numbers.find(({ label }) => label === 'Gender')?.value),
    documents: [
      ...numbers.map(({ label, value }) => ofacNumber(label, value)).filter((number) => number !== null),
      ...numbersOf('call-sign', textsOf(e, 'vesselInfo', 'callSign')),
    ],
    programmes: textsOf(e, 'programList', 'program'),
    remarks: textOf(e, 'remarks') || null,
  };
}
