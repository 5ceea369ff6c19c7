import type { ListedEntry, ListedName } from '../entry.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { childrenOf, textOf, xmlElements, type XmlElement } from './xml.ts';
import { countriesOf, genderOf } from './values.ts';

/** United Nations Security Council consolidated list, XML (schema of scsanctions.un.org). */
export const unXml: ListFormat = {
  list: 'un',
  title: 'United Nations Security Council consolidated list',
  format: 'un-consolidated-xml',
  select: (files) => files.filter((f) => f.head.includes('<CONSOLIDATED_LIST')).slice(0, 1),
  async *read([file]) {
    let date: string | null = null;
    for await (const element of xmlElements(file!.path, new Set(['INDIVIDUAL', 'ENTITY']))) {
      if (element.name === 'CONSOLIDATED_LIST') date = listDate(element.attributes['dateGenerated'] ?? '');
      else yield entry(element);
    }
    return { date };
  },
};

function entry(element: XmlElement): ListedEntry {
  const person = element.name === 'INDIVIDUAL';
  const prefix = person ? 'INDIVIDUAL' : 'ENTITY';
  const values = (name: string): string[] =>
    childrenOf(element, name)
      .flatMap((e) => childrenOf(e, 'VALUE').map((v) => v.text.trim()))
      .filter(Boolean);
  const primary = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .map((n) => textOf(element, n))
    .filter(Boolean)
    .join(' ');
  const aliases = childrenOf(element, `${prefix}_ALIAS`);
  const names: ListedName[] = [{ text: primary, strength: 'primary' }];
  for (const alias of aliases) {
    const weak = /low/i.test(textOf(alias, 'QUALITY'));
    for (const text of textOf(alias, 'ALIAS_NAME').split(/;|\s\/\s/)) {
      if (text.trim()) names.push({ text: text.trim(), strength: weak ? 'weak' : 'strong' });
    }
  }
  const original = textOf(element, 'NAME_ORIGINAL_SCRIPT');
  if (original) names.push({ text: original, strength: 'strong' });
  const countries = [
    ...values('NATIONALITY'),
    ...childrenOf(element, `${prefix}_ADDRESS`).map((a) => textOf(a, 'COUNTRY')),
    ...childrenOf(element, 'INDIVIDUAL_PLACE_OF_BIRTH').map((p) => textOf(p, 'COUNTRY')),
  ];
  return {
    id: textOf(element, 'REFERENCE_NUMBER') || textOf(element, 'DATAID'),
    kind: 'sanction',
    schema: person ? 'person' : 'company',
    names,
    birthDates: [
      ...childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthDate),
      ...aliases.map((a) => listDate(textOf(a, 'DATE_OF_BIRTH'))),
    ].filter((d) => d !== null),
    countries: countriesOf(countries),
    gender: genderOf(textOf(element, 'GENDER')),
    documents: childrenOf(element, 'INDIVIDUAL_DOCUMENT')
      .map((d) => textOf(d, 'NUMBER'))
      .filter(Boolean),
    programmes: [textOf(element, 'UN_LIST_TYPE')].filter(Boolean),
    remarks: textOf(element, 'COMMENTS1') || null,
  };
}

function birthDate(element: XmlElement): string | null {
  const [from, to] = [textOf(element, 'FROM_YEAR'), textOf(element, 'TO_YEAR')];
  if (from && to) return `${from}/${to}`;
  return listDate(textOf(element, 'DATE') || textOf(element, 'YEAR'));
}
