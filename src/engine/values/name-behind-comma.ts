import { PREMISES } from '../lexicon/premises.ts';
import { PARTICLES } from '../lexicon/name-particles.ts';
import { isKnownName, isPlaceName, nameUse } from './dictionaries.ts';

/** "Kago Example, House 4410": an address part after the name. */
export const WHERE = new RegExp(
  String.raw`^(?:${PREMISES}|room|farm|shop)$|\b(?:ward|village|location|extension|lands|street|road|cattle post)$`,
  'i',
);

/** "Kago Example, Lerala": a town after a full name; "Example, Kago" is a surname and a given name. */
export const isTownBehind = ([, name, town]: RegExpExecArray): boolean =>
  name!.includes(' ') && isPlaceName(town!) && !isKnownName(town!);

/** "AVP", "HRBP": a post in letters alone. */
const POST_IN_LETTERS = /^(?:[AESD]?VP|[AD]?GM|C[EFOTI]O|HR(?:M|BP|O)|HOD|PRO)$/;

/** "Grace Example, Bookkeeper": a single word that is no name, after a full name with a known given name first. */
export const isPostBehind = ([, name, post]: RegExpExecArray): boolean =>
  name!.includes(' ') &&
  (POST_IN_LETTERS.test(post!) ||
    (nameUse(name!.split(' ')[0]!) === 'given' && /^\p{Lu}?\p{Ll}{5,}$/u.test(post!) && !isKnownName(post!)));

/**
 * Abbreviated labels of a personal number: Zambia's registration card, numbers and cards of Uganda, Nigeria and Mauritius, tax.
 * "I" is the rest of "I.D. Number" if a sentence was cut at its first full stop; at the end of the print it is an initial.
 */
const NUMBER_CAPTION = /^(?:ID?|NRC|NIN|NID|NIC|TIN)$/;

/** "Kago Example, NRC" before a number; other capitals after a name are initials: "Garcia Lopez, MJ". */
export const isCaptionBehind = ([, , behind]: RegExpExecArray, isEnd: boolean): boolean =>
  NUMBER_CAPTION.test(behind!.replaceAll('.', '')) && !(isEnd && INITIAL.test(behind!));
const INITIAL = /^I\.?$/;

/** Particles before surnames. */
const PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');

/** Some write the given name first although a form asks for the surname first: known names decide. */
export function surnameLast(name: string): string {
  const words = name.split(' ');
  if (nameUse(words[0]!) === 'given' && nameUse(words.at(-1)!) === 'surname') return name;
  const end = words.findIndex((word) => !PARTICLE.test(word)) + 1;
  return [...words.slice(end), ...words.slice(0, end)].join(' ');
}
