import type { Finder } from '../document-type.ts';
import { proseWithoutElseAll } from './prose-without.ts';

const PAPER = '(?:certificate|clearance|notice|letter|licence|license|permit|tcc|document|one)';
const EARLIER =
  '(?:prior|previous|preceding|earlier|former|old|expired|lapsed|superseded|replaced|cancelled|withdrawn|revoked)';
/** "replaces", "in place of", "renewal of" */
const INSTEAD =
  '(?:replac(?:es?|ing|ement (?:of|for))|supersed(?:es?|ing)|cancel(?:s|ling)|revok(?:es|ing)|withdraws|renew(?:s|ing|al of)|in (?:place|lieu|substitution) (?:of|for)|instead of|substituted for)';
const ENDED =
  '(?:cancelled|withdrawn|revoked|replaced|superseded|void|invalid|lapsed|expired|no longer|null)(?! (?:if|unless|when|where|without|after|on)\\b)';
const HAS = String.raw`(?:(?:is|are|was|were|has|have|been|being|stands|hereby|now)\s){1,3}`;
/** A number with figures in it, of one word. */
const NUMBER = String.raw`(?=[^\s,;]*\d{3})[\p{L}\d][^\s,;]*`;
const WORDS = String.raw`(?:[^.;\n\d]|\.(?! ?\p{Lu}\p{Ll}))`;

/** Numbers of papers that came before: "Prior certificate 3688 is cancelled", "in place of TCC/119/24". */
const OF_OTHERS = [
  String.raw`\b${EARLIER} (?:\p{L}+ ){0,3}${PAPER}s?\b${WORDS}{0,24}?${NUMBER}`,
  String.raw`\b${INSTEAD}\b${WORDS}{0,48}?${NUMBER}`,
  String.raw`\b${PAPER}\b${WORDS}{0,24}?${NUMBER},? (?:[^.;\n]{3,60}? and )?${HAS}${ENDED}\b`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Score factor of a number that stands only where numbers of papers that came before do: behind any other. */
const OF_WHICH = 0.1;

/** What finders find in the text without the numbers of papers that this one replaces; what is nowhere else is doubtful. */
export const withoutReplaced = (...finders: readonly Finder[]): Finder =>
  proseWithoutElseAll(OF_OTHERS, finders, OF_WHICH);
