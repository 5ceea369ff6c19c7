import { companyName } from '../kinds/company-name.ts';
import { withoutLegalForm } from '../kinds/legal-form.ts';
import { fold } from '../text/fold.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments, type Candidate } from './candidate.ts';

/** The part of the first page in which a company prints its name large. */
const HEAD = 0.35;

/** A company that heads the page by its short name ("ITEKENG CIVILS") and says its full name somewhere in the text. */
export function legalName(weight = 0.95): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    const heads = new Set(page.segments.filter((s) => s.box.y < HEAD * page.height).map((s) => fold(s.text)));
    for (const match of view.prose.text.matchAll(companyName.mention!)) {
      const parsed = field.kind.parse(match[0], view);
      if (!parsed || typeof parsed.value !== 'string') continue;
      const short = fold(withoutLegalForm(parsed.value));
      if (short.length < 4 || !heads.has(short)) continue;
      const segments = view.prose.at(match.index, match.index + match[0].length);
      const found: Candidate = fromSegments(segments, parsed, weight, 'the full name of what heads the page');
      return [{ ...found, place: null }];
    }
    return [];
  };
}
