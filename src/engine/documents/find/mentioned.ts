import { message } from '../../../contract/messages/message.ts';
import { address } from '../../values/address.ts';
import type { Finder } from '../document-type.ts';
import type { Segment } from '../../layout/segment.ts';
import { byShape, fromSegments, type Candidate } from './candidate.ts';
import { ofUnlikeLines } from './sentence-cells.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** Minimum quality of a mention, and the score factor of each further one (chosen on drawn specimens, ADR 401). */
const LEAST_QUALITY = 0.8;
const FURTHER = 0.96;

/** "114 Marula Crescent, " before "Unit 8, Durban": the mention started earlier. */
const BEHIND_COMMA = /\d[^\n,]*\p{L},\s*$/u;
const CUT = message('notes.partOfSentence');

/**
 * Last resort for unknown layouts: the first few values of the field's type anywhere. Weak evidence; `from` skips the
 * letterhead, `until` the text after these words (a closing, as the signatory is not the subject), `except` values that
 * cannot be meant.
 */
export function mentioned(
  weight: number = FINDER_WEIGHTS.mentioned,
  options: { from?: number; until?: RegExp; except?: RegExp } = {},
): Finder {
  return (view, field) => {
    const pattern = field.kind.mention;
    if (!pattern) return [];
    const text = view.prose.text;
    const closing = options.until ? text.search(options.until) : -1;
    const found: Candidate[] = [];
    for (const match of text.matchAll(pattern)) {
      if (options.except?.test(match[0]) || (closing >= 0 && match.index > closing)) continue;
      const crossed = view.prose.at(match.index, match.index + match[0].length);
      // "Name" in one cell and a name in the next are adjacent in the text; only the last cell counts.
      const own = ofUnlikeLines(crossed, view) ? lastCell(crossed, pattern) : null;
      const segments = own ? [own.segment] : crossed;
      const printed = own?.text ?? match[0];
      const page = view.pages.find((p) => p.index === segments[0]?.page);
      if (page && segments[0] && segments[0].box.y < (options.from ?? 0) * page.height) continue;
      const parsed = field.kind.parse(printed, view);
      if (!parsed || parsed.quality < LEAST_QUALITY) continue;
      const isTail = field.kind.name === address.name && BEHIND_COMMA.test(text.slice(0, match.index));
      found.push({
        ...(isTail && { doubt: CUT }),
        ...byShape(
          fromSegments(segments, parsed, weight * FURTHER ** found.length, 'mentioned in the text'),
          segments,
        ),
        place: null,
      });
      if (found.length === 3) break;
    }
    return found;
  };
}

function lastCell(segments: readonly Segment[], pattern: RegExp): { segment: Segment; text: string } | null {
  const segment = segments.at(-1)!;
  const text = segment.text.match(pattern)?.[0];
  return text === undefined ? null : { segment, text };
}
