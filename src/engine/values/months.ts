import { MONTHS_ABROAD } from '../lexicon/languages/index.ts';
import { fold } from './text/fold.ts';

/** January to December, each month's names separated by blanks. */
const inOrder = (...months: readonly string[]): readonly (readonly string[])[] =>
  months.map((names) => names.split(' ').filter((name) => name !== ''));

const ENGLISH = inOrder(
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
);

/** As in MediaWiki's MessagesTn, with variants. */
const SETSWANA = inOrder(
  'firikgong ferikgong hirikgong herikgong pherekgong',
  'tlhakole',
  'mopitlo mopitlwe',
  'moranang',
  'motsheganong motsheganang',
  'seetebosigo',
  'phukwi',
  'phatwe phato',
  'lwetse lweetse',
  'phalane diphalane',
  'ngwanatsele ngwanatseele ngwanaatsele',
  'sedimonthole morule',
);

/** Spanish, Italian and German names, as on identity papers, that are no other English word. */
const ON_CARDS = inOrder(
  'ene enero gen gennaio januar',
  'febrero febbraio februar',
  'marzo maerz marz mrz',
  'abr abril aprile',
  'mai mayo mag maggio',
  'junio giu giugno juni',
  'julio lug luglio juli',
  'ago agosto',
  'septiembre settembre',
  'octubre ott ottobre okt oktober',
  'noviembre novembre',
  'dic diciembre dicembre dez dezember',
);

/** Month names to 1–12. */
const NUMBERS = new Map(
  [ENGLISH, SETSWANA, ON_CARDS, ...MONTHS_ABROAD.map((months) => inOrder(...months))].flatMap((months) =>
    months.flatMap((names, i) => names.map((name) => [name, i + 1] as const)),
  ),
);

const longestFirst = (names: Iterable<string>): string =>
  [...names].sort((a, b) => b.length - a.length).join('|');

/** Alternation, longest first; match case-insensitively against text without accents. */
export const MONTH_PATTERN = longestFirst(NUMBERS.keys());

/** English names only, in the same form. */
export const ENGLISH_MONTH = longestFirst(ENGLISH.flat());

/** English and Setswana names: "GEN 20" and "DIC 14" are codes on papers in these languages. */
export const MONTH_OF_HERE = longestFirst([...ENGLISH, ...SETSWANA].flat());

/** Every month word of a text. */
export const MONTH_WORDS = new RegExp(`(?<!\\p{L})(?:${MONTH_PATTERN})(?!\\p{L})`, 'giu');

/** 1–12, or null for a word that is no month. Tolerates one error in long names, and 0 for O, 1 for I or L. */
export function monthNumber(word: string): number | null {
  const key = fold(word).replaceAll('0', 'o').replaceAll('1', 'l');
  return NUMBERS.get(key) ?? NUMBERS.get(key.replaceAll('l', 'i')) ?? null;
}
