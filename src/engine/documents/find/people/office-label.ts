import { POSTS_THAT_SIGN } from '../../../lexicon/job-titles.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import type { Finder } from '../../document-type.ts';
import { personName } from '../../../values/person-name.ts';
import { rightNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { part } from '../../../layout/segment.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** "HR Manager", "Head of Human Resources": job titles of signatories as labels, with a colon or alone in a cell. */
const ANSWERING_OFFICE = new RegExp(
  String.raw`^((?:\p{Lu}[\p{L}&/]*\s){0,3}(?:${POSTS_THAT_SIGN}|head|executive)(?:\s(?:of|for)\s\p{L}[\p{L} &]{2,30}|,? human (?:resources?|capital))?)\s*(?::\s*|$)`,
  'iu',
);
/** Superiors and representatives of other organisations, who do not sign. */
const OF_ANOTHER =
  /^(?:the|to|line|reporting|immediate|branch|relationship|account|duty|site|case)\b|\b(?:commissioning|medical|returning|police) officer/i;

/** A letter's signatory in the form of labels, with the job title as label: "HR Manager: Kago Example". */
export function officeLabel(what: 'name' | 'title', weight: number = FINDER_WEIGHTS.officeLabel): Finder {
  return (view, { kind }) =>
    view.pages.flatMap((page) =>
      page.segments.flatMap((segment): Candidate[] => {
        const office = ANSWERING_OFFICE.exec(segment.text.trim());
        if (!office || OF_ANOTHER.test(office[1]!)) return [];
        const named = nameBehind(segment, office[0].length, page);
        if (!named || !personName.parse(named.text, view)) return [];
        const told = what === 'name' ? named : part(segment, 0, office[1]!.length);
        const parsed = kind.parse(told.text, view);
        return parsed
          ? [fromSegments([told], parsed, weight, 'where the office is the label of a name')]
          : [];
      }),
    );
}

/**
 * The name after or beside the label, at least two words, since "Officer:" may precede a number or department. Without
 * a colon a stamp may be beside it, so the name must be listed.
 */
function nameBehind(label: Segment, from: number, page: PageLayout): Segment | null {
  const own = label.text.slice(from).trim() === '' ? null : part(label, from, label.text.length);
  const named = own ?? rightNeighbour(label, page) ?? null;
  if (!named || !/^:?\s*\p{Lu}\S*\s\S/u.test(named.text.trim()) || /\d/.test(named.text)) return null;
  const announced = label.text.slice(0, from).includes(':') || named.text.trim().startsWith(':');
  return announced || holdsKnownName(named.text) ? named : null;
}
