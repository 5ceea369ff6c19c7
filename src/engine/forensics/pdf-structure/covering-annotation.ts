import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { figuresOf } from '../figures.ts';
import { bare } from '../../pdf/text-runs.ts';
import { comparableSizes, coversOf, short } from './covered-text.ts';
import type { Cover } from '../../pdf/covers.ts';
import { pdfDetector } from './pdf-detector.ts';

/** Annotation types that commonly cover content: form fields, stamps and ink signatures. */
const EVERYDAY = new Set(['annotation:Widget', 'annotation:Stamp', 'annotation:Ink']);

/**
 * Stamps have borders and several lines; a patch has the colour of paper and is at most this many times as tall as the
 * line below it.
 */
const PAPER_LUMINANCE = 0.85;
const PATCH_HEIGHT = 2;

/** Opaque annotations that hide text of the page: comments that look like the document. */
export const coveringAnnotation = pdfDetector({
  id: 'covering-annotation',
  version: '3',
  inspect: (pdf) =>
    coversOf(pdf).flatMap(({ cover, page, box }) =>
      cover.by.origin === 'content' ? [] : [judge(cover, page, box)],
    ),
});

function judge(cover: Cover, page: number, box: Finding['box']): Finding {
  const kind = cover.by.origin.slice('annotation:'.length);
  const replaced = bare(cover.over) !== '' && comparableSizes(cover);
  const numbers = figures(cover.under) !== '' && figures(cover.over) !== '';
  const everyday = EVERYDAY.has(cover.by.origin);
  const strength = strengthOf({
    everyday,
    field: kind === 'Widget',
    patch: isPatch(cover),
    replaced,
    numbers,
    aside: hidesLabel(cover),
  });
  const says = replaced
    ? message('pdfFindings.annotationReplaces', { before: short(cover.under), after: short(cover.over) })
    : message('pdfFindings.annotationCovers', { before: short(cover.under) });
  return finding(coveringAnnotation, {
    strength,
    says,
    page,
    box,
    detail: `${kind} annotation, painted #${cover.by.order}`,
    before: cover.before,
    after: cover.after,
  });
}

/**
 * Strength: digits over digits are proof; a remark over words may be just a remark. Form fields cover their own
 * placeholder, stamps whatever is below them.
 */
function strengthOf(seen: {
  everyday: boolean;
  field: boolean;
  patch: boolean;
  replaced: boolean;
  numbers: boolean;
  aside: boolean;
}): Finding['strength'] {
  if (seen.everyday)
    return (seen.field || seen.patch) && seen.replaced && seen.numbers && !seen.aside ? 'strong' : 'note';
  return seen.replaced && seen.numbers ? 'proof' : 'strong';
}

function isPatch({ by, sizes }: Cover): boolean {
  const height = by.box.y1 - by.box.y0;
  return by.kind === 'fill' && (by.luminance ?? 0) > PAPER_LUMINANCE && height < PATCH_HEIGHT * sizes.under;
}

/**
 * "Received 6/11/2026" over "Valid until: 18-06-2035" was just placed badly; a replaced value leaves its label visible.
 */
const hidesLabel = ({ under, over }: Cover): boolean =>
  /\p{L}{3}[^:\d]*:/u.test(under) && !over.includes(':');

/** The digits of a text; empty for a placeholder of equal digits (00/00/0000). */
function figures(text: string): string {
  const digits = figuresOf(text);
  return /^(\d)\1*$/.test(digits) && digits.length > 2 ? '' : digits;
}
