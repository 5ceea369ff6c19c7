import { sharedWidth } from '../../../../contract/geometry.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { findDates } from '../../../values/find-dates.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import type { Candidate } from '../candidate.ts';

/** Confidence that there is a stamp by its words, and that there is none (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { byWords: 0.6, none: 0.7 } as const;

/** Lines of stamps; the printed words "official stamp" alone mark an empty box. */
const STAMP_WORDS =
  /^(?:official stamp of\b.*|received|certified (?:a )?true copy(?: of (?:the )?original)?|date ?stamp)$/i;

/** Is there a stamp on the pages? Detected as a mark in the image; words of stamps are weaker evidence. */
export function stampSeen(): Finder {
  return (view) => {
    const stamp = view.marks
      .filter((m) => m.mark.kind === 'stamp')
      .sort((a, b) => b.mark.confidence - a.mark.confidence)[0];
    if (stamp) return [seen(true, stamp.mark.confidence, 'a stamp was found on the page', stamp.page)];
    const words = view.pages.some((p) =>
      p.segments.some((s) => STAMP_WORDS.test(s.text.trim()) && dateNear(s, p, view)),
    );
    return words
      ? [seen(true, CONFIDENCE.byWords, 'words of a stamp', null)]
      : [seen(false, CONFIDENCE.none, 'no stamp was found on the page', null)];
  };
}

/** Stamps have a date: "RECEIVED" above "12 MAY 2026". */
function dateNear(words: Segment, page: PageLayout, view: DocumentView): boolean {
  return page.segments.some(
    (s) =>
      s !== words &&
      s.text.length < 25 &&
      Math.abs(s.box.y - words.box.y) < 5 * words.box.height &&
      sharedWidth(s.box, words.box) > 0 &&
      findDates(s.text, view).length > 0,
  );
}

function seen(value: FieldValue, score: number, how: string, page: number | null): Candidate {
  return {
    value,
    raw: null,
    score,
    page,
    box: null,
    source: 'printed',
    how,
    notes: [],
    place: null,
    secondAgrees: null,
  };
}
