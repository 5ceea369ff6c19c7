import type { ListedEntry, ListedName } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { kindOf } from '../identifiers/kinds.ts';
import { listDate } from './dates.ts';
import type { ListFormat, Lost } from './format.ts';
import { childrenOf, textOf, xmlElements, type XmlElement } from './xml.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, datesOf, genderOf, numbersOf } from './values.ts';

/** European Union consolidated financial sanctions list, XML 1.1 (namespace eu.europa.ec/fpi/fsd/export). */
export const euXml: ListFormat = {
  list: 'eu',
  title: 'European Union consolidated list',
  format: 'eu-fsf-xml-1.1',
  select: (files) =>
    files
      .filter((f) => /<export\b/.test(f.head) && /fpi\/fsd\/export|sanctionEntity/.test(f.head))
      .slice(0, 1),
  async *read([file], lost) {
    let date: string | null = null;
    for await (const e of xmlElements(file!.path, new Set(['sanctionEntity']))) {
      if (e.name === 'export') date = listDate(e.attributes['generationDate'] ?? '');
      else if (e.name === 'sanctionEntity') {
        yield entry(e, lost);
      }
    }
    return { date };
  },
};

function entry(e: XmlElement, lost: Lost | undefined): ListedEntry {
  const person = /person/i.test(childrenOf(e, 'subjectType')[0]?.attributes['code'] ?? '');
  const aliases = childrenOf(e, 'nameAlias');
  const names = aliases.map((a) => ({
    text: wholeName(a),
    strength: qualityOf(a.attributes['strong'] ?? '', textOf(a, 'remark')),
    isPrimary: /primary/i.test(textOf(a, 'remark')),
  }));
  const of = (name: string, attribute: string): string[] =>
    childrenOf(e, name)
      .map((c) => c.attributes[attribute] ?? '')
      .filter(Boolean);
  return {
    id: e.attributes['euReferenceNumber'] || e.attributes['logicalId'] || '',
    kind: 'sanction',
    schema: person ? 'person' : 'company',
    names: distinctNames(withPrimary(names)),
    birthDates: datesOf(childrenOf(e, 'birthdate').map(birthDate), lost),
    countries: countriesOf(
      ['citizenship', 'address', 'birthdate'].flatMap((name) => of(name, 'countryIso2Code')),
    ),
    gender: genderOf(aliases.map((a) => a.attributes['gender']).find(Boolean)),
    documents: [
      ...childrenOf(e, 'identification').flatMap((i) => [
        ...numbersOf(
          kindOf(
            `${i.attributes['identificationTypeCode']} ${i.attributes['identificationTypeDescription']}`,
          ),
          [i.attributes['latinNumber'] || i.attributes['number'] || ''],
        ),
        ...numbersInText(textOf(i, 'remark')),
      ]),
      ...numbersInText(
        childrenOf(e, 'remark')
          .map(({ text }) => text)
          .join('\n'),
      ),
    ],
    programmes: [...new Set(of('regulation', 'programme'))],
    remarks: textOf(e, 'remark') || null,
  };
}

function wholeName(alias: XmlElement): string {
  const parts = ['firstName', 'middleName', 'lastName'].map((k) => alias.attributes[k] ?? '');
  return (alias.attributes['wholeName'] || parts.filter(Boolean).join(' ')).trim();
}

/** The attribute is always true in the published file; remarks say "low quality alias". */
export const qualityOf = (strong: string, remark: string): ListedName['strength'] =>
  /^(false|weak)$/i.test(strong) || /\b(?:low|weak)\b/i.test(remark) ? 'weak' : 'strong';

/**
 * The names with a primary one, which the list does not mark: the one that a remark calls so, else the first good one
 * in Latin script, which staff can read.
 */
export function withPrimary(names: readonly (ListedName & { isPrimary: boolean })[]): ListedName[] {
  const good = names.filter(({ strength, text }) => strength !== 'weak' && text !== '');
  const primary =
    names.find(({ isPrimary, text }) => isPrimary && text !== '') ??
    good.find(({ text }) => /\p{Script=Latin}/u.test(text)) ??
    good[0];
  return names.map((name) => ({
    text: name.text,
    strength: name === primary ? 'primary' : name.strength,
  }));
}

function birthDate(b: XmlElement): string {
  const { birthdate, year, yearRangeFrom, yearRangeTo } = b.attributes;
  if (birthdate) return birthdate;
  return yearRangeFrom && yearRangeTo ? `${yearRangeFrom} to ${yearRangeTo}` : (year ?? '');
}
