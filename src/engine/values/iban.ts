/**
 * International bank account numbers (ISO 13616): country, two check digits, and up to 30 letters and digits; the
 * shortest in use has 15 characters (Norway).
 */
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g;
const SHORTEST = 15;
/** Check digits make the remainder of the whole number 1 (ISO 7064 MOD 97-10). */
const MODULUS = 97;

export interface Iban {
  /** Without blanks. */
  readonly value: string;
  readonly raw: string;
  readonly index: number;
  /** Do its check digits hold? */
  readonly valid: boolean;
}

/** Every international account number of a text, in groups of four or without blanks. */
export function ibansIn(text: string): Iban[] {
  return [...text.matchAll(IBAN)].flatMap(({ 0: raw, index }) => {
    const value = raw.replaceAll(' ', '');
    return value.length < SHORTEST ? [] : [{ value, raw, index, valid: holds(value) }];
  });
}

function holds(value: string): boolean {
  const turned = value.slice(4) + value.slice(0, 4);
  let rest = 0;
  for (const character of turned)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % MODULUS;
  return rest === 1;
}
