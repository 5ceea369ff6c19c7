import type { ListedEntry, ListedName } from '../entry.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { childrenOf, textOf, xmlElements, type XmlElement } from './xml.ts';
import { countriesOf, genderOf } from './values.ts';

/** European Union consolidated financial sanctions list, XML 1.1 (namespace eu.europa.ec/fpi/fsd/export). */
export const euXml: ListFormat = {
  list: 'eu',
  title: 'European Union consolidated list',
  format: 'eu-fsf-xml-1.1',
  select: (files) =>
    files
      .filter((f) => /<export\b/.test(f.head) && /fpi\/fsd\/export|sanctionEntity/.test(f.head))
      .slice(0, 1),
  async *read([file]) {
    let date: string | null = null;
    for await (const e of xmlElements(file!.path, new Set(['sanctionEntity']))) {
      if (e.name === 'export') date = listDate(e.attributes['generationDate'] ?? '');
      else yield entry(e);
    }
    return { date };
  },
};

function entry(e: XmlElement): ListedEntry {
  const person = /person/i.test(childrenOf(e, 'subjectType')[0]?.attributes['code'] ?? '');
  const aliases = childrenOf(e, 'nameAlias');
  const names = aliases.flatMap((a, i): ListedName[] => {
    const parts = ['firstName', 'middleName', 'lastName'].map((k) => a.attributes[k] ?? '').filter(Boolean);
    const text = a.attributes['wholeName'] || parts.join(' ');
    return text
      ? [{ text, strength: i === 0 ? 'primary' : a.attributes['strong'] === 'false' ? 'weak' : 'strong' }]
      : [];
  });
  const of = (name: string, attribute: string): string[] =>
    childrenOf(e, name)
      .map((c) => c.attributes[attribute] ?? '')
      .filter(Boolean);
  return {
    id: e.attributes['euReferenceNumber'] || e.attributes['logicalId'] || '',
    kind: 'sanction',
    schema: person ? 'person' : 'company',
    names: names.length > 0 ? names : [{ text: 'unnamed', strength: 'weak' }],
    birthDates: childrenOf(e, 'birthdate')
      .map(birthDate)
      .filter((d) => d !== null),
    countries: countriesOf(
      ['citizenship', 'address', 'birthdate'].flatMap((name) => of(name, 'countryIso2Code')),
    ),
    gender: genderOf(aliases.map((a) => a.attributes['gender']).find(Boolean)),
    documents: childrenOf(e, 'identification')
      .map((i) => i.attributes['latinNumber'] || i.attributes['number'] || '')
      .filter(Boolean),
    programmes: [...new Set(of('regulation', 'programme'))],
    remarks: textOf(e, 'remark') || null,
  };
}

function birthDate(b: XmlElement): string | null {
  const { birthdate, year, yearRangeFrom, yearRangeTo } = b.attributes;
  if (birthdate) return listDate(birthdate);
  if (yearRangeFrom && yearRangeTo) return `${yearRangeFrom}/${yearRangeTo}`;
  return year ? listDate(year) : null;
}
