import { fold } from '../../values/text/fold.ts';

/** Words that join others: "Certificate of Birth", "Birth Certificate". */
const JOINING = new Set([
  'of',
  'for',
  'the',
  'a',
  'an',
  'and',
  'in',
  'to',
  'ya',
  'wa',
  'la',
  'sa',
  'de',
  's',
]);
/** Endings that make another word of the same stem: driver, driving; licence, licences; trade, trading. */
const ENDING = /(?:ing|ers?|ors?|es|ed|[es])$/;
/** No ending is taken from a word that would keep less. */
const SHORTEST_STEM = 3;

/** The same for spellings of the same words, in any order: "Driver's Licence", "Driving License". */
export function spellingKey(phrase: string): string {
  const words = fold(phrase)
    .replaceAll(/['’]/g, '')
    // "ITW 8", "ITW8"
    .replaceAll(/(?<=\p{L}) (?=\d)/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  return (
    words
      .filter((word) => word && !JOINING.has(word))
      .map((word) => {
        const american = word.replace(/licens/, 'licenc');
        const stem = american.replace(ENDING, '');
        return stem.length >= SHORTEST_STEM ? stem : american;
      })
      .sort()
      // "Pay Slip", "Payslip"
      .join('')
  );
}
