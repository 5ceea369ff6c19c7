import { capitalised } from '../../contract/formats.ts';
import { anyOf } from './any-of.ts';
import type { Evidence } from './country-pack.ts';
import { packs } from './index.ts';

const idWords = packs.flatMap(({ nationalId }) => nationalId.words);
const countries = packs.map(({ name }) => name.toLowerCase());

/** Names of national numbers other than "ID": an alternation in lower case. */
export const ID_WORDS = anyOf(idWords);
/** The name used in derived labels: "Employee ID". The first country with a name decides. */
export const ID_NAME = capitalised(idWords[0] ?? 'ID');
/** The same in printed case. */
export const ID_WORDS_AS_PRINTED = anyOf(idWords.flatMap((w) => [w, capitalised(w), w.toUpperCase()]));
/** As a list. */
export const ID_WORD_LIST: readonly string[] = idWords;
/** The field for the number on papers other than identity cards. The first country with a field of its own decides. */
export const ID_FIELD = packs.map(({ nationalId }) => nationalId.field).find(Boolean) ?? 'idNumber';
/** Letter closings beyond those of the languages: an alternation in lower case. */
export const CLOSINGS = anyOf(packs.flatMap(({ letterClosings }) => letterClosings));
/** Names of the installed countries: an alternation in lower case. */
export const COUNTRIES = anyOf(countries);
/** The same in printed case. */
export const COUNTRIES_AS_PRINTED = anyOf(packs.flatMap(({ name }) => [name, name.toUpperCase()]));
/** Both, as a list. */
export const COUNTRY_WORDS: readonly string[] = [...idWords, ...countries];

/** Cues of the installed countries for or against a document type. */
export const evidenceFor = (documentType: string): readonly Evidence[] =>
  packs.flatMap(({ evidence }) => evidence[documentType] ?? []);

/** Their full names, as labels. */
export const REPUBLICS = packs.map(({ name }) => `Republic of ${name}`).join(' | ');

/** International prefixes of their telephone numbers: an alternation. */
export const TELEPHONES = anyOf(packs.map(({ telephonePrefix }) => telephonePrefix));
