import type { Identifier, ListedEntry, ListedName } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { kindOf } from '../identifiers/kinds.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { childrenOf, deepTexts, textOf, xmlElements, type XmlElement } from './xml.ts';
import { countriesOf, datesOf, genderOf, numbersOf } from './values.ts';

/** United Nations Security Council consolidated list, XML (schema of scsanctions.un.org). */
export const unXml: ListFormat = {
  list: 'un',
  title: 'United Nations Security Council consolidated list',
  format: 'un-consolidated-xml',
  select: (files) => files.filter((f) => f.head.includes('<CONSOLIDATED_LIST')).slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    for await (const element of xmlElements(file!.path, new Set(['INDIVIDUAL', 'ENTITY']))) {
      if (element.name === 'CONSOLIDATED_LIST') date = listDate(element.attributes['dateGenerated'] ?? '');
      else if (element.name === 'INDIVIDUAL' || element.name === 'ENTITY') {
        yield entry(element, lost);
      }
    }
    return { date };
  },
};

function entry(element: XmlElement, lost: Lost | undefined): ListedEntry {
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
  const names: ListedName[] = primary === '' ? [] : [{ text: primary, strength: 'primary' }];
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
    birthDates: datesOf(
      [
        ...childrenOf(element, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthDate),
        ...aliases.map((a) => textOf(a, 'DATE_OF_BIRTH')),
      ],
      lost,
    ),
    countries: countriesOf(countries),
    gender: genderOf(textOf(element, 'GENDER')),
    documents: [
      ...childrenOf(element, `${prefix}_DOCUMENT`).flatMap(numbersOfPaper),
      ...TEXTS.flatMap((name) => deepTexts(element, name)).flatMap(numbersInText),
    ],
    programmes: [textOf(element, 'UN_LIST_TYPE')].filter(Boolean),
    remarks: textOf(element, 'COMMENTS1') || null,
  };
}

/** Elements with numbers in running text: papers, birth dates and aliases, ships. */
const TEXTS = ['COMMENTS1', 'NOTE'];

/** NUMBER holds a number or a sentence around it; if empty, the note does. */
function numbersOfPaper(paper: XmlElement): Identifier[] {
  const kind = kindOf(`${textOf(paper, 'TYPE_OF_DOCUMENT2')} ${textOf(paper, 'TYPE_OF_DOCUMENT')}`);
  return numbersOf(kind, [textOf(paper, 'NUMBER') || textOf(paper, 'NOTE')]).filter(({ number }) =>
    /\d/.test(number),
  );
}

function birthDate(element: XmlElement): string {
  const [from, to] = [textOf(element, 'FROM_YEAR'), textOf(element, 'TO_YEAR')];
  if (from && to) return `${from} to ${to}`;
  return textOf(element, 'DATE') || textOf(element, 'YEAR');
}
