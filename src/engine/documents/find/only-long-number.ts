import type { Finder } from '../document-type.ts';
import { byShape, fromSegments } from './candidate.ts';

/** Score, 0–1, below that of any labelled number (set by hand, ADR 401). */
const WEIGHT = 0.5;

/** Digits in groups, and nothing else on the line. */
const NUMBER_ALONE = /^\d{2,}(?:[ -]\d{2,}){0,5}$/;
/** Fewer digits may be a postcode, a day or a height. */
const LEAST_DIGITS = 9;

const isLongNumber = (text: string): boolean =>
  NUMBER_ALONE.test(text) && text.replace(/\D/g, '').length >= LEAST_DIGITS;

/** The only long number that stands alone on a card without a zone: cards may print theirs without a label. Held. */
export const onlyLongNumber: Finder = (view, field) => {
  if (view.zones.length > 0) return [];
  const alone = view.pages.flatMap(({ segments }) =>
    segments.filter(({ text }) => isLongNumber(text.trim())),
  );
  const [segment, another] = alone;
  const parsed = segment && !another ? field.kind.parse(segment.text, view) : null;
  return parsed
    ? [byShape(fromSegments([segment!], parsed, WEIGHT, 'the only number on the card'), [segment!])]
    : [];
};
