import { endsInPlace, NUMBERED, STREET } from './address-words.ts';

/** Words that begin a phrase behind an address in a sentence, by language. */
const GOES_ON = [
  'in|at|for|as|from|since|to|on|with|until|till|which|who|that|where|when|during|under|pending|together|including|having|being|subject',
  'pour|pendant|depuis|dans|avec|comprenant|qui|dont|moyennant|ainsi|par',
  'por|para|com|durante|desde|pelo|pela|cuja|cujo|que|mediante',
  'vir|vanaf|sedert|met|wat|waar',
].join('|');
const GOES_ON_HERE = new RegExp(String.raw`^(?:${GOES_ON})$`, 'u');
/** "near the clinic": where it is. */
const LANDMARK =
  /^(?:near|next|opposite|opp|behind|off|beside|close|adjacent|along|above|below|corner|cnr|c\/o|care|ward|block|phase|ext|extension|en face|face|derrière|près|proche|perto|ao lado|junto)\b/iu;

/** "The dwelling-house known as 12 Mill Lane": what stands there. */
const KNOWN_AS = /^.*\bknown as\.?\s+(?:the\s+)?(?=\p{Lu}|\d)/iu;

/**
 * An address without the sentence around it: a part that goes on in small letters, behind a house or street, is none
 * of it, whether or not the gazetteer knows the town. An address all in small letters stays as it is.
 *
 * @param text parts separated by ", "
 * @example withoutSentence('42 rue Verte, 44000 Nantes, pour une durée de trois ans') // '42 rue Verte, 44000 Nantes'
 * @example withoutSentence('Plot 6, Kudu Road, Kitwe in the Republic of Zambia') // 'Plot 6, Kudu Road, Kitwe'
 */
export function withoutSentence(text: string): string {
  const [first = '', ...rest] = text.replace(KNOWN_AS, '').split(', ');
  const parts = [first];
  for (const part of rest) {
    const isHoused = parts.some((one) => /\d/.test(one) || STREET.test(one)) && /\p{Lu}/u.test(parts.join());
    if (!isHoused) {
      parts.push(part);
      continue;
    }
    if (goesOn(part)) break;
    const words = part.split(' ');
    const end = words.findIndex((_, i) => endsBefore(words, i));
    parts.push(end < 0 ? part : words.slice(0, end).join(' '));
    if (end >= 0) break;
  }
  return parts.join(', ');
}

/** Does a part begin a phrase of its own: two words or more in small letters, none of a street or landmark? */
const goesOn = (part: string): boolean =>
  /^\p{Ll}{2,}['’]? ?\S/u.test(part) &&
  !STREET.test(part) &&
  !NUMBERED.test(part) &&
  !LANDMARK.test(part) &&
  !endsInPlace(part);

/** Does a phrase begin at a word, behind a name? "Boseja Ward in Maun" goes on to its town. */
const endsBefore = (words: readonly string[], at: number): boolean =>
  at > 0 &&
  GOES_ON_HERE.test(words[at]!) &&
  /^\p{Lu}/u.test(words[at - 1]!) &&
  !endsInPlace(words.slice(at + 1).join(' '));
