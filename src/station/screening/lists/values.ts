import { countryCode } from '../countries.ts';
import type { ListedEntry } from '../entry.ts';
import { listDate } from './dates.ts';

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

/** The dates that can be read, each once. */
export function datesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map(listDate).filter((date) => date !== null))];
}

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
