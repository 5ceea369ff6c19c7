import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

const BAD =
  /\b(?:not|non)[- ]?compliant\b|\bis not (?:up to date|in good standing)|\boutstanding (?:returns|tax(?:es)?|liabilit)/i;
const GOOD =
  /\bcompliant\b|\b(?:tax affairs|returns)[^.]{0,60}\b(?:in order|up to date|good standing)|\bin good standing\b|\bhas (?:complied|fulfilled|satisfied|no outstanding|met)\b|\b(?:cleared|in order)\b|\bno outstanding\b|\bsatisfactory\b/i;

/** `COMPLIANT` or `NON_COMPLIANT` from what the certificate states in words. */
export function complianceStatus(): Finder {
  return (view) => {
    const good = GOOD.exec(view.prose.text);
    const bad = BAD.exec(view.prose.text);
    const match = good && /no outstanding/i.test(good[0]) ? good : (bad ?? good);
    if (!match) return [];
    const value = match === good ? 'COMPLIANT' : 'NON_COMPLIANT';
    const segments = view.prose.at(match.index, match.index + match[0].length);
    return [
      {
        ...fromSegments(
          segments,
          { value, raw: match[0], quality: 0.95, notes: [] },
          0.88,
          'from the words of the certificate',
        ),
        place: null,
      },
    ];
  };
}
