import { addTo } from '../../../contract/lists-by-key.ts';
import type { Identifier, ListedEntry, ListedName } from '../entry.ts';
import type { ListFile, ListFormat } from './format.ts';
import { CONSOLIDATED, isConsolidated, SDN, type OfacList } from './ofac-lists.ts';
import { ofacFeatureNumber, ofacNumber } from './ofac-numbers.ts';
import { childrenOf, deep, deepTexts, textOf, xmlElements, type XmlElement } from './xml.ts';
import { countriesOf, genderOf } from './values.ts';

/** Feature types of the OFAC reference value sets that we use, by the label in the file. */
interface References {
  readonly features: Map<string, string>;
  readonly subTypes: Map<string, string>;
  readonly areas: Map<string, string>;
  readonly details: Map<string, string>;
  readonly documentTypes: Map<string, string>;
  readonly documents: Map<string, Identifier[]>;
  readonly programmes: Map<string, string[]>;
  readonly locations: Map<string, string>;
}

const WANTED = new Set([
  'FeatureType',
  'PartySubType',
  'AreaCode',
  'DetailReference',
  'Country',
  'Location',
  'IDRegDocType',
  'IDRegDocument',
  'DistinctParty',
  'SanctionsEntry',
]);

/** OFAC's SDN_ADVANCED.XML and CONS_ADVANCED.XML: parties with documented names and features that refer to value sets. */
const advancedXml = (ofList: OfacList, format: string, isOfList: (f: ListFile) => boolean): ListFormat => ({
  ...ofList,
  format,
  select: (files) =>
    files
      .filter((f) => /<(\w+:)?Sanctions\b/.test(f.head) && /ADVANCED_XML|ReferenceValueSets/.test(f.head))
      .filter(isOfList)
      .slice(0, 1),
  async *read([file]) {
    const refs: References = {
      features: new Map(),
      subTypes: new Map(),
      areas: new Map(),
      details: new Map(),
      documentTypes: new Map(),
      documents: new Map(),
      programmes: new Map(),
      locations: new Map(),
    };
    let date: string | null = null;
    // Sanction programmes follow the parties, so parties are kept until the file has been read.
    const parties: ListedEntry[] = [];
    let dateSeen = false;
    for await (const e of xmlElements(file!.path, new Set([...WANTED, 'DateOfIssue']))) {
      if (e.name === 'DateOfIssue' && !dateSeen) {
        dateSeen = true;
        date = isoDate(e);
      } else if (e.name === 'DistinctParty') parties.push(party(e, refs));
      else collect(e, refs);
    }
    for (const entry of parties) yield { ...entry, programmes: refs.programmes.get(entry.id) ?? [] };
    return { date };
  },
});

export const ofacAdvancedXml = advancedXml(SDN, 'ofac-advanced-xml', (f) => !isConsolidated(f));
export const ofacConsAdvancedXml = advancedXml(CONSOLIDATED, 'ofac-cons-advanced-xml', isConsolidated);

function collect(e: XmlElement, refs: References): void {
  const id = e.attributes['ID'] ?? '';
  const text = e.text.trim();
  if (e.name === 'FeatureType') refs.features.set(id, text);
  else if (e.name === 'PartySubType') refs.subTypes.set(id, `${e.attributes['PartyTypeID'] ?? ''}:${text}`);
  else if (e.name === 'AreaCode') refs.areas.set(id, e.attributes['Description'] ?? text);
  else if (e.name === 'DetailReference') refs.details.set(id, text);
  else if (e.name === 'Location') {
    const area = childrenOf(e, 'LocationAreaCode')[0]?.attributes['AreaCodeID'];
    if (area) refs.locations.set(id, refs.areas.get(area) ?? '');
  } else if (e.name === 'IDRegDocument') numbered(e, refs);
  else if (e.name === 'IDRegDocType') refs.documentTypes.set(id, text);
  else if (e.name === 'SanctionsEntry')
    for (const measure of childrenOf(e, 'SanctionsMeasure'))
      push(refs.programmes, e.attributes['ProfileID'] ?? '', textOf(measure, 'Comment'));
}

function numbered(e: XmlElement, refs: References): void {
  const label = refs.documentTypes.get(e.attributes['IDRegDocTypeID'] ?? '') ?? '';
  const number = ofacNumber(label, textOf(e, 'IDRegistrationNo'));
  if (number) addTo(refs.documents, e.attributes['IdentityID'] ?? '', number);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  if (value) addTo(map, key, value);
}

function party(e: XmlElement, refs: References): ListedEntry {
  const profile = childrenOf(e, 'Profile')[0] ?? e;
  const names: ListedName[] = [];
  const documents: Identifier[] = [];
  for (const identity of childrenOf(profile, 'Identity')) {
    documents.push(...(refs.documents.get(identity.attributes['ID'] ?? '') ?? []));
    for (const alias of childrenOf(identity, 'Alias')) {
      const strength =
        alias.attributes['Primary'] === 'true'
          ? 'primary'
          : alias.attributes['LowQuality'] === 'true'
            ? 'weak'
            : 'strong';
      for (const documented of childrenOf(alias, 'DocumentedName')) {
        const text = deepTexts(documented, 'NamePartValue').join(' ');
        if (text) names.push({ text, strength });
      }
    }
  }
  names.sort((a, b) => Number(b.strength === 'primary') - Number(a.strength === 'primary'));
  const subType = refs.subTypes.get(profile.attributes['PartySubTypeID'] ?? '') ?? '';
  const features = childrenOf(profile, 'Feature').map((f) => ({
    type: refs.features.get(f.attributes['FeatureTypeID'] ?? '') ?? '',
    element: f,
  }));
  const ofType = (pattern: RegExp): XmlElement[] =>
    features.filter((f) => pattern.test(f.type)).map((f) => f.element);
  const genders = ofType(/gender/i).flatMap((f) => detailOf(f, refs));
  const person = ofType(/birthdate/i).length > 0 || genders.length > 0 || /^1:|individual/i.test(subType);
  return {
    id: profile.attributes['ID'] ?? e.attributes['FixedRef'] ?? '',
    kind: 'sanction',
    schema: person ? 'person' : /vessel|aircraft/i.test(subType) ? 'other' : 'company',
    names,
    birthDates: ofType(/birthdate/i)
      .flatMap((f) => deep(f, 'DatePeriod').map(periodDate))
      .filter((d) => d !== null),
    countries: countriesOf(
      ofType(/nationality|citizenship|location|place of birth/i).flatMap((f) =>
        deep(f, 'VersionLocation').map((v) => refs.locations.get(v.attributes['LocationID'] ?? '') ?? ''),
      ),
    ),
    gender: genders.map(genderOf).find((gender) => gender !== null) ?? null,
    documents: [
      ...documents,
      ...features.flatMap(({ type, element }) =>
        detailOf(element, refs).flatMap((value) => ofacFeatureNumber(type, value) ?? []),
      ),
    ],
    programmes: [],
    remarks: textOf(e, 'Comment') || null,
  };
}

const detailOf = (f: XmlElement, refs: References): string[] =>
  deep(f, 'VersionDetail')
    .map((d) => refs.details.get(d.attributes['DetailReferenceID'] ?? '') ?? d.text.trim())
    .filter(Boolean);

function isoDate(e: XmlElement): string | null {
  const [y, m, d] = ['Year', 'Month', 'Day'].map((n) => textOf(e, n));
  return y ? `${y}-${(m || '1').padStart(2, '0')}-${(d || '1').padStart(2, '0')}` : null;
}

/** A period of one day is that day; of one year, the year; longer, a range of years. */
function periodDate(period: XmlElement): string | null {
  const start = deep(period, 'Start')[0];
  const end = deep(period, 'End')[0] ?? start;
  const from = start && isoDate(deep(start, 'From')[0] ?? start);
  const to = end && isoDate(deep(end, 'To')[0] ?? end);
  if (!from || !to) return from ?? null;
  if (from === to) return from;
  const [a, b] = [from.slice(0, 4), to.slice(0, 4)];
  return a === b ? a : `${a}/${b}`;
}
