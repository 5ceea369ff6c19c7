import { HEREINAFTER } from '../../../lexicon/defined-terms.ts';
import { OCCUPANTS, OWNERS } from '../../../lexicon/tenancy.ts';
import { CIVIL_TITLE } from '../../../lexicon/forms-of-address.ts';
import { isKnownName } from '../../../values/dictionaries.ts';
import type { ValueKind } from '../../../values/kind.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { LEGAL_FORM } from '../../../values/legal-form.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { FieldSpec, Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/** Maximum distance of a party's name before its role: number, address and representatives may be between. */
const FARTHEST = 320;
const NAMES_FOLLOW = '[Bb]etween|BETWEEN|betwixt|and|And|AND|with|to|by|nna|Nna|ga|le|I';
const NUMBERED = String.raw`[:;,]\s*\(\d\)\s|(?:^|[\n).;])\s*\(?\d{1,2}(?:\.\d{1,2}){0,2}[.)]?\s`;
/** Words and marks before a party's name. */
const BEFORE_NAME = new RegExp(
  String.raw`(?:\b(?:${NAMES_FOLLOW})\b[,:]?(?:\s+(?:the|THE)(?=\s))?|^|\n|${NUMBERED}|:|[“"])\s*(?=[\p{Lu}])`,
  'gu',
);
/** Representatives are no parties. */
const REPRESENTED =
  /\b(?:(?:represented|assisted|acting)(?: herein| hereto)? (?:herein )?by|through) (?:its \p{L}+(?: \p{L}+)?,? )?$/iu;
/** Labels of a party's other details, whose names are no parties. */
const OF_PARTY =
  /\b(?:employ(?:er|ed (?:by|at))|spouse|next of kin|witness|guarantor|occupation|bank(?:er)?s?)\s*(?::\s*)?$/iu;
/** After these words even ambiguous words are a party's name, as they are closer to the role than the other party. */
const JOINS_PARTIES = /^(?:between|and|with)\b/i;
const WORDS_OF_NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;
/** "and" or "le" may be part of a company's name. */
const INSIDE_NAMES = /^(?:and|le)\b/i;
/** Factor for later mentions of a role in brackets, which label signatures. */
const CAPTION = 0.6;
/** Factor for a name across two cells of a form, which contains a label. */
const CELLS = 0.5;

/**
 * The party of an agreement with a role: "X, of Plot 3, Maun (hereinafter called “the Landlord”)", "X, the Lessor, of
 * the one part", "I, X (the landlord)", "X (mong wa ntlo)".
 *
 * @param role pattern of the role's words, without capturing groups
 */
export function party(role: string, weight: number = FINDER_WEIGHTS.party): Finder {
  const defined = new RegExp(
    `(?:[(“‘]|[”"'](?!\\s*\\n)|\\b(?:${HEREINAFTER}|herein)\\b|,)[\\s,]*(?:(?:${HEREINAFTER}|herein|after|as|and|in|this|agreement|contract|to|being|jointly|both|are|is|shall|be)\\s+)*[(“”"'‘]*(?:the\\s+|my\\s+)?(?:${role})(?=\\s*(?:["”'’)]|[,;:]|of the|\\n|and\\b|le\\b|$))`,
    'giu',
  );
  return (view, field) =>
    called(defined, view, field).flatMap((found, i) =>
      found ? [{ ...found, score: found.score * weight * (i === 0 ? 1 : CAPTION) }] : [],
    );
}

const QUOTED_ROLE =
  /\(\s*(?:hereinafter[^()"“”]{0,60}?)?(?:["“”'‘](?:the\s+)?\p{Lu}[\p{L} ]{2,24}["”'’]|the\s+\p{L}{3,14}(?: \p{L}{3,14})?)\s*\)/gu;

/** The first or second of two parties, whatever their roles: 'X ("the School") and Y (the teacher)'. */
export function partyInOrder(order: 0 | 1, weight: number = FINDER_WEIGHTS.partyInOrder): Finder {
  return (view, field) => {
    const found = called(QUOTED_ROLE, view, field)[order];
    return found ? [{ ...found, score: found.score * weight }] : [];
  };
}

const THE = String.raw`(?:[Tt]he|THE)\s+`;
const ROLES = `${OCCUPANTS}|${OWNERS}|employ(?:er|ee)|company|seller|purchaser|borrower|lender`;
/** A capitalised role, or a known one in lower case; "(the second floor)" is none. */
const ROLE_NAME = String.raw`(?:\p{Lu}\p{L}{2,14}|(?:${ROLES}))`;
/** `(the "Lessor")`, "(hereinafter called the Lessor)": end of another party's description. */
const OTHER_ROLE = new RegExp(
  String.raw`\(\s*(?:(?:[Hh]ereinafter|HEREINAFTER)[^()"“”]{0,60}?)?(?:(?:${THE})?["“”'‘]\s*(?:${THE})?\p{Lu}[\p{L} ]{2,24}["”'’]|\b${THE}${ROLE_NAME})\s*\)`,
  'gu',
);
/**
 * Minimum characters of a party's description; `Example Holdings ("Example") (the "Lessee")` has a short name before
 * the role.
 */
const LEAST_OF_PARTY = 8;

/** Start of a party's description: after the definition of the previous party. */
function behindOther(text: string, from: number, to: number): number {
  const ends = [...text.slice(from, to).matchAll(OTHER_ROLE)].map(
    (other) => from + other.index + other[0].length,
  );
  return ends.findLast((end) => text.slice(end, to).trim().length >= LEAST_OF_PARTY) ?? from;
}

/** The name before each definition of a role; null if there is none. */
function called(defined: RegExp, view: DocumentView, field: FieldSpec): (Candidate | null)[] {
  const { text } = view.prose;
  let last = 0;
  return [...text.matchAll(defined)].map((match) => {
    const from = behindOther(text, Math.max(last, match.index - FARTHEST), match.index);
    last = match.index + match[0].length;
    // "Signed (employer) ........" is a signature line.
    if (/\b(?:signed|signatures?)\s*(?:[._:]+\s*)?$/i.test(text.slice(from, match.index))) return null;
    const before = text.slice(from, match.index + 1);
    // Falls back to ambiguous words as name, since a name is expected here.
    const found =
      lastName(before, field.kind, view) ?? lastName(before, field.kind, { ...view, namedHere: true });
    if (!found) return null;
    const at = from + found.index;
    const segments = view.prose.at(at, at + found.printed.length);
    const cells = isLabelAndValue(segments) ? CELLS : 1;
    const how = `as the party called “${match[0].replace(/^[\W_]+|[\W_]+$/g, '')}”`;
    return { ...fromSegments(segments, found.parsed, cells, how), place: null };
  });
}

/** "Householder" beside "Kago Example" in a form: the first cell is a label. */
const isLabelAndValue = ([first, second]: readonly Segment[]): boolean =>
  first !== undefined && second !== undefined && first !== second && first.row === second.row;

interface Named {
  readonly index: number;
  readonly printed: string;
  readonly parsed: NonNullable<ReturnType<ValueKind['parse']>>;
}

/** The last party named before its role. */
function lastName(before: string, kind: ValueKind, view: Parameters<ValueKind['parse']>[1]): Named | null {
  const inText = new RegExp(`^(?:${kind.inText ?? '.{2,60}'})`, 'u');
  const starts = [...before.matchAll(BEFORE_NAME)].reverse();
  for (const start of starts) {
    const index = start.index + start[0].length;
    const lead = before.slice(0, index);
    if (REPRESENTED.test(lead) || OF_PARTY.test(lead)) continue;
    const printed = inText.exec(before.slice(index))?.[0];
    if (!printed || (INSIDE_NAMES.test(start[0]) && goesOn(before.slice(0, start.index), printed))) continue;
    // A document title is at the start of a line, not after "and" or "between".
    if (view.namedHere && isTitleOfPaper(printed) && !/^\p{L}/u.test(start[0])) continue;
    const parsed =
      kind.parse(printed, view) ??
      (JOINS_PARTIES.test(start[0]) && WORDS_OF_NAME.test(printed)
        ? kind.parse(printed, { ...view, namedHere: true })
        : null);
    if (!parsed || typeof parsed.value !== 'string') continue;
    // "Miss Tatenda": one name after a title is a person.
    if (!isParty(parsed.value) && !CIVIL_TITLE.test(printed)) continue;
    return { index, printed, parsed: { ...parsed, quality: Math.max(parsed.quality, 0.85) } };
  }
  return null;
}

function isParty(name: string): boolean {
  return looksLikeCompany(name) || (name.includes(' ') && !/\d/.test(name));
}

/** Is "and" part of a name: "Nata Hardware and Building Supplies (Pty) Ltd"? */
function goesOn(before: string, after: string): boolean {
  if (!namesSomebody(before)) return true;
  const last = lastWords(before).join(' ');
  return looksLikeCompany(last) && !LEGAL_FORM.test(last) && LEGAL_FORM.test(after);
}

/** Is a party complete before this "and"? "Chobe Bakery" in "Chobe Bakery and Confectionery CC" is not. */
function namesSomebody(before: string): boolean {
  const left = before.trimEnd();
  return (
    left === '' ||
    /[,;).”"\n\d]$|\bpart$|\b(?:limited|ltd|cc|inc|between)$|\bcapacity (?:as|of) [^.,;\n]{4,50}$/i.test(
      left,
    ) ||
    lastWords(left).some(isKnownName) ||
    before.endsWith('\n')
  );
}

const lastWords = (text: string): string[] =>
  text
    .trimEnd()
    .split(/[\s-]+/)
    .slice(-2);
