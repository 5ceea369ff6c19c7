import { isKnownName, isPlaceName, knownEmployers, nameUse, placeIn } from '../dictionaries.ts';
import { fold, oneLine } from '../text/fold.ts';
import { isMisreadCaption, withoutMisreadCaptions } from '../text/misread-captions.ts';
import { MONTH_PATTERN } from './months.ts';
import { saysNoName } from './no-name.ts';
import { bareName } from './bare-name.ts';
import { beforeTitle, behindTitle, isTitleOfPaper } from './titles.ts';
import type { Parsed, ValueKind } from './kind.ts';

const TITLE =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|rev|adv|hon|eng|pastor|rre|mme|rra|mma|sir|madam)\b\.?\s*(?:[/&,]\s*)?)+(?=\p{L})/iu;
const CHIEF = /^[Kk]gos(?:i|ana)\s+(?=\p{Lu}\S*\s+\p{Lu})/u;
/** Words that are never part of a person's name on these documents. */
const NOT_A_NAME = new Set(
  (
    'the of and to for from in on at is a an as by this that with no number date name names surname forenames signature address bank account ' +
    'statement certificate republic botswana national identity card passport department ministry council company limited ltd pty proprietary ' +
    'corporation total amount pay salary income moputso bosupi bonno lokwalo tlhomamiso monthly annual hours probation tax employer employee id omang director secretary manager page plot box private bag p o ward village ' +
    'tenancy residence rental lease proof letter appointment confirmation employment secretaries secretary agreement contract resolution certify less tax gross net ' +
    'taxpayer registrar authority tel fax email period branch due bill invoice customer holder title position designation dear sir madam sirs yours faithfully sincerely regards subject memo yes no service services consultant officer assistant executive accountant human resources operations marketing administrator coordinator supervisor clerk teacher nurse engineer technician rector owner landlord landlady tenant chairperson chairman treasurer'
  ).split(' '),
);
/** Alone, a month is no name: "Statement for June 2026". */
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?$/i;
const COMPANY_WORD =
  /\b(?:pty|proprietary|ltd|limited|inc|incorporated|cc|plc|llc|corporation|corp|company|holdings?|group|enterprises?|investments?|services|solutions|consult(?:ing|ants?|ancy)|council|ministry|department|authority|bank|university|college|school|hospital|clinic|trust|association|society|board|botswana|government|partners?|trading|industries|motors|mine|mining|lodge|hotel|stores?|supermarket|logistics|construction|agencies|agency|institute|service|secretarial|secretaries|advisory|police|railways|airways|estates?|properties|technologies|telecommunications|wireless|utilities|power|networks?|communications|tribal|administration|kgotla|court|office|constituency|secretariat|chambers|attorneys|pharmacy|textiles|computers|engineering|farms?|foods?|media|security|cleaning|print|works|hardware|stationers|drilling|safaris|tours|travel|airlines?|transport|insurance|broadband|internet|electrical|medical|academy|church|ministries|cooperative|union|fund|foundation|club|auditors|accountants|brokers|builders|bricks|developers|contractors|distributors|suppliers|supplies|dealers|brick ?works|(?:iron|steel|metal|wood|water)works|wholesalers|printers|publishers|brewer(?:y|ies)|beverages|bakery|bakeries|butchery|caterers|catering|restaurant|cafe|boutique|salon|garage|laundr(?:y|ies)|interiors|furnishers|crafts|civils|granite|quarr(?:y|ies)|produce|poultry|ranch|feeds|mills?|millers|dairy|timbers?|plumbing|tyres|pharmaceuticals?|centre|center|creche|preschool|parish|diocese|embassy|high commission|shop|bookshop|packers|nursery|tavern|bar|liquorama|liquor|spaza|dealers?|kiosk|takeaways?|spares|ventures|bistro|resort|parlour|studios?|fashions|electronics|fisheries|traders|primary|secondary)s?\b/i;

/** The beginning of a sentence in capitals, which looks like part of the name after it. */
const LEAD_IN =
  /^.*\b(?:(?:CERTIF(?:Y|IES|IED)|CONFIRMS?|CONFIRMED|DECLARED?) THAT\s+(?:THE (?:TAXPAYER|COMPANY)\s+)?|(?:BOARD|GENERAL|DIRECTORS['’]?) MEETING OF\s+(?:THE (?:BOARD|DIRECTORS) OF\s+)?)/;

/** The date of a letter, above or beside whom it is written to. */
const DATE_BEFORE = new RegExp(`^(?:${MONTH_PATTERN})\\s+\\d{4}\\s+(?=\\p{Lu})`, 'iu');

/** "Kago Example, Director of Nata Salt Works": who speaks for it, with the office. */
const SPEAKER =
  /^[^,]{3,40},\s+(?:\p{L}+ ){0,3}(?:head|manager|director|officer|secretary|principal|chairperson|chairman|owner|accountant|partner|member|trustee)s? of (?:the )?(?=\p{Lu})(.+)$/iu;

/** "School Head, Lesedi Primary School": who speaks for it, before what it is. */
const OFFICE_BEFORE =
  /^((?:\p{L}+ ){0,3}(?:head|manager|director|officer|secretary|principal|chairperson|chairman|owner|accountant|kgosi)),\s+(.+)$/iu;

/**
 * A company's name in a sentence: capitalised words, and the brackets of its legal form. The line that it was filled in on
 * may show as a lone underline.
 */
const IN_TEXT = String.raw`[\p{Lu}\d][\p{L}\d&'’/-]*(?:\((?:Pty|PTY|Proprietary|PROPRIETARY)\.?\)|,? (?:\((?:Pty|PTY|Proprietary|PROPRIETARY|Botswana|BOTSWANA)\.?\)|\(\p{Lu}[\p{L} ]{2,20}\)(?= (?:\(?(?:Pty|PTY|Proprietary|PROPRIETARY)\b|(?:Ltd|LTD|Limited|LIMITED)\b))|[\p{Lu}\d&][\p{L}\d&'’/-]*|(?:of|and|the|for)(?=(?: the)? \p{Lu})|_(?= \p{Lu}))){0,9}`;

/** Two consonants that begin no name of these languages: an initial that stands too near to the next word. */
const STUCK_INITIAL =
  /^(?!B[HLRW]|C[HLRW]|D[HLRWJZ]|F[LRW]|G[HLNRW]|H[LRW]|K[GHLNRSW]|L[HLW]|M[BMNPW]|N[CDGHJKMNSTWXZ]|P[FHLRSW]|Q[HW]|R[HRW]|S[CHKLMNPQTVWZ]|T[HJLRSWX]|VL|W[HR]|XH|Z[BHW])[BCDFGHJKLMNPQRSTVWXZ]{2}/i;

/** A person's name: titles dropped, "SURNAME, Forenames" put in speaking order, case as printed. */
export const personName: ValueKind = {
  mention:
    /(?:(?:Mr|Mrs|Ms|Miss|Dr|Rre|Mme|MR|MRS|MS|MISS|RRE|MME)\.? )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,3}|(?<![\p{L}&] ?)\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){1,3}/gu,
  name: 'person-name',
  strict: false,
  lines: 2,
  continues: surnameFollows,
  inText: String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rre|Mme|MR|MRS|MS|MISS|DR|RRE|MME)\.?(?:\s?/\s?\p{L}{2,4}\.?)?\s+)?(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]*)(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]*|van|von|der|den|de|du|le(?= (?:Roux|Grange|Riche)\b))){0,5}`,
  same: (a, b) => wordsOf(a) === wordsOf(b),
  parse(printed, { surnameFirst = false, ofChiefs = true }): Parsed | null {
    const start = withoutMisreadCaptions(behindTitle(oneLine(printed)))
      .replace(/^[\s:;.,\-–—*|]+/, '')
      // "3391 - Kago Example": the number of the person comes first.
      .replace(/^\d[\d/]{1,9}\s+[-–—]\s+(?=\p{Lu})/u, '')
      // "0. EXAMPLE": before the full stop of an initial, a nought is an O.
      .replace(/^0(?=\.\s*\p{Lu})/u, 'O')
      // An I of thin print.
      .replace(/(?<=\p{Lu}{2})!(?=\s|$)/gu, 'I')
      // "Oratil e Example": a name that a reader broke.
      .replace(/(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Ll}{1,6})(?!\p{L})/gu, (all, a: string, b: string) =>
        isKnownName(a + b) && !isKnownName(a) ? a + b : all,
      )
      // "LESEGOEXAMPLE": blanks that a reader lost.
      .replace(/(?<![\p{L}-])\p{Lu}{12,}(?![\p{L}-])/gu, (word) =>
        isKnownName(word) ? word : (knownNamesIn(word) ?? word),
      )
      // "LESEGO BKGOSIDINTSI"
      .replace(/(?<!\p{L})(\p{Lu})(\p{Lu}\p{L}{3,})(?!\p{L})/gu, (all, initial: string, name: string) =>
        STUCK_INITIAL.test(all) && isKnownName(name) && !isKnownName(all) ? `${initial} ${name}` : all,
      )
      .replace(
        /^(?:Declarant|Deponent|Resident|Tenant|Applicant|Bearer|Employee|Taxpayer)\s+(?=\p{Lu}\S*\s+\p{Lu})/u,
        '',
      );
    const untitled = withoutTitle(start, ofChiefs);
    const cut = untitled
      .split(
        /\s*[(\d:;|_/]|\s[-–—]\s|\s+(?:(?:emp|employee|staff|clock|payroll|pay)\.? ?)?(?:no|nr|number)\b\.?[\s:]*(?=\S*\d)|\s+(?:of|holder|with|omang|tin|id|who|a citizen|has|is|residing|born)\b/i,
      )[0]!
      .trim();
    const ordered = inSpeakingOrder(cut, surnameFirst)
      .replace(/[.,\-–—]+$/, '')
      .trim();
    const words = ordered.split(' ');
    if (
      words.length > 6 ||
      ordered.length < 2 ||
      !words.every((w) => /^[\p{Lu}'’][\p{L}'’.-]*$|^(?:de|van|der|den|la|le|du|von|bin)$/u.test(w))
    )
      return null;
    if (
      words.some((w) => (NOT_A_NAME.has(fold(w)) && fold(w).length > 1) || isMisreadCaption(w)) ||
      (COMPANY_WORD.test(ordered) && !isNamedSo(start, words)) ||
      !/\p{L}{2}/u.test(ordered) ||
      (words.length === 1 && (MONTH.test(ordered) || ordered.length < 3 || saysNoName(ordered)))
    )
      return null;
    // "…, P O Box 3, Rakops": a town alone is where somebody lives.
    if (isPlaceName(ordered) && !words.some(isKnownName)) return null;
    const known = words.filter((w) => w.split('-').some(isKnownName)).length;
    const quality = (words.length === 1 ? 0.45 : 0.82) + 0.15 * Math.min(1, known / 2);
    const rest = start.length - untitled.length + cut.length < start.length - 3 ? 0.92 : 1;
    return { value: ordered, raw: start, quality: quality * rest, notes: [] };
  },
};

/** The one way to part a word into known names, with blanks; null where there is none, or another. */
function knownNamesIn(word: string): string | null {
  const ways: string[] = [];
  const part = (from: number, parts: readonly string[]): void => {
    if (from === word.length && parts.length > 1) ways.push(parts.join(' '));
    for (let end = from + 3; end <= word.length && ways.length < 2; end++) {
      const next = word.slice(from, end);
      if (isKnownName(next)) part(end, [...parts, next]);
    }
  };
  part(0, []);
  return ways.length === 1 ? ways[0]! : null;
}

/**
 * "Kago Lesedi" with "Example-Molefe" below, in a narrow cell: one word alone that is known as a surname, below names none
 * of which is only that. A place stands under many a name: it is none.
 */
function surnameFollows(soFar: string, next: string): boolean {
  const before = soFar.trim().split(/\s+/);
  return (
    /^\p{Lu}[\p{L}'’]+(?:-\p{L}[\p{L}'’]+)*$/u.test(next) &&
    !isPlaceName(next) &&
    next.split('-').some((part) => ['surname', 'either'].includes(nameUse(part) ?? '')) &&
    before.length < 4 &&
    before.every(
      (w) => TITLE.test(`${w} x`) || /^\p{Lu}\.?$/u.test(w) || ['given', 'either'].includes(nameUse(w) ?? ''),
    )
  );
}

/** One part of a name: the surname or the forenames of a card. */
export const namePart: ValueKind = {
  ...personName,
  lines: 1,
  name: 'name-part',
  parse(printed, context): Parsed | null {
    const parsed = personName.parse(printed, { ...context, surnameFirst: false });
    return (
      parsed && {
        ...parsed,
        quality: Math.max(
          parsed.quality,
          Math.min(1, parsed.quality + (String(parsed.value).includes(' ') ? 0.2 : 0.35)),
        ),
      }
    );
  },
};

/** "EXAMPLE K.T.": a surname with the initials that some cards print behind it. */
export const withoutInitials: ValueKind = {
  ...namePart,
  parse: (printed, context) =>
    namePart.parse(printed.replace(/(?<=\p{L}{3})\s+(?:\p{Lu}\.?\s?){1,3}$/u, ''), context),
};

/** The name of a company, authority or office as printed, on one line. */
export const companyName: ValueKind = {
  mention:
    /\p{Lu}[\p{L}\d&'’-]*(?: [\p{Lu}\d&][\p{L}\d&'’-]*){0,6},? (?:\(?(?:Pty|PTY|Proprietary|PROPRIETARY)\.?\)? ?(?:Ltd|LTD|Limited|LIMITED)|Ltd|LTD|Limited|LIMITED|CC|Inc|INC)\b/gu,
  name: 'company-name',
  strict: false,
  lines: 2,
  continues: (soFar, next) =>
    !/\b(?:limited|ltd|cc|inc)\b/i.test(soFar) &&
    /^(?:corporation|authority|commission|\(?(?:pty|proprietary)\)?\s*(?:ltd|limited)?|limited|ltd|\(botswana\).*)\.?$/i.test(
      next,
    ),
  inText: IN_TEXT,
  same: (a, b) => companyKey(a) === companyKey(b),
  parse(printed): Parsed | null {
    const start = beforeTitle(behindTitle(oneLine(printed)))
      .replace(/^(?:messrs\.?|m\/s\.?)\s+/i, '')
      // Readers lose the blanks around the brackets of a legal form.
      .replace(/(?<=[\p{L}\d])\s*\((pty|proprietary)\)\s*(?=\p{L})/giu, ' ($1) ')
      .replace(/^[\s:;.,\-–—*|"“”]+/, '')
      // An underline between two words.
      .replace(/\s+_+\s+/g, ' ')
      .replace(LEAD_IN, '')
      .replace(DATE_BEFORE, '')
      .replace(SPEAKER, (all, company: string) => (COMPANY_WORD.test(company) ? company : all))
      .replace(OFFICE_BEFORE, (all, _office: string, rest: string) => (COMPANY_WORD.test(rest) ? rest : all));
    const value = bareName(
      withoutTown(start)
        .split(
          /\s{2,}|\s+[|–—·•]\s+|,\s+of\s|,?\s+(?:herein |duly |hereby )*represented\b|,?\s+(?:of |bearing |under )?(?:(?:company|registration|business identification|identification|incorporation|certificate) (?:no\b|number\b)|Tel|Fax|Email|UIN|TIN|Reg(?:istration)?\.? No|VAT|(?:P\.?\s?O\.?\s?)?Box(?=\s\d)|Private Bag|P\/Bag|Plot)\b|\s+\((?!pty|proprietary|botswana|b\)|[^()]{3,21}\)\s(?:\(?(?:pty|proprietary)\b|ltd\b|limited\b))/i,
        )[0]!
        .replace(/[\s:;,\-–—"“”]+$/, '')
        // What stands behind the legal form is no part of the name: "… Limited, Main Mall".
        .replace(/((?:\bLimited|\bLtd\.?|\bCC|\bInc\.?|\bLIMITED|\bLTD\.?)),?\s+(?!\()\S.*$/, '$1'),
    );
    if (
      !/\p{L}{2}/u.test(value) ||
      /^BW\d{6,}|^(?:number|no\.?|nr) \S*\d/i.test(value) ||
      /^(?:the|an?|and|of|botswana|(?:board )?meetings?|board|directors?|minutes|who we are|about us|contact us|our (?:vision|mission|values|services|team|story|clients)|signatures?|signed|witness(?:es)?|full names?|names?|(?:(?:it (?:is|was) )?(?:hereby |further )?resolved(?: that)?)|(?:pension|provident|retirement|medical|funeral)(?: (?:fund|aid|scheme|cover|contributions?))+)$|^(?:dear|yours)\b/i.test(
        value,
      ) ||
      saysNoName(value) ||
      (/^your /i.test(value) && !COMPANY_WORD.test(value)) ||
      isTitleOfPaper(value) ||
      isPlace(value) ||
      isSentence(value) ||
      MONTH.test(value) ||
      /\s(?:at|on|of|to|in|by|for|from|is|the)$|^(?:at|on|of|to|in|by|for|from|is)$/i.test(value) ||
      value.length > 90 ||
      value.split(' ').length > 12
    )
      return null;
    if (/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d[.,]\d{2}\b|@|https?:|www\./i.test(value)) return null;
    if (new RegExp(`\\d{1,2}(?:st|nd|rd|th)?\\s+(?:${MONTH_PATTERN})\\b`, 'i').test(value)) return null;
    const known = COMPANY_WORD.test(value) || isKnownEmployer(value);
    const capitalised = /^[\p{Lu}\d]/u.test(value);
    return { value, raw: start, quality: (known ? 0.97 : 0.68) * (capitalised ? 1 : 0.6), notes: [] };
  },
};

/** A company or a person: the taxpayer, the holder of an account or a licence. */
export const partyName: ValueKind = {
  get mention() {
    return companyName.mention!;
  },
  name: 'party-name',
  strict: false,
  lines: 2,
  continues: (soFar, next) => companyName.continues!(soFar, next) || surnameFollows(soFar, next),
  inText: String.raw`(?:(?:\p{Lu}\. ?){1,3}(?=\p{Lu}\p{L}))?${IN_TEXT}`,
  same: (a, b) => wordsOf(a) === wordsOf(b) || companyKey(a) === companyKey(b),
  parse(printed, context): Parsed | null {
    if (COMPANY_WORD.test(printed) && !TITLE.test(printed.trim())) return companyName.parse(printed, context);
    return personName.parse(printed, context) ?? companyName.parse(printed, context);
  },
};

export function looksLikeCompany(text: string): boolean {
  return COMPANY_WORD.test(text) || isKnownEmployer(text);
}

/** "Lesedi Primary School, Kanye": where it is, behind what it is. */
function withoutTown(text: string): string {
  const at = text.lastIndexOf(',');
  const [name, town] = [text.slice(0, at), text.slice(at + 1).trim()];
  const only = /^\p{Lu}[\p{L}' -]+$/u.test(town) && placeIn(town) !== null && town.split(/[ -]/).length <= 3;
  return at > 0 && only && COMPANY_WORD.test(name) && !COMPANY_WORD.test(town) ? name : text;
}

/** "Flat 3B, Sunset Court", "Box 811, Lobatse": where somebody is, not who. */
function isPlace(value: string): boolean {
  return /^(?:(?:p\.?\s?o\.?\s?)?box|private bag|plot|lot|stand|house|flat|unit|room|erf|shop|office|suite|stall|kiosk|warehouse)\s+(?:no\.?\s*)?\d/i.test(
    value,
  );
}

const JOINS = /^(?:of|and|the|for|in|to|at|on|by|la|le|ya|wa|ba|tsa|jwa|sa|mo|kwa|van|de|der|t\/a)$/i;

/** "Please feel free to contact this office": most words of a name have capitals, and none is a small verb. */
function isSentence(value: string): boolean {
  if (/ (?:is|are|was|were|has|have|been|hereby) /.test(value)) return true;
  const words = value.split(' ').filter((w) => /^\p{L}/u.test(w) && !JOINS.test(w));
  const small = words.filter((w) => /^\p{Ll}/u.test(w)).length;
  return words.length >= 3 && small >= 2 && small > words.length / 2;
}

function isKnownEmployer(text: string): boolean {
  const key = fold(text);
  return knownEmployers.some((name) => key.startsWith(fold(name)));
}

/** Kgotla is a court and a given name: "Mr Kgotla Example" is a person. */
function isNamedSo(printed: string, words: readonly string[]): boolean {
  return (
    words.length >= 2 && TITLE.test(printed) && words.filter((w) => COMPANY_WORD.test(w)).every(isKnownName)
  );
}

/** Kgosi is a title and a given name: it is dropped only before at least two more words, on papers that speak of chiefs. */
function withoutTitle(text: string, ofChiefs: boolean): string {
  const untitled = text.replace(TITLE, '');
  return ofChiefs ? untitled.replace(CHIEF, '') : untitled;
}

/** "EXAMPLE Kago", "Example, Kago", and under a label that says so "EXAMPLE KAGO": the surname goes behind the names. */
function inSpeakingOrder(text: string, surnameFirst: boolean): string {
  // Readers lose the comma of "EXAMPLE, Kago": capitals before small letters are the surname.
  const capitals = /^(\p{Lu}[\p{Lu}'’-]{2,})\s+((?:\p{Lu}\p{Ll}[\p{L}'’-]*\s?)+)$/u.exec(text);
  if (capitals) return `${capitals[2]!.trim()} ${capitals[1]!}`;
  const comma = /^([\p{L}'’ -]+?)\s*,\s*([\p{L}'’. -]+)$/u.exec(text);
  // "Kago Example, Managing Director": an office behind the name.
  const office = comma?.[2]!.split(' ').some((word) => NOT_A_NAME.has(fold(word)) && fold(word).length > 1);
  if (!comma || office) {
    const name = text.split(',')[0]!.trim();
    return surnameFirst ? surnameLast(name) : name;
  }
  return `${comma[2]!.replace(TITLE, '')} ${comma[1]!}`;
}

/** Words that surnames begin with. */
const PARTICLE = /^(?:van|de|der|den|la|le|du|von|bin)$/i;

/** People also write their name as they speak it where a form asks for the surname first: known names tell. */
function surnameLast(name: string): string {
  const words = name.split(' ');
  if (nameUse(words[0]!) === 'given' && nameUse(words.at(-1)!) === 'surname') return name;
  const end = words.findIndex((word) => !PARTICLE.test(word)) + 1;
  return [...words.slice(end), ...words.slice(0, end)].join(' ');
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? fold(value).split(' ').sort().join(' ') : '';
}

/** "(Pty) Ltd", "(Proprietary) Limited" and "Pty Limited" are one legal form. */
function companyKey(value: unknown): string {
  if (typeof value !== 'string') return '';
  return fold(value)
    .replace(/\bproprietary\b/g, 'pty')
    .replace(/\blimited\b/g, 'ltd');
}
