import { holdsKnownName } from '../values/dictionaries.ts';
import { COMPANY_WORD } from '../values/not-a-person.ts';
import { comparePersons } from '../values/same-person.ts';

/** Two to four capitalised words, of which the last is no initial. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2} \p{Lu}[\p{L}'’-]+$/u;

/** Is a whole text a person's name with a word that an installed country lists as one? Offices, roles and places are not. */
export const isPersonsName = (text: string): boolean =>
  NAME.test(text.trim()) && holdsKnownName(text.trim()) && !COMPANY_WORD.test(text);

/** Are two texts names of two persons? Initials, order and missing given names make no difference. */
export const areOtherPersons = (a: string, b: string): boolean =>
  isPersonsName(a) && isPersonsName(b) && comparePersons(a, b) !== 'same';
