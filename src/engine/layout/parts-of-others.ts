import type { Piece } from './segment.ts';

/** "Section D:", "PART 3 -", "4.", "(b)": numbers of a form's parts. */
const PART = String.raw`(?:section|part|schedule|karolo)\s+(?:[a-z]|\d{1,2}|[ivx]{1,4})\b[\s.:)–—-]*`;
const NUMBER = String.raw`(?:${PART}|\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)][\s:–—-]*)?`;
const TOLD = String.raw`(?:(?:name and |full |personal )?(?:particulars|details|information)(?: of| about)?(?: (?:the|a|an|your))? )?`;
const PARTIES = 'applicant|borrower|debtor|holder|account holder|owner|tenant|member|signatory|lessee';
/** People whom a form asks for beside the one it is about, and what the office itself fills in. */
const OTHERS = `next[ -]of[ -]kin|emergency contacts?|(?:contact )?person in (?:an |case of )?emergency|guarantors?|suret(?:y|ies)|witness(?:es)?|referees?|spouse|husband or wife|(?:co-? ?|joint |second )(?:${PARTIES})s?|(?:for )?(?:the )?(?:official|office|bank|internal|branch|staff) use(?: only)?`;
const OWN = `(?:main |principal |first |primary )?(?:${PARTIES}|employee|customer|client)`;
const AFTER = String.raw`(?:['’]s)?(?: (?:details|particulars|information|section))?(?: \(?\d\)?)?[\s.:]*`;
const OF_OTHERS = new RegExp(`^${NUMBER}${TOLD}(?:${OTHERS})${AFTER}$`, 'i');
const OF_SUBJECT = new RegExp(`^${NUMBER}${TOLD}(?:${OWN})${AFTER}$`, 'i');

/** "Declaration", "C. Premises and rent": a few words by themselves, without a value and not of a sentence. */
const HEADING = new RegExp(`^${NUMBER}\\p{Lu}[^\\d:;,_…]{2,50}:?$`, 'iu');
const NUMBERED = new RegExp(`^${PART}\\p{L}`, 'iu');
/** A row that begins a new part stands this far below the one above, in its heights, unless it has a number. */
const APART = 0.9;

/**
 * Rows without what a form asks about other people than its subject: next of kin, referees, witnesses, a second applicant in a
 * column of their own; and without what is for the office's use. It has the same labels, and its values are other people's.
 */
export function withoutPartsOfOthers<T extends Piece>(rows: readonly (readonly T[])[]): (readonly T[])[] {
  let heads: readonly T[] = [];
  let first = -1;
  return rows.flatMap((row, i): (readonly T[])[] => {
    if (row.every(({ text }) => OF_OTHERS.test(text.trim()) || OF_SUBJECT.test(text.trim()))) {
      heads = row.some(isOther) ? row : [];
      first = i + 1;
      return row.every(isOther) ? [] : [row];
    }
    if (i > first && opensPart(row, rows[i - 1], rows[i + 1])) heads = [];
    if (heads.length === 0) return [row];
    if (heads.every(isOther)) return [];
    const own = row.filter((piece) => {
      const head = heads.findLast(({ box }) => box.x < piece.box.x + piece.box.height);
      return !head || !isOther(head);
    });
    return own.length > 0 ? [own] : [];
  });
}

const isOther = ({ text }: Piece): boolean => OF_OTHERS.test(text.trim());

/** Does a row open the next part of a form? */
function opensPart<T extends Piece>(
  row: readonly T[],
  above: readonly T[] | undefined,
  below: readonly T[] | undefined,
): boolean {
  const [only] = row;
  if (row.length !== 1 || !only || !HEADING.test(only.text.trim())) return false;
  if (NUMBERED.test(only.text.trim())) return true;
  const gap = (upper: Piece | undefined, lower: Piece | undefined): number =>
    upper && lower ? lower.box.y - upper.box.y - upper.box.height : Infinity;
  return gap(above?.[0], only) > APART * only.box.height && below !== undefined;
}
