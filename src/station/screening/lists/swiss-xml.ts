import type { Identifier, ListedEntry, ListedName } from '../entry.ts';
import { numbersInText } from '../identifiers/in-text.ts';
import { kindOf } from '../identifiers/kinds.ts';
import { listDate } from './dates.ts';
import type { ListFormat } from './format.ts';
import { distinctNames } from './merge-rows.ts';
import { countriesOf, genderOf, numbersOf } from './values.ts';
import { childrenOf, deep, deepTexts, textOf, within, xmlElements, type XmlElement } from './xml.ts';
import { message } from '../../../contract/messages/message.ts';

/** Swiss list of SECO, XML: programmes first, then targets with identities, each with names of ordered parts. */
export const swissXml: ListFormat = {
  list: 'switzerland',
  title: 'Swiss sanctions list (SECO)',
  format: 'switzerland-seco-xml',
  select: (files) => files.filter((f) => /<swiss-sanctions-list\b/.test(f.head)).slice(0, 1),
  lacks: ([file]) =>
    /list-type="(?:amendment|delta)/i.test(file!.head) ? message('listImports.amendment') : null,
  async *read([file]) {
    let date: string | null = null;
    const programmes = new Map<string, string>();
    for await (const e of xmlElements(file!.path, new Set(['sanctions-program', 'target']))) {
      if (e.name === 'swiss-sanctions-list') date = listDate(e.attributes['date'] ?? '');
      else if (e.name === 'sanctions-program') {
        const key = textOf(e, 'program-key');
        for (const set of childrenOf(e, 'sanctions-set')) programmes.set(set.attributes['ssid'] ?? '', key);
      } else if (e.name === 'target' && !isDelisted(e)) {
        yield entry(e, programmes);
      }
    }
    return { date };
  },
};

const isDelisted = (target: XmlElement): boolean =>
  /^de-?listed/.test(childrenOf(target, 'modification').at(-1)?.attributes['modification-type'] ?? '');

function entry(target: XmlElement, programmes: ReadonlyMap<string, string>): ListedEntry {
  const individual = childrenOf(target, 'individual')[0];
  const subject = individual ?? childrenOf(target, 'entity')[0] ?? childrenOf(target, 'object')[0] ?? target;
  const identities = childrenOf(subject, 'identity');
  const countries = ['nationality', 'address', 'place-of-birth'].flatMap((name) =>
    identities
      .flatMap((identity) => [...childrenOf(identity, name), ...childrenOf(subject, name)])
      .flatMap((e) => deep(e, 'country')),
  );
  const said = [...deepTexts(subject, 'other-information'), ...deepTexts(subject, 'justification')];
  return {
    id: target.attributes['ssid'] ?? '',
    kind: 'sanction',
    schema: individual ? 'person' : subject.name === 'object' ? 'other' : 'company',
    names: distinctNames(
      identities.flatMap((identity) =>
        childrenOf(identity, 'name').flatMap((name) => namesOf(name, identity.attributes['main'] === 'true')),
      ),
    ),
    birthDates: [
      ...new Set(identities.flatMap((identity) => childrenOf(identity, 'day-month-year')).flatMap(dayOf)),
    ],
    countries: countriesOf(countries.map((c) => c.attributes['iso-code'] ?? c.text)),
    gender: genderOf(subject.attributes['sex']),
    documents: [...deep(subject, 'identification-document').flatMap(paperOf), ...said.flatMap(numbersInText)],
    programmes: [
      ...new Set(
        childrenOf(target, 'sanctions-set-id').flatMap((id) => programmes.get(id.text.trim()) ?? []),
      ),
    ],
    remarks: said.join(' ') || null,
  };
}

/** The name in its parts' order, and again in every other script and spelling that the parts have. */
function namesOf(name: XmlElement, isMain: boolean): ListedName[] {
  const parts = childrenOf(name, 'name-part').toSorted(
    (a, b) => Number(a.attributes['order'] ?? 0) - Number(b.attributes['order'] ?? 0),
  );
  const spellings = Math.max(0, ...parts.map((part) => childrenOf(part, 'spelling-variant').length));
  const isPrimary = isMain && name.attributes['name-type'] === 'primary-name';
  const strength = name.attributes['quality'] === 'low' ? 'weak' : isPrimary ? 'primary' : 'strong';
  return Array.from({ length: spellings + 1 }, (_, n): ListedName => {
    const words = parts.map(
      (part) =>
        (n > 0 ? childrenOf(part, 'spelling-variant')[n - 1]?.text.trim() : undefined) ??
        textOf(part, 'value'),
    );
    return {
      text: words.filter(Boolean).join(' '),
      strength: n === 0 || strength !== 'primary' ? strength : 'strong',
    };
  });
}

function dayOf({ attributes }: XmlElement): string[] {
  const { year, month, day } = attributes;
  const two = (text: string): string => text.padStart(2, '0');
  const date = year && listDate(`${year}-${two(month ?? '0')}-${two(day ?? '0')}`);
  return date ? [date] : [];
}

function paperOf(paper: XmlElement): Identifier[] {
  const numbers = within(paper, 'number').map(({ text }) => text);
  return numbersOf(kindOf(paper.attributes['document-type'] ?? ''), numbers);
}
