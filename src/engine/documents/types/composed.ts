import type { Marker } from './document-type.ts';
import { words } from './either.ts';

/**
 * What a paper may be called, from what it does and what it is about: both "Proof of Income" and "Income Proof".
 *
 * @example titled('Proof | Certificate', 'Income | Salary', 2.6) // 8 markers
 */
export function titled(acts: string, matters: string, weight: number): Marker[] {
  return words(acts).flatMap((act) =>
    words(matters).flatMap((matter) => [
      { phrase: `${act} of ${matter}`, weight },
      { phrase: `${matter} ${act}`, weight },
    ]),
  );
}

/**
 * Labels that ask the same about somebody by every word for them, as a list for `either`: "Payer TIN", "Payer's TIN", "TIN of
 * Payer".
 *
 * @example askedOf('Employer | Payer', 'TIN') // 'Employer TIN | Employer's TIN | TIN of Employer | …'
 */
export function askedOf(whom: string, asked: string): string {
  return words(whom)
    .flatMap((who) =>
      words(asked).flatMap((what) => [
        `${who} ${what}`,
        `${who}'s ${what}`,
        `${what} of ${who}`,
        `${what} of the ${who}`,
      ]),
    )
    .join(' | ');
}
