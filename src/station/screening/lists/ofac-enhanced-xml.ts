import type { ListedEntry, ListedName } from '../entry.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { CONSOLIDATED, SDN, type OfacList } from './ofac-lists.ts';
import { ofacFeatureNumber, ofacNumber } from './ofac-numbers.ts';
import { countriesOf, countryOfPlace, datesOf, genderOf } from './values.ts';
import { textOf, textsOf, within, xmlElements, type XmlElement } from './xml.ts';

/** OFAC's SDN_ENHANCED.XML and CONS_ENHANCED.XML, published in an archive; the file says which list it holds. */
const enhancedXml = (ofList: OfacList, format: string, filter: RegExp): ListFormat => ({
  ...ofList,
  format,
  select: (files) =>
    files
      .filter((f) => /<sanctionsData\b/.test(f.head) && /ENHANCED_XML/.test(f.head) && filter.test(f.head))
      .slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    for await (const e of xmlElements(file!.path, new Set(['publicationInfo', 'entity']))) {
      if (e.name === 'publicationInfo') date = listDate(textOf(e, 'dataAsOf'));
      else if (e.name === 'entity') yield entry(e, lost);
    }
    return { date };
  },
});

export const ofacEnhancedXml = enhancedXml(SDN, 'ofac-sdn-enhanced-xml', />SDN List</);
export const ofacConsEnhancedXml = enhancedXml(
  CONSOLIDATED,
  'ofac-cons-enhanced-xml',
  /^(?![\s\S]*>SDN List<)[\s\S]*>Consolidated List</,
);

function entry(e: XmlElement, lost: Lost | undefined): ListedEntry {
  const type = within(e, 'generalInfo', 'entityType')[0]?.text.trim().toLowerCase() ?? '';
  const features = within(e, 'features', 'feature').map((f) => ({
    label: textOf(f, 'type'),
    value: textOf(f, 'value'),
  }));
  const papers = within(e, 'identityDocuments', 'identityDocument').map((d) => ({
    label: textOf(d, 'type'),
    value: textOf(d, 'documentNumber'),
  }));
  const every = (label: RegExp): string[] =>
    features.filter((f) => label.test(f.label)).map(({ value }) => value);
  return {
    id: e.attributes['id'] ?? '',
    kind: 'sanction',
    schema: type === 'individual' ? 'person' : type === 'entity' ? 'company' : 'other',
    names: distinctNames(within(e, 'names', 'name').flatMap(namesOf)),
    birthDates: datesOf(every(/birthdate/i), lost),
    countries: countriesOf([
      ...every(/nationality|citizenship/i),
      ...every(/place of birth/i).map(countryOfPlace),
      ...textsOf(e, 'addresses', 'address', 'country'),
    ]),
    gender: genderOf(every(/^gender$/i)[0]),
    documents: [
      ...papers.map(({ label, value }) => ofacNumber(label, value)),
      ...features.map(({ label, value }) => ofacFeatureNumber(label, value)),
    ].filter((number) => number !== null),
    programmes: textsOf(e, 'sanctionsPrograms', 'sanctionsProgram'),
    remarks: within(e, 'generalInfo', 'remarks')[0]?.text.trim() || null,
  };
}

/** A name in each of its scripts. */
function namesOf(name: XmlElement): ListedName[] {
  const strength =
    textOf(name, 'isPrimary') === 'true'
      ? 'primary'
      : textOf(name, 'isLowQuality') === 'true'
        ? 'weak'
        : 'strong';
  return within(name, 'translations', 'translation').map((t) => ({
    text:
      [textOf(t, 'formattedFirstName'), textOf(t, 'formattedLastName')].filter(Boolean).join(' ') ||
      textOf(t, 'formattedFullName'),
    strength,
  }));
}
