import { createHash } from 'node:crypto';
import { checkDigit } from '../ocr/mrz/check-digit.ts';

/** What opens a chip: the machine-readable zone, or the card access number printed on the front. */
export type DocumentKey =
  | { readonly kind: 'mrz'; readonly documentNumber: string; readonly birth: string; readonly expiry: string }
  | { readonly kind: 'can'; readonly number: string };

/**
 * Doc 9303-11, 4.3.2 and 9.7.2: the octets that PACE and BAC derive their keys from. The seed of BAC is the first sixteen.
 *
 * Dates are `YYMMDD` as the zone prints them; a number shorter than nine characters is filled with `<`.
 */
export function passwordOctets(key: DocumentKey): Uint8Array {
  if (key.kind === 'can') return Buffer.from(key.number, 'latin1');
  const number = key.documentNumber.replaceAll(' ', '<').padEnd(9, '<');
  const withDigits = [number, key.birth, key.expiry].map((part) => part + checkDigit(part)).join('');
  return createHash('sha1').update(withDigits, 'latin1').digest();
}

/** Reference of the password in MSE:Set AT (Doc 9303-11, 4.4.4.1). */
export const passwordReference = (key: DocumentKey): number => (key.kind === 'can' ? 2 : 1);
