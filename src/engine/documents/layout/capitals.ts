/**
 * Words in capitals of which a reader saw some letters small, because both forms look alike: "THUTo FooDs cC" is THUTO
 * FOODS CC. A word is meant in capitals if one stands behind its first letter and all its small letters are of that kind.
 * The length stays.
 */
export function wholeCapitals(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) =>
    /^(?!Mc)\p{L}\p{L}*\p{Lu}/u.test(word) && /\p{Ll}/u.test(word) && /^[\p{Lu}cosuvwxzi]+$/u.test(word)
      ? word.toUpperCase()
      : word,
  );
}
