import { createHash } from 'node:crypto';
import { countryCode } from '../countries.ts';
import type { Identifier, ListedEntry } from '../entry.ts';
import type { IdentifierKind } from '../identifiers/kinds.ts';
import { hasCompanyWord } from '../names/company-forms.ts';
import { plainNumber } from '../../plain-number.ts';
import { listDates } from './dates.ts';
import type { Lost } from './format.ts';

/** What several lists write alike, in the form of an entry. */

/** `M`, `F`, `male` or `female`; null for anything else. */
export function genderOf(text: string | undefined): ListedEntry['gender'] {
  const said = /^(m|f)(?:ale|emale)?$/i.exec(text?.trim() ?? '')?.[1]?.toUpperCase();
  return said === 'M' || said === 'F' ? said : null;
}

/** Codes of countries named in any usual way, each once; `00` is no country. */
export function countriesOf(names: readonly string[]): string[] {
  const known = names.map((name) => name.trim()).filter((name) => name !== '' && name !== '00');
  return [...new Set(known.map(countryCode))];
}

/** The dates that parse, each once; text with digits that does not parse is lost. */
export function datesOf(texts: readonly string[], lost?: Lost): string[] {
  return [
    ...new Set(
      texts.flatMap((text) => {
        const dates = listDates(text);
        if (dates.length === 0 && /\d/.test(text)) lost?.('date-not-read');
        return dates;
      }),
    ),
  ];
}

/** Distinct numbers of one kind, without placeholders for "none". */
export function numbersOf(kind: IdentifierKind, numbers: readonly string[]): Identifier[] {
  const given = numbers.map((number) => number.trim()).filter((number) => !NO_NUMBER.test(number));
  return [...new Set(given)].map((number) => ({ kind, number }));
}
const NO_NUMBER = /^(?:|-0-|-|n\/?a|none|nil|unknown|not (?:known|available))$/i;

/** Distinct numbers from several parts of an entry. */
export const eachOnce = (documents: readonly Identifier[]): Identifier[] => [
  ...new Map(documents.map((document) => [plainNumber(document.number), document])).values(),
];

/** "Tripoli, Libya" → "Libya": places end with their country. */
export const countryOfPlace = (place: string): string => place.split(',').at(-1)!.trim();

/** Id of an entry in a list without ids: the same parts give the same id in every edition. */
export const idOfParts = (parts: readonly (string | undefined)[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/** `LAST, First Middle` → `First Middle LAST`, as US lists write persons. */
export function personOrder(name: string): string {
  const [last, ...rest] = name.split(',');
  return rest.length === 1 ? `${rest[0]!.trim()} ${last!.trim()}` : name.trim();
}

/** Whether a list that does not say so names a person: no legal form, no company word, no digits. */
export const schemaOfName = (name: string): ListedEntry['schema'] =>
  /\d|&/.test(name) || hasCompanyWord(name) ? 'company' : 'person';

/** The values of a cell that holds several, e.g. `A; B`. */
export function valuesIn(cell: string | undefined, separator: string | RegExp = ';'): string[] {
  return (cell ?? '')
    .split(separator)
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** The later of two days, either of which may be missing. */
export const later = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;
