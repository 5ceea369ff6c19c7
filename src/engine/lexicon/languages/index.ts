import { AFRIKAANS } from './afrikaans.ts';
import { FRENCH } from './french/index.ts';
import type { Language, PaperWords, ProseWords, Said, TypeWords } from './language.ts';
import { PORTUGUESE } from './portuguese/index.ts';

export type { PaperWords, TypeWords } from './language.ts';

/** A line for each language. English and Setswana words stand with their users. */
const LANGUAGES: readonly Language[] = [AFRIKAANS, FRENCH, PORTUGUESE];

/** The words of a class in every language, for a list of `values/text/label-list.ts`. */
export const onPapers = (what: PaperWords): string =>
  LANGUAGES.flatMap(({ papers }) => papers[what] ?? []).join(' | ');

/** The words of a class in every language, as an alternation. */
export const inProse = (what: ProseWords): string =>
  LANGUAGES.flatMap(({ prose }) => prose[what] ?? []).join('|');

/** What letters say in every language, for `find/sentence.ts`. */
export const asSaidAbroad = (what: Said): string[] => LANGUAGES.flatMap(({ says }) => says[what] ?? []);

/** The months of each language, January to December. */
export const MONTHS_ABROAD: readonly (readonly string[])[] = LANGUAGES.map(({ months }) => months);

/** What the languages add to single document types. */
export const WORDS_OF_TYPES: readonly TypeWords[] = LANGUAGES.flatMap(({ types = [] }) => types);
