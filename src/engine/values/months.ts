import { fold } from './text/fold.ts';

/**
 * Month words to 1–12: English, Setswana (MediaWiki MessagesTn and variants), and those of French,
 * Spanish, Italian and German papers that are no other word of English print.
 */
const NAMES: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'janv',
    'janvier',
    'firikgong',
    'ferikgong',
    'hirikgong',
    'herikgong',
    'pherekgong',
    'ene',
    'enero',
    'gen',
    'gennaio',
    'januar',
    'janeiro',
  ],
  ['february', 'feb', 'fev', 'fevr', 'fevrier', 'tlhakole', 'febrero', 'febbraio', 'februar', 'fevereiro'],
  ['march', 'mar', 'mars', 'mopitlo', 'mopitlwe', 'marzo', 'maerz', 'marz', 'mrz', 'marco'],
  ['april', 'apr', 'avr', 'avril', 'moranang', 'abr', 'abril', 'aprile'],
  ['may', 'mai', 'motsheganong', 'motsheganang', 'mayo', 'mag', 'maggio', 'maio', 'mei'],
  ['june', 'jun', 'juin', 'seetebosigo', 'junio', 'giu', 'giugno', 'juni', 'junho'],
  ['july', 'jul', 'juil', 'juillet', 'phukwi', 'julio', 'lug', 'luglio', 'juli', 'julho'],
  ['august', 'aug', 'aout', 'phatwe', 'phato', 'ago', 'agosto', 'aou'],
  ['september', 'sept', 'sep', 'septembre', 'lwetse', 'lweetse', 'septiembre', 'settembre', 'setembro'],
  [
    'october',
    'oct',
    'octobre',
    'phalane',
    'diphalane',
    'octubre',
    'ott',
    'ottobre',
    'okt',
    'oktober',
    'outubro',
  ],
  ['november', 'nov', 'novembre', 'ngwanatsele', 'ngwanatseele', 'ngwanaatsele', 'noviembre', 'novembro'],
  [
    'december',
    'dec',
    'decembre',
    'sedimonthole',
    'morule',
    'dic',
    'diciembre',
    'dicembre',
    'dez',
    'dezember',
    'dezembro',
  ],
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
