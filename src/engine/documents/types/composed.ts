import type { PhraseCue } from '../document-type.ts';
import { words } from '../../values/text/label-list.ts';

/**
 * Titles in both orders: "Proof of Income" and "Income Proof".
 *
 * @example titled('Proof | Certificate', 'Income | Salary', 2.6) // 8 cues
 */
export function titled(acts: string, matters: string, weight: number): PhraseCue[] {
  return words(acts).flatMap((act) =>
    words(matters).flatMap((matter) => [
      { phrase: `${act} of ${matter}`, weight },
      { phrase: `${matter} ${act}`, weight },
    ]),
  );
}

/** A cue of the same weight for each phrase of a list. */
export const phraseCuesOf = (phrases: string, weight: number): PhraseCue[] =>
  words(phrases).map((phrase) => ({ phrase, weight }));

/**
 * All combinations of labels for a person or company, as a list for `labelList`: "Payer TIN", "Payer's TIN", "TIN of
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

/** Other forms of titles beside {@link CERTIFYING}; `$` is the certified thing. */
const OTHER_TITLES = [
  'Certificate for $',
  'Confirmation for $',
  'Proof of $',
  '$ Card',
  '$ Slip',
  '$ Form',
  'Memorandum of $',
] as const;
const CERTIFYING = 'Certificate | Confirmation | Notice | Notification | Advice | Letter';

/**
 * Cues for all titles of documents about a thing.
 *
 * @example titlesOf('Tax Clearance | Tax Compliance', 3.2) // "Certificate of Tax Clearance", "Tax Compliance Letter",
 *   …
 */
export function titlesOf(things: string, weight: number): PhraseCue[] {
  const others = words(things).flatMap((thing) => OTHER_TITLES.map((title) => title.replace('$', thing)));
  return [...titled(CERTIFYING, things, weight), ...others.map((phrase) => ({ phrase, weight }))];
}
