import { part } from '../../layout/segment.ts';
import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';

const WEIGHT = 0.85;

/**
 * The number after its abbreviated label on one line: `NUIP1.234.567.890`, `RUN 22.222.222-0`. OCR joins the two, and
 * nothing else on a card has this form.
 *
 * @param initials capitals, as printed
 */
export const behindInitials = (...initials: readonly string[]): Finder => {
  const start = new RegExp(String.raw`^(?:${initials.join('|')})[\s.:]*(?:N[º°o.]{1,2}\s*)?(?=\d[\d.\s]{5})`);
  return (view, field) =>
    view.pages.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const before = start.exec(segment.text.trim())?.[0];
        if (before === undefined) return [];
        const value = part(segment, segment.text.indexOf(before) + before.length, segment.text.length);
        const parsed = field.kind.parse(value.text, { ...view, namedHere: true });
        return parsed ? [fromSegments([value], parsed, WEIGHT, `behind ${before.trim()}`)] : [];
      }),
    );
};
