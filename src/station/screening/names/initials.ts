/**
 * A name with joined initials split: `RG Mugabe`, `Mugabe RG`. Two or three letters are initials if none is a vowel, or
 * if they alone are capitals; otherwise they are a name (Ed, Li). Null for other names.
 *
 * @example withInitialsApart('RG Specimen') // 'R G Specimen'
 */
export function withInitialsApart(name: string): string | null {
  const words = name.trim().split(/[\s,]+/);
  if (words.length !== 2) return null;
  const [a, b] = words as [string, string];
  const isInitials = (word: string, other: string): boolean =>
    /^[A-Z]{2,3}$/.test(word) &&
    (other.length > word.length || (other.length === word.length && /[AEIOU]/.test(other))) &&
    (!/[AEIOU]/.test(word) || /\p{Ll}/u.test(other)) &&
    !NO_INITIALS.has(word);
  const apart = (word: string): string => [...word].join(' ');
  if (isInitials(a, b)) return `${apart(a)} ${b}`;
  return isInitials(b, a) ? `${apart(b)} ${a}` : null;
}

/** Abbreviations of titles and of Muhammad. */
const NO_INITIALS = new Set(['DR', 'MR', 'MRS', 'MS', 'MD', 'ST', 'JR', 'SR', 'NG', 'MHD', 'LT', 'MT', 'MV']);
