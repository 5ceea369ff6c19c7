import type { PageLayout } from '../../../layout/page-layout.ts';
import { oncePer } from '../../../lazily.ts';
import type { LabelHit } from './label-hit.ts';

/** A word in brackets explains what stands above it; so many of them on a page are the captions of a form. */
const CAPTIONS = 3;

/** What a label alone in brackets is worth less than one without, on a page that has few of them. */
export const IN_BRACKETS = 0.5;

const BRACKETED = /^\(.*\)$/;

export const isBracketed = (text: string): boolean => BRACKETED.test(text.trim());

/**
 * Does the page caption its lines in brackets? Known labels and unknown ones count alike: below and beside a caption stands the
 * value of another one, whether or not anybody knows it.
 */
export const captionsInBrackets = oncePer(
  (page: PageLayout): boolean =>
    page.segments.filter(({ text }) => CAPTION.test(text.trim())).length >= CAPTIONS,
);

/** Words in brackets; "(4,107.50)" is an amount, and "(Pty) Ltd" no caption. */
const CAPTION = /^\(\p{L}[^()]*(?:\([^()]*\)[^()]*)?\)$/u;

/** Is the segment such a caption of its page? */
export const isCaption = (segment: { readonly text: string }, page: PageLayout): boolean =>
  CAPTION.test(segment.text.trim()) && captionsInBrackets(page);

/**
 * "KAGO EXAMPLE / (name of registered person) / C00000000111 / (TIN)": a form that captions its lines in brackets. Its
 * captions are labels like any other, and fill their lines.
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
