import { fold } from './text/fold.ts';

/** Month words to 1–12: English, Setswana (MediaWiki MessagesTn and variants), French as on passports. */
const NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'janv', 'janvier', 'firikgong', 'ferikgong', 'hirikgong', 'herikgong', 'pherekgong'],
  ['february', 'feb', 'fev', 'fevr', 'fevrier', 'tlhakole'],
  ['march', 'mar', 'mars', 'mopitlo', 'mopitlwe'],
  ['april', 'apr', 'avr', 'avril', 'moranang'],
  ['may', 'mai', 'motsheganong', 'motsheganang'],
  ['june', 'jun', 'juin', 'seetebosigo'],
  ['july', 'jul', 'juil', 'juillet', 'phukwi'],
  ['august', 'aug', 'aout', 'phatwe', 'phato'],
  ['september', 'sept', 'sep', 'septembre', 'lwetse', 'lweetse'],
  ['october', 'oct', 'octobre', 'phalane', 'diphalane'],
  ['november', 'nov', 'novembre', 'ngwanatsele', 'ngwanatseele', 'ngwanaatsele'],
  ['december', 'dec', 'decembre', 'sedimonthole', 'morule'],
];

const NUMBERS = new Map(NAMES.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));

/** Longest first, for a regular expression; matched case-insensitively against text without accents. */
export const MONTH_PATTERN = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');

/** Every month word of a text. */
export const MONTH_WORDS = new RegExp(`(?<!\\p{L})(?:${MONTH_PATTERN})(?!\\p{L})`, 'giu');

/** 1–12, or null for a word that is no month. Forgives one slip in long names and 0 for O, 1 for I or L. */
export function monthNumber(word: string): number | null {
  const key = fold(word).replaceAll('0', 'o').replaceAll('1', 'l');
  return NUMBERS.get(key) ?? NUMBERS.get(key.replaceAll('l', 'i')) ?? null;
}
