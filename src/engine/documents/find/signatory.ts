import { looksLikeCompany } from '../kinds/names.ts';
import type { Segment } from '../layout/segment.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments, type Candidate } from './candidate.ts';

const CLOSING =
  /^(?:yours (?:faithfully|sincerely|truly)|(?:kind |best |warm )?regards|for and on behalf of.*|for:? .*|signed(?: by)?:?|signature:?|ka boikokobetso|wa lona|wa gago|authori[sz]ed signatory:?|respectfully)[\s,.:_]*$/i;
const ROLE =
  /\b(?:manager|director|officer|secretary|head|executive|administrator|accountant|supervisor|president|partner|registrar|commissioner|kgosi|kgosana|chief|headman|principal|coordinator|chairperson|chairman|ceo|cfo|owner|landlord|proprietor|agent|consultant|controller|specialist|lead|lecturer|superintendent|teacher|pastor|engineer|analyst|nurse|doctor)\b/i;

/** The person who signed a letter, printed under the closing words, and below the name the office held. */
export function signatory(what: 'name' | 'title'): Finder {
  return (view, field) => {
    const lines = view.pages.flatMap((p) => p.segments);
    const closings = lines.flatMap((s, i) => (CLOSING.test(s.text.trim()) ? [i] : [])).reverse();
    const closing = closings.find((i) => lines.slice(i + 1, i + 13).some((s) => isName(s.text))) ?? -1;
    const from = closing >= 0 ? closing + 1 : Math.floor(lines.length * 0.66);
    const after = lines.slice(from, from + 12);
    const named = after.findIndex((s) => isName(s.text));
    const block = named >= 0 ? after.slice(named, named + 4) : after;
    const chosen =
      what === 'name'
        ? block.slice(0, 1)
        : block.filter((s) => roleOnly(s.text) && s.text.split(' ').length <= 7).slice(0, 1);
    const sure = closing >= 0 ? 0.88 : 0.55;
    return chosen.flatMap((segment) => candidate(segment, field, view, sure));
  };
}

function candidate(
  segment: Segment,
  field: Parameters<Finder>[1],
  view: Parameters<Finder>[0],
  sure: number,
): Candidate[] {
  const text = segment.text
    .replace(/^[\s_.:]+|[\s_.:]+$/g, '')
    .replace(/^(?:name|title|designation|position)\s*:\s*/i, '');
  const [first, ...others] = text.split(/\s*[,(]\s*/);
  const parts =
    field.kind.name === 'person-name'
      ? [first!]
      : [text, ...others.filter((p) => ROLE.test(p)).map((p) => p.replace(/\)$/, ''))].slice(-1);
  const parsed = field.kind.parse(parts[0]!, view);
  return parsed ? [fromSegments([segment], parsed, sure, 'under the closing words')] : [];
}

function isName(text: string): boolean {
  const plain = text
    .replace(/^[\s_.:]+|[\s_.:]+$/g, '')
    .replace(/^name\s*:\s*/i, '')
    .split(/\s*[,(]/)[0]!;
  return (
    /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Rre|Mme)\.?\s+)?\p{Lu}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*){1,3}$/u.test(plain) &&
    !roleOnly(plain) &&
    !looksLikeCompany(plain) &&
    !/\b(?:botswana|stamp|specimen|signature|date|confirm\p{L}*)\b/iu.test(plain)
  );
}

/** "Kgosi Matambo" is a name, "Managing Director" is not. */
function roleOnly(text: string): boolean {
  return ROLE.test(text.replace(/^kgos(?:i|ana)\s+/i, ''));
}
