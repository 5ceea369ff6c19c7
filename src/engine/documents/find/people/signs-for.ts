import { looksLikeCompany } from '../../../values/company-name.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/**
 * Minimum quality of a person's name, and the confidence of a signatory beside a party (chosen on drawn specimens, ADR
 * 401).
 */
const IS_NAME = 0.6;
const CONFIDENCE = 0.86;

/** "Thus signed" */
const SIGNED = String.raw`(?:(?:thus |duly )?(?:signed|executed)\s+)?`;
/** "for and on behalf of Nata Tools" */
const FOR_NAME = String.raw`(?:(?:\p{L}+ ){0,2}for(?: and on behalf of)?|on behalf of|by)\s+(?!\s)(?:the\s+(?!\s))?[^:,]{3,60}`;
/** "The company (Party A)" */
const ROLE = String.raw`(?:the\s+)?(?:company|employer|householder|master|contractor|party a|mohiri|mothapi)(?:\s*\([^)]{2,20}\))?`;
/** The party for whom somebody signs: by role in a contract, or by name after "for". */
const PARTY = new RegExp(String.raw`^${SIGNED}(?:${FOR_NAME}|${ROLE})\s*[:–-]\s*(?=\p{Lu})`, 'iu');
/** Name, then job title after a comma or in brackets. */
const PERSON =
  /^(?<name>(?:\p{L}+\.\s?)?\p{Lu}[\p{L}.'’ -]{3,40}?)(?:\s*[,(–]\s*(?<title>\p{L}[\p{L}\s&'’/.-]{1,45}(?:\([\p{L} ]+\))?)\)?)?\s*$/u;

/** "For the employer: K. Example (Manager)", "Company: N. Example, Director", in the second half of a document. */
export function signsFor(what: 'name' | 'title'): Finder {
  return (view, field) => {
    const lines = view.pages.flatMap((page) => page.segments);
    return lines.slice(Math.floor(lines.length / 2)).flatMap((segment) => {
      const party = PARTY.exec(segment.text.trim());
      if (!party) return [];
      const person = PERSON.exec(segment.text.trim().slice(party[0].length));
      const text = person?.groups?.[what];
      if (!text || looksLikeCompany(person.groups!['name']!)) return [];
      const parsed = field.kind.parse(text, view);
      if (!parsed || parsed.quality < IS_NAME) return [];
      return [{ ...fromSegments([segment], parsed, CONFIDENCE, 'for a party of the paper'), place: null }];
    });
  };
}
