import { message } from '../../../../contract/messages/message.ts';
import { HEADS, JOB_TITLES, POSITIONS, POSTS } from '../../../lexicon/job-titles.ts';
import { ALL_PARTICLES, ELIDED } from '../../../lexicon/name-particles.ts';
import { COUNTRIES } from '../../../packs/country-words.ts';
import { looksLikeAddress } from '../../../values/address.ts';
import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY, type Parsed } from '../../../values/kind.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { ADDRESSED, WRITTEN } from '../../../lexicon/forms-of-address.ts';
import { personName } from '../../../values/person-name.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { CLOSING } from './closing-line.ts';
import { inColumns, isInColumnOf, namedBeside, namesOfOthers } from './side-by-side.ts';

/** Without a closing phrase, signatories are in the last third of the lines. */
const LAST_THIRD = 0.66;
/**
 * Confidence of a signatory, 0–1: below a closing phrase, a name with job title, otherwise; factor for unlisted job
 * titles.
 */
const CONFIDENCE = { closing: 0.88, withOffice: 0.72, other: 0.55, unlistedOffice: 0.6 } as const;
/** Boxes of close lines may overlap by this share of the height. */
const OVERLAP = -0.3;

const ROLE = new RegExp(String.raw`\b(?:${JOB_TITLES})\b`, 'i');
/** Kgosi is a job title, a title before a name, and a name: alone or qualified it is the job title. */
const CHIEF =
  /^(?:(?:[Dd]eputy|[Aa]cting|[Ss]enior|[Pp]aramount|DEPUTY|ACTING|SENIOR)\s+)?(?:[Kk]gosi|[Kk]gosana|KGOSI|KGOSANA|[Cc]hief|CHIEF)(?:\s+(?:ya|wa|of)\b|[\s_.]*$)/;
const NAME = new RegExp(
  `^(?:(?:${WRITTEN}|Prof|Rev|Rra|Mma)\\.?\\s+)?\\p{Lu}[\\p{L}'.-]*(?:\\s+(?:(?:${ELIDED})?\\p{Lu}[\\p{L}'.-]*|(?:${ALL_PARTICLES}))){1,4}$`,
  'u',
);

/** "(Mrs) L. Example" */
const TITLE_IN_BRACKETS = new RegExp(`^\\s*\\(${ADDRESSED}\\.?\\)\\s*`, 'i');
/** "pp K. Example": signed for somebody; "Signed K. Example". */
const BY_ANOTHER = /^\s*(?:p\.?\s?p\.?|per pro\.?|[Ss]igned|SIGNED)\s+(?=\p{Lu})/u;
/** Maximum words of a job title. */
const MOST_WORDS = 7;
const WHOSE = message('notes.otherMeaning');
/** A member of a close company or society. */
const MEMBER = /^(?:(?:managing|founding|sole)\s+)?member[\s_.]*$/i;

/** The signatory of a letter below the closing phrase, and the job title below the name. */
export function signatory(what: 'name' | 'title'): Finder {
  return (view, field) => {
    const lines = view.pages.flatMap((p) =>
      p.segments.filter((s) => !SENT_TO.test(p.rows[s.row]?.[0]?.text.trim() ?? '')),
    );
    const others = namesOfOthers(lines, isName);
    const all = whoSigns(lines);
    const own = others.size > 0 ? whoSigns(lines.filter((s) => !others.has(s))) : all;
    // Whom only the word "Witness" names may sign the letter all the same.
    const isOwn = own.name !== undefined && (own.isAnnounced || !all.isAnnounced);
    const { name, office, unlisted, sure } = isOwn ? own : all;
    const isOther = name !== undefined && others.has(name);
    const isOfAnother = name && office && namedBeside(name, lines, isName) && !isInColumnOf(office, name);
    const held = isOther || isOfAnother ? { doubt: WHOSE } : {};
    if (what === 'name') return name ? candidate(name, field, view, sure, held) : [];
    if (office) return candidate(office, field, view, sure, isOfAnother ? held : {});
    return unlisted ? candidate(unlisted, field, view, CONFIDENCE.unlistedOffice * sure) : [];
  };
}

interface Signs {
  readonly name: Segment | undefined;
  readonly office: Segment | undefined;
  readonly unlisted: Segment | null;
  readonly sure: number;
  /** Below a closing phrase? */
  readonly isAnnounced: boolean;
}

function whoSigns(lines: readonly Segment[]): Signs {
  const closings = lines.flatMap((s, i) => (CLOSING.test(s.text.trim()) ? [i] : [])).reverse();
  const closing =
    closings.find((i) =>
      lines
        .slice(i + 1, i + 13)
        .some((s, k, all) => (isName(s.text) || isNameByPlace(s, all[k + 1])) && isNear(s, lines[i]!)),
    ) ?? -1;
  const from = closing >= 0 ? closing + 1 : Math.floor(lines.length * LAST_THIRD);
  const after = inColumns(lines.slice(from, from + 12));
  const named = fullNameAt(after, closing < 0);
  const block = named >= 0 ? after.slice(named, named + 4) : after;
  const closeAbove = named < 0 ? undefined : officeAbove(block[0]!, after);
  const withOffice = block.slice(0, 2).some((s) => roleOnly(s.text)) || closeAbove !== undefined;
  const sure =
    closing >= 0 ? CONFIDENCE.closing : named >= 0 && withOffice ? CONFIDENCE.withOffice : CONFIDENCE.other;
  return {
    name: named >= 0 ? block[0] : undefined,
    office: block.find(namesOffice) ?? closeAbove ?? (named > 0 ? overSignature(after, named) : undefined),
    unlisted: named >= 0 ? unlistedOffice(block[0]!, block[1]) : null,
    sure,
    isAnnounced: closing >= 0,
  };
}

/** Space for signature and stamp in line heights; lines further below are the footer. */
const SIGNATURE = 16;

function isNear(name: Segment, closing: Segment): boolean {
  const gap = name.box.y - (closing.box.y + closing.box.height);
  return name.page !== closing.page || gap < SIGNATURE * Math.max(name.box.height, closing.box.height);
}

/** "Copy: Kago Example", "To Kago Example": whom the letter goes to. */
const SENT_TO = /^(?:(?:to|copy|copies|cc|c\.c\.|bcc|attention|attn|through|distribution)(?:\s*:|$)|cc\s)/i;

/** ": Kago Example": a form's cell beside its label. */
const BEHIND_COLON = /^\s*:/;

/** Index of the printed name; if an abbreviation like "K. Example" is above it, that of the full name. */
function fullNameAt(after: readonly Segment[], unannounced: boolean): number {
  const names = after.flatMap((s, i) =>
    isName(s.text) || (!unannounced && isNameByPlace(s, after[i + 1])) ? [i] : [],
  );
  // Without a closing phrase other people may be named: prefer a name with a job title below.
  const first =
    (unannounced
      ? (names.find((i) => roleOnly(after[i + 1]?.text ?? '')) ??
        names.find((i) => officeAbove(after[i]!, after) !== undefined))
      : undefined) ??
    names.find((i) => !unannounced || !BEHIND_COLON.test(after[i]!.text)) ??
    -1;
  if (first < 0 || !/^(?:\p{Lu}\.?\s?){1,3}\s\p{Lu}/u.test(bare(after[first]!.text))) return first;
  const family = bare(after[first]!.text).split(' ').at(-1)!.toLowerCase();
  const full = after.findIndex(
    (s, i) =>
      i > first &&
      i <= first + 2 &&
      isName(s.text) &&
      bare(s.text).split(' ').at(-1)!.toLowerCase() === family,
  );
  return full > first ? full : first;
}

/** "Human Resources Officer" above "K. Example", in any reading order. */
function officeAbove(name: Segment, lines: readonly Segment[]): Segment | undefined {
  const { y, height } = name.box;
  return lines.find(
    (s) =>
      s.box.y < y &&
      Math.abs(y - (s.box.y + s.box.height)) < height &&
      isInColumnOf(s, name) &&
      namesOffice(s),
  );
}

/** Space for a signature between a job title and the name below it, in line heights. */
const SIGNED_BETWEEN = 4;
/** A job title alone, with its article: "Le gérant", "O Director de Recursos Humanos". */
const FEW_WORDS = /^\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5}$/u;

/** The job title over the space to sign on, right above the name: as French and Portuguese letters print it. */
function overSignature(after: readonly Segment[], named: number): Segment | undefined {
  const [title, name] = [after[named - 1]!, after[named]!];
  const gap = name.box.y - (title.box.y + title.box.height);
  const isOver = gap > 0 && gap < SIGNED_BETWEEN * name.box.height && isInColumnOf(title, name);
  return isOver && FEW_WORDS.test(title.text.trim()) && namesOffice(title) ? title : undefined;
}

/** An unlisted job title: a few words directly below the name. */
function unlistedOffice(name: Segment, next: Segment | undefined): Segment | null {
  if (!next) return null;
  const gap = next.box.y - (name.box.y + name.box.height);
  const words = next.text.split(' ').length;
  return gap < name.box.height &&
    gap > OVERLAP * name.box.height &&
    isInColumnOf(next, name) &&
    words <= 6 &&
    /^\p{Lu}/u.test(next.text) &&
    !/\d|[:@_]|\.{3}/.test(next.text) &&
    !looksLikeCompany(next.text) &&
    !looksLikeAddress(next.text) &&
    !isTitleOfPaper(next.text) &&
    findDates(next.text, ANY_DAY).length === 0
    ? next
    : null;
}

/** "Position: ", "his capacity: ". */
const CAPTION = new RegExp(
  String.raw`^(?:(?:his|her|my|their) )?(?:name|title|designation|${POSITIONS})\s*:\s*`,
  'i',
);

function candidate(
  segment: Segment,
  field: Parameters<Finder>[1],
  view: Parameters<Finder>[0],
  sure: number,
  held: Pick<Parsed, 'doubt'> = {},
): Candidate[] {
  const text = segment.text
    .replace(TITLE_IN_BRACKETS, '')
    .replace(BY_ANOTHER, '')
    .replace(/^[\s_.:(]+|[\s_.:)]+$/g, '')
    .replace(CAPTION, '')
    .replace(/^(?:position|designation|capacity)\s+(?=\S)/i, '');
  const [first, ...others] = text.split(/\s*[,(|]\s*|\s+[-–—]\s+/);
  const offices = others.filter((p) => ROLE.test(p)).map((p) => p.replace(/\)$/, ''));
  const isPerson = field.kind.name === 'person-name';
  const office =
    roleOnly(first!) && others.some((p) => looksLikeCompany(p) || isPrintedTwice(p, view)) ? first! : text;
  const parsed = field.kind.parse(
    isPerson ? first! : (offices.at(-1) ?? office),
    isPerson && !isName(segment.text) ? { ...view, namedHere: true } : view,
  );
  if (!parsed) return [];
  const found = fromSegments([segment], { ...parsed, ...held }, sure, 'under the closing words');
  // A name and its job title on one line: neither takes the place.
  return [others.length > 0 ? { ...found, place: null } : found];
}

/** "Owner, Nata Bookshop": the organisation after the job title occurs elsewhere in the letter. */
function isPrintedTwice(part: string, view: Parameters<Finder>[0]): boolean {
  const text = view.prose.text.toLowerCase();
  const words = part.trim().toLowerCase();
  const printed = words.length > 5 ? text.split(words) : [];
  // "Directorate of Human Capital" is no second company.
  return printed.filter((before) => !/\bof (?:the )?$/.test(before)).length > 2;
}

function bare(text: string): string {
  return text
    .replace(TITLE_IN_BRACKETS, '')
    .replace(BY_ANOTHER, '')
    .replace(/^[\s_.:(]+|[\s_.:)]+$/g, '')
    .replace(/^name\s*:\s*/i, '')
    .split(/\s*[,(|]|\s+[-–—]\s/)[0]!
    .trim();
}

/**
 * "Hope Sergeant" above "Company Secretary": between a closing phrase and a job title any capitalised words are a name.
 */
function isNameByPlace(segment: Segment, next: Segment | undefined): boolean {
  const plain = bare(segment.text);
  const parsed = NAME.test(plain) ? personName.parse(plain, { ...ANY_DAY, namedHere: true }) : null;
  return (
    parsed !== null &&
    parsed.doubt === undefined &&
    next !== undefined &&
    Math.abs(next.box.x - segment.box.x) < segment.box.height &&
    namesOffice(next) &&
    !isName(next.text) &&
    !isTitleOfPaper(plain) &&
    !CLOSING.test(plain) &&
    !OFFICE_AT_END.test(plain)
  );
}
/** "Human Resources Officer" above "Head of People" are two job titles. */
const OFFICE_AT_END = new RegExp(
  String.raw`\b(?:${POSTS}|${HEADS}|signatory|department|office|services|resources|consultant)$`,
  'i',
);

const WORD_OF_FORM = new RegExp(
  String.raw`\b(?:(?:${COUNTRIES})|stamp|specimen|signature|date|confirm\p{L}*)\b`,
  'iu',
);
function isName(text: string): boolean {
  const plain = bare(text);
  return (
    NAME.test(plain) &&
    personName.parse(plain, ANY_DAY) !== null &&
    !roleOnly(plain) &&
    // "HR Business Partner" is a job title.
    !looksLikeCompany(text.replace(ROLE, '')) &&
    !isTitleOfPaper(plain) &&
    !WORD_OF_FORM.test(plain)
  );
}

/**
 * A job title alone; not sentences such as "We authorise our clerk, Kago Example, to …" and "Sergeant, is not an
 * employee."
 */
const namesOffice = ({ text }: Segment): boolean =>
  roleOnly(text) && text.split(' ').length <= MOST_WORDS && !SAYS.test(text);
const SAYS = /\s(?:is|are|was|were|has|have|will|shall|who|not|to)\s+\p{Ll}/u;

/** Is it a job title? "Kgosi Matambo" is a name, "Managing Director" is not. */
function roleOnly(text: string): boolean {
  return ROLE.test(text) || CHIEF.test(text.trim()) || MEMBER.test(text.trim());
}
