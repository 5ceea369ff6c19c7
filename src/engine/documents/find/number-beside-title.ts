import { sharedHeight, sharedWidth, unionOf, type Box } from '../../../contract/geometry.ts';
import type { Segment } from '../../layout/segment.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';
import { LINE } from '../../layout/line-shares.ts';
import { FINDER_WEIGHTS } from './finder-weights.ts';

/** Share of the page in which a title is looked for. */
const HEAD = 0.35;
/** Maximum gap of a line above that belongs to the title, in heights of the title. */
const MAX_GAP = 1;

/**
 * "REPUBLIC OF … / RESIDENCE PERMIT" with "RP260188" beside either line: an unlabelled number whose letters match the
 * title's is the document's own. Numbers of forms, offices or batches have other letters. Ambiguous if there are two.
 *
 * @param title pattern of the title, on a line of its own
 * @param shape pattern of a complete number
 */
export function numberBesideTitle(
  title: RegExp,
  shape: RegExp,
  weight: number = FINDER_WEIGHTS.numberBesideTitle,
): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap(({ segments, height }) => {
      const head = segments.find(({ text, box }) => title.test(text.trim()) && box.y < HEAD * height);
      if (!head) return [];
      const block = blockOf(head, segments);
      const numbers = segments.filter(
        ({ text, box }) => shape.test(text.trim()) && isBeside(box, block) && isShortFor(text, head.text),
      );
      const [number] = numbers;
      const parsed = number && field.kind.parse(number.text, view);
      return numbers.length === 1 && parsed
        ? [fromSegments([number!], parsed, weight, `beside the title “${head.text}”`)]
        : [];
    });
}

/** The title with the line above it, such as the state or office. */
function blockOf({ box: title }: Segment, segments: readonly Segment[]): Box {
  const above = segments.filter(({ box }) => {
    const gap = title.y - (box.y + box.height);
    return box.y < title.y && gap < MAX_GAP * title.height && sharedWidth(box, title) > 0;
  });
  return unionOf([title, ...above.map(({ box }) => box)]);
}

/** "STP818506" and "SRP954655" for "STUDENT PERMIT": the letters begin like one of its words and end like the last. */
function isShortFor(number: string, title: string): boolean {
  const letters = /^\p{L}+/u.exec(number.trim())?.[0].toUpperCase() ?? '';
  const initials = title
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word[0]);
  return (
    letters.length >= 2 && initials.slice(0, -1).includes(letters[0]) && letters.endsWith(initials.at(-1)!)
  );
}

const isBeside = (box: Box, block: Box): boolean =>
  sharedHeight(box, block) > LINE.half * box.height && sharedWidth(box, block) <= 0;
