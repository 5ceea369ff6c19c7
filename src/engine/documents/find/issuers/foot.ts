import { PREMISES } from '../../../lexicon/premises.ts';
import { downPage } from '../../../layout/page-layout.ts';
import { part } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Share of the page below which the footer is. */
const FOOT = 0.85;

/** Details after a company's name: number, address, telephone. */
const OF_ITSELF = new RegExp(
  String.raw`^\s*(?:[·|•,–—-]\s*)?(?:\(?(?:reg(?:istration|istered)?|company|co|vat|tax|tin|uin)\b|(?:${PREMISES}|private bag|p\.?\s?o\.?\s?box|tel|phone|www)\b|\d+\s+\p{Lu})`,
  'iu',
);

/** A name up to its legal form. */
const NAMED = /^\p{Lu}[^·|]{2,60}?\b(?:ltd|limited|cc|inc|plc)\b\.?/iu;

/** "Nata Tools (Pty) Ltd · Reg 2011/004 · 14 Main Road": the issuer in the footer, if the letterhead has no name. */
export function companyAtFoot(weight: number = FINDER_WEIGHTS.companyAtFoot): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments.flatMap((line) => {
        const name = downPage(line, page) > FOOT ? NAMED.exec(line.text.trim())?.[0] : undefined;
        if (!name || !OF_ITSELF.test(line.text.trim().slice(name.length))) return [];
        const parsed = field.kind.parse(name, view);
        return parsed
          ? [
              {
                ...fromSegments([part(line, 0, name.length)], parsed, weight, 'at the foot, with its office'),
                place: null,
              },
            ]
          : [];
      }),
    );
}
