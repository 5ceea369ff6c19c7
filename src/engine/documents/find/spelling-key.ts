import { fold } from '../../values/text/fold.ts';

/** Words ignored when titles are compared: "Certificate of Birth", "Birth Certificate". */
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
/** Suffixes stripped from words: driver, driving; licence, licences; trade, trading. */
const ENDING = /(?:ing|ers?|ors?|es|ed|[es])$/;
/** Minimum length of a word's remaining stem. */
const SHORTEST_STEM = 3;

/** Equal for spelling variants of the same words in any order: "Driver's Licence", "Driving License". */
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
