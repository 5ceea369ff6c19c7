import { capitalised } from '../../contract/in-words.ts';
import { anyOf } from './any-of.ts';
import type { Evidence } from './country-pack.ts';
import { packs } from './index.ts';

const idWords = packs.flatMap(({ nationalId }) => nationalId.words);
const countries = packs.map(({ name }) => name.toLowerCase());

/** What states call the number of their people where papers do not say "ID": an alternation in small letters. */
export const ID_WORDS = anyOf(idWords);
/** What labels call it, for those made of it: "Employee ID". Of several countries the first that has a word. */
export const ID_NAME = capitalised(idWords[0] ?? 'ID');
/** The same as they are printed. */
export const ID_WORDS_AS_PRINTED = anyOf(idWords.flatMap((w) => [w, capitalised(w), w.toUpperCase()]));
/** One by one. */
export const ID_WORD_LIST: readonly string[] = idWords;
/** The field that holds the number on papers that are no identity card. Of several countries the first that has a name of its own. */
export const ID_FIELD = packs.map(({ nationalId }) => nationalId.field).find(Boolean) ?? 'idNumber';
/** What closes a letter there beside the formulas of its languages: an alternation in small letters. */
export const CLOSINGS = anyOf(packs.flatMap(({ letterClosings }) => letterClosings));
/** Names of the installed countries: an alternation in small letters. */
export const COUNTRIES = anyOf(countries);
/** The same as they are printed. */
export const COUNTRIES_AS_PRINTED = anyOf(packs.flatMap(({ name }) => [name, name.toUpperCase()]));
/** Both, one by one. */
export const COUNTRY_WORDS: readonly string[] = [...idWords, ...countries];

/** What the installed countries say for or against a type of document. */
export const evidenceFor = (documentType: string): readonly Evidence[] =>
  packs.flatMap(({ evidence }) => evidence[documentType] ?? []);

/** Their full names, as labels. */
export const REPUBLICS = packs.map(({ name }) => `Republic of ${name}`).join(' | ');

/** International prefixes of their telephone numbers: an alternation. */
export const TELEPHONES = anyOf(packs.map(({ telephonePrefix }) => telephonePrefix));
