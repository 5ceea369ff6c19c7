import { PREMISES } from '../../../lexicon/premises.ts';
import { downPage } from '../../../layout/page-layout.ts';
import { part } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** The part of a page below which the small print of its owner stands. */
const FOOT = 0.85;

/** What a company says of itself behind its name: number, office, telephone. */
const OF_ITSELF = new RegExp(
  String.raw`^\s*(?:[·|•,–—-]\s*)?(?:\(?(?:reg(?:istration|istered)?|company|co|vat|tax|tin|uin)\b|(?:${PREMISES}|private bag|p\.?\s?o\.?\s?box|tel|phone|www)\b|\d+\s+\p{Lu})`,
  'iu',
);

/** Up to the legal form. */
const NAMED = /^\p{Lu}[^·|]{2,60}?\b(?:ltd|limited|cc|inc|plc)\b\.?/iu;

/** "Nata Tools (Pty) Ltd · Reg 2011/004 · 14 Main Road": who prints the paper, where its head names nobody. */
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
