import { PREMISES } from '../lexicon/premises.ts';
import { PARTICLES } from '../lexicon/name-particles.ts';
import { isKnownName, isPlaceName, nameUse } from './dictionaries.ts';

/** "Kago Example, House 4410": where somebody lives, behind the name. */
export const WHERE = new RegExp(
  String.raw`^(?:${PREMISES}|room|farm|shop)$|\b(?:ward|village|location|extension|lands|street|road|cattle post)$`,
  'i',
);

/** "Kago Example, Lerala": a town behind a whole name; "Example, Kago" is a surname and what goes before it. */
export const isTownBehind = ([, name, town]: RegExpExecArray): boolean =>
  name!.includes(' ') && isPlaceName(town!) && !isKnownName(town!);

/** "Grace Example, Bookkeeper": one word that is no name behind a whole name, which begins with a given one. */
export const isPostBehind = ([, name, post]: RegExpExecArray): boolean =>
  nameUse(name!.split(' ')[0]!) === 'given' &&
  name!.includes(' ') &&
  /^\p{Lu}?\p{Ll}{5,}$/u.test(post!) &&
  !isKnownName(post!);

/**
 * What captions shorten the number of a person to: Zambia's registration card, the numbers and cards of Uganda, Nigeria and Mauritius, tax.
 * "I" is what is left of "I.D. Number" where a sentence was cut behind its first stop; at the end of what is printed it is an initial.
 */
const NUMBER_CAPTION = /^(?:ID?|NRC|NIN|NID|NIC|TIN)$/;

/** "Kago Example, NRC" before its number; other capitals behind a name are initials: "Garcia Lopez, MJ". */
export const isCaptionBehind = ([, , behind]: RegExpExecArray, isEnd: boolean): boolean =>
  NUMBER_CAPTION.test(behind!.replaceAll('.', '')) && !(isEnd && INITIAL.test(behind!));
const INITIAL = /^I\.?$/;

/** Words that surnames begin with. */
const PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');

/** People also write their name as they speak it where a form asks for the surname first: known names tell. */
export function surnameLast(name: string): string {
  const words = name.split(' ');
  if (nameUse(words[0]!) === 'given' && nameUse(words.at(-1)!) === 'surname') return name;
  const end = words.findIndex((word) => !PARTICLE.test(word)) + 1;
  return [...words.slice(end), ...words.slice(0, end)].join(' ');
}
