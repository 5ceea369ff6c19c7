import type { DocumentView } from '../../../layout/view.ts';

/** Somebody else's words: in quotation marks, a question that a bill answers, what the slip at its foot has one sign. */
const OTHERS_WORDS = [
  /[“"‘][^”"’\n]{0,200}[”"’]/gu,
  /[^.!?\n]{0,160}\?/gu,
  /[^\n]{0,300}\b(?:hereby|authori[sz]e|declare|tick|detach|cut here)\b[^\n]{0,300}/giu,
];
/** "Part I", "Class I": a number. */
const NUMBERED = 'part|phase|schedule|class|grade|level|type|table|section|chapter|stage|annex|form|category';
/** "I paid", "I'm", "my last bill"; "My account" is a heading of pages for customers. */
const OF_ONESELF = new RegExp(
  String.raw`(?<!\b(?:${NUMBERED}) )\bI(?:['’](?:ve|m|d|ll))?\s\p{Ll}+|\bmy \p{Ll}+`,
  'gu',
);
/** Minimum times. */
const TIMES = 3;

/** Does a person write of himself or herself, not an office? */
export function isSpokenByOne({ prose }: DocumentView): boolean {
  const text = OTHERS_WORDS.reduce((rest, words) => rest.replace(words, ' '), prose.text);
  return (text.match(OF_ONESELF)?.length ?? 0) >= TIMES;
}
