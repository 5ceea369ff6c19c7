import type { FieldValue } from '../../../contract/verification.ts';
import type { Finder } from '../types/document-type.ts';
import type { Candidate } from './candidate.ts';

/** Words that stand in stamps; a printed box "official stamp" alone is an empty place, not a stamp. */
const STAMP_WORDS = /\b(?:official stamp of|received|certified true copy|date ?stamp)\b/i;

/** Is there a stamp on the pages? Seen as a mark on the image; words of a stamp are weaker evidence. */
export function stampSeen(): Finder {
  return (view) => {
    const stamp = view.marks
      .filter((m) => m.mark.kind === 'stamp')
      .sort((a, b) => b.mark.confidence - a.mark.confidence)[0];
    if (stamp) return [seen(true, stamp.mark.confidence, 'a stamp was found on the page', stamp.page)];
    const words = view.pages.some((p) => p.segments.some((s) => STAMP_WORDS.test(s.text)));
    return words
      ? [seen(true, 0.6, 'words of a stamp', null)]
      : [seen(false, 0.7, 'no stamp was found on the page', null)];
  };
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
