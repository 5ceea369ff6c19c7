import { anyOf } from './any-of.ts';
import { packs } from './index.ts';

const idWords = packs.flatMap(({ nationalId }) => nationalId.words);
const countries = packs.map(({ name }) => name.toLowerCase());

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Matches nothing. */
const NONE = '(?!)';

/** What states call the number of their people where papers do not say "ID": an alternation in small letters. */
export const ID_WORDS = idWords.length > 0 ? anyOf(idWords) : NONE;
/** What labels call it, for those made of it: "Employee ID". Of several countries the first that has a word. */
export const ID_NAME = capitalised(idWords[0] ?? 'ID');
/** The same as they are printed. */
export const ID_WORDS_AS_PRINTED =
  idWords.length > 0 ? anyOf(idWords.flatMap((w) => [w, capitalised(w), w.toUpperCase()])) : NONE;
/** One by one. */
export const ID_WORD_LIST: readonly string[] = idWords;
/** Names of the installed countries: an alternation in small letters. */
export const COUNTRIES = anyOf(countries);
/** The same as they are printed. */
export const COUNTRIES_AS_PRINTED = anyOf(packs.flatMap(({ name }) => [name, name.toUpperCase()]));
/** Both, one by one. */
export const COUNTRY_WORDS: readonly string[] = [...idWords, ...countries];

/** International prefixes of their telephone numbers: an alternation. */
export const TELEPHONES = anyOf(packs.map(({ telephonePrefix }) => telephonePrefix));
