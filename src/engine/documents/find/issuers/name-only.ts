import { PREMISES } from '../../../lexicon/premises.ts';
import { officeFrom } from '../../../values/company-as-printed.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { LEGAL_FORM } from '../../../values/legal-form.ts';
import { part, type Segment } from '../../../layout/segment.ts';

const NUMBERED_PLACE = String.raw`(?:${PREMISES}|shop|p\.?\s?o\.?\s?box|private bag)\s\S*\d`;
const PLACE_OF_POST = String.raw`(?:${PREMISES}|shop|p\.?\s?o\.?\s?box|box|private bag)\s\S*\d`;
const WHAT_PAPER =
  'pay ?slip|salary|wages?|remuneration|payroll|statement|(?:tax )?invoice|bill|property|rates|account|certificate';
const BEHIND_NAME = new RegExp(
  [
    String.raw`\s+[·•|–—]\s+`,
    String.raw`(?<=\b(?:ltd|limited|cc))\s+(?=${NUMBERED_PLACE})`,
    String.raw`,\s+(?=${PLACE_OF_POST})`,
    String.raw`\s*[-–—]\s+(?=(?:p\.?\s?o|private|plot|tel|${WHAT_PAPER})\b)`,
  ].join('|'),
  'i',
);

/** "Nata Salt Works · Private Bag 4 · Tel 621 0000": the name at the start of a one-line letterhead. */
export function nameOnly(line: Segment): Segment {
  const from = officeFrom(line.text);
  const segment = from > 0 ? part(line, from, line.text.length) : line;
  // "Barista · Nata Coffee (Pty) Ltd": a job title before the company.
  const post = /^(\p{L}[\p{L} ]{2,30})\s+[·•|–—-]\s+(?=\S)/u.exec(segment.text);
  if (post && !looksLikeCompany(post[1]!) && LEGAL_FORM.test(segment.text.slice(post[0].length)))
    return part(segment, post[0].length, segment.text.length);
  const end = segment.text.search(BEHIND_NAME);
  return end > 3 ? part(segment, 0, end) : segment;
}
