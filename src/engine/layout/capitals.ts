import { capitalised } from '../../contract/in-words.ts';
import { isKnownName } from '../values/dictionaries.ts';

/**
 * Words in capitals of which a reader saw some letters small, because both forms look alike: "THUTo FooDs cC" is THUTO
 * FOODS CC. A word is meant in capitals if one stands behind its first letter and all its small letters are of that kind.
 * So are the first letter of a name at the start of a line, "olebile Example", and the close corporation of "Kago Transport
 * cc". The length stays.
 */
export function wholeCapitals(text: string): string {
  return inCapitals(text)
    .replace(/^[cosuvwxz](?=\p{Ll}{2,}\s\p{Lu})\p{Ll}+/u, (word) =>
      isKnownName(word) ? capitalised(word) : word,
    )
    .replace(/(?<=\p{Lu}\p{L}+ )[Cc]c(?![\p{L}\d:])/u, 'CC');
}

function inCapitals(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) =>
    /^(?!Mc)\p{L}\p{L}*\p{Lu}/u.test(word) && /\p{Ll}/u.test(word) && /^[\p{Lu}cosuvwxzi]+$/u.test(word)
      ? word.toUpperCase()
      : word,
  );
}
