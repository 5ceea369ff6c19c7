import { companyName } from '../values/company-name.ts';
import { isExact } from '../values/kind.ts';
import { isFormAlone } from '../values/legal-form.ts';
import { saysAbsent, saysNoValue } from '../values/no-value.ts';
import { namesSomebody } from '../values/party-name.ts';
import { paragraph, text } from '../values/words.ts';
import { fold } from '../values/text/fold.ts';
import type { DocumentView } from '../layout/view.ts';
import type { FieldSpec } from './document-type.ts';
import type { Candidate } from './find/candidate.ts';

/** Value types that may be any words. Names of people are not rejected for words with other meanings. */
const OF_ANY_WORDS: readonly string[] = [text.name, paragraph.name, companyName.name];

/** Text that is no value: "Not applicable" beside a label, "Inc." below a split name. */
export function isNothing({ kind }: FieldSpec, { value, source }: Candidate): boolean {
  if (source === 'mrz' || typeof value !== 'string' || isExact(kind)) return false;
  // "Limited Company" is a company type, not a name.
  if (kind.name === companyName.name && isFormAlone(value)) return true;
  return OF_ANY_WORDS.includes(kind.name) ? saysNoValue(value) : saysAbsent(value);
}

/** Minimum rows with the same word in one column, of which no name is made. */
const SAME_ANSWER = 2;

/** Is a name only the answer of several rows: "Yes" under "Present", beside each of those who came? */
export function isAnswerOfRows(
  { kind }: FieldSpec,
  { value, page, box }: Candidate,
  { pages }: DocumentView,
): boolean {
  if (typeof value !== 'string' || !box || value.includes(' ') || !namesSomebody(kind)) return false;
  const answer = fold(value);
  const others = pages
    .filter(({ index }) => index === page)
    .flatMap(({ segments }) => segments)
    .filter((s) => s.box.y !== box.y && Math.abs(s.box.x - box.x) < box.height && fold(s.text) === answer);
  return others.length >= SAME_ANSWER;
}
