import { capitalised } from '../../contract/formats.ts';
import { isKnownName } from '../values/dictionaries.ts';

/**
 * Restores words in capitals of which OCR read some letters as lower case because both forms look alike: "THUTo FooDs
 * cC" is THUTO FOODS CC. A word is in capitals if a capital follows its first letter and all its small letters are of
 * that kind. Also fixes the first letter of a name at the start of a line, "olebile Example", and the legal form in
 * "Kago Transport cc". The length stays the same.
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
