import { address, looksLikeAddress } from '../../../values/address.ts';
import { isPostal } from '../../../values/address-words.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** "stays with me at the address above": the address is the writer's, at the top. */
const ABOVE = /\b(?:at|of) (?:the )?(?:above[- ](?:mentioned )?address|address (?:given )?above)\b/i;

/** "3. Physical address .... Plot 12": its label. */
const LABEL = /^[\d.()\s]*(?:\p{L}+ ){0,2}address\b[\s.:_=–-]*/iu;

/** Share of the page that is its top. */
const HEAD = 0.3;

/** The first address at the top of a letter that refers to it as the address above; never a postal one. */
export function addressAbove(weight: number = FINDER_WEIGHTS.addressAbove): Finder {
  return (view) => {
    const page = view.pages[0];
    if (!page || !ABOVE.test(view.prose.text)) return [];
    const first = page.segments.find(
      ({ text, box }) => box.y < HEAD * page.height && looksLikeAddress(text) && !isPostal(text),
    );
    if (!first) return [];
    const lines: Segment[] = [first];
    for (;;) {
      const last = lines.at(-1)!;
      const next = page.segments.find((s) => standsUnder(s, last));
      if (!next || !address.continues!(lines.map((s) => s.text).join('\n'), next.text)) break;
      lines.push(next);
    }
    const parsed = address.parse(
      lines
        .map((s) => s.text)
        .join('\n')
        .replace(LABEL, ''),
      view,
    );
    return parsed
      ? [{ ...fromSegments(lines, parsed, weight, 'at the head of the letter'), place: null }]
      : [];
  };
}

/** Directly below, with the left or right edge of the line above. */
function standsUnder({ box }: Segment, { box: above }: Segment): boolean {
  const gap = box.y - (above.y + above.height);
  const near = above.height;
  return (
    box.y > above.y &&
    gap < near &&
    (Math.abs(box.x - above.x) < near || Math.abs(box.x + box.width - above.x - above.width) < near)
  );
}
