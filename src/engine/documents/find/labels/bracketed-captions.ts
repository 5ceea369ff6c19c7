import type { PageLayout } from '../../../layout/page-layout.ts';
import { oncePer } from '../../../lazily.ts';
import type { LabelHit } from './label-hit.ts';

/** Minimum words in brackets on a page for them to be a form's captions of the lines above. */
const CAPTIONS = 3;

/** Factor on a label alone in brackets, on a page with few of them. */
export const IN_BRACKETS = 0.5;

const BRACKETED = /^\(.*\)$/;

export const isBracketed = (text: string): boolean => BRACKETED.test(text.trim());

/**
 * Does the page caption its lines in brackets? Unknown captions count as well: the value below or beside a caption
 * belongs to another one, known or not.
 */
export const captionsInBrackets = oncePer(
  (page: PageLayout): boolean =>
    page.segments.filter(({ text }) => CAPTION.test(text.trim())).length >= CAPTIONS,
);

/** Words in brackets; not an amount such as "(4,107.50)" or "(Pty) Ltd". */
const CAPTION = /^\(\p{L}[^()]*(?:\([^()]*\)[^()]*)?\)$/u;

/** Is the segment such a caption? */
export const isCaption = (segment: { readonly text: string }, page: PageLayout): boolean =>
  CAPTION.test(segment.text.trim()) && captionsInBrackets(page);

/**
 * "KAGO EXAMPLE / (name of registered person) / C00000000111 / (TIN)": on a form with captions in brackets, these
 * become full labels.
 */
export function promoteBracketedLabels(hits: Map<number, readonly LabelHit[]>, page: PageLayout): void {
  if (!captionsInBrackets(page)) return;
  const bracketed = [...hits].filter(([, [first]]) => first && isBracketed(first.segment.text));
  for (const [order, found] of bracketed) {
    const { text } = found[0]!.segment;
    hits.set(
      order,
      found.map((h) => ({
        ...h,
        strength: Math.min(1, h.strength / IN_BRACKETS),
        to: /^\s*\)\s*$/.test(text.slice(h.to)) ? text.length : h.to,
      })),
    );
  }
}
