import { DEGREE } from '../lexicon/degrees.ts';
import { ELIDED, PARTICLES_IN_TEXT } from '../lexicon/name-particles.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { COUNTRY_WORDS } from '../packs/country-words.ts';
import { areWordsOfName } from './words-of-name.ts';
import { isKnownName, isPlaceName, nameUse } from './dictionaries.ts';
import { fold } from './text/fold.ts';
import { isMisreadCaption } from './text/misread-captions.ts';
import { CIVIL_TITLE, CIVIL_TITLES, IN_CAPITALS, WRITTEN } from '../lexicon/forms-of-address.ts';
import { isCaptionBehind, isPostBehind, isTownBehind, surnameLast, WHERE } from './name-behind-comma.ts';
import { ANY_DAY, type Parsed, type ValueKind } from './kind.ts';
import { BEFORE_ANOTHER, ENDS, ENDS_BEFORE_MORE } from './name-ends.ts';
import { nameAsPrinted, TITLE } from './name-as-printed.ts';
import { saysNoName } from './no-name.ts';
import { COMPANY_WORD, MONTH } from './not-a-person.ts';
import { namedHere as lookOfName } from './named-here.ts';
import { nationality } from './words.ts';

/** Quality of a name, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  oneWord: 0.45,
  words: 0.82,
  /** Added for known names. */
  listed: 0.15,
  /** Factor if other words were cut off. */
  cut: 0.92,
  /** Added where a form asks for a name: to several words, to one. */
  asked: { words: 0.2, oneWord: 0.35 },
} as const;

/** Degrees and memberships after a name. */
const DEGREES = new RegExp(String.raw`(?<=\p{L}\S*\s\p{L}{3,}),?\s+${DEGREE}\b.*$`, 'u');
const CHIEF =
  /^(?:[Kk]gos(?:i|ana)|KGOS(?:I|ANA)|[Hh]ead(?:wo)?man|HEAD(?:WO)?MAN)\s+(?=\p{Lu}\S*\s+\p{Lu})/u;
/** Words that are never part of a person's name on these documents. */
const NOT_A_NAME = new Set([
  ...COUNTRY_WORDS,
  ...(
    'the of and to for from in on at is a an as by this that with no number date name names surname forenames signature address bank account ' +
    'basic overtime allowance deductions earnings statement certificate republic national identity card passport department ministry council company limited ltd pty proprietary ' +
    'corporation total amount pay salary income moputso bosupi bonno lokwalo tlhomamiso monthly annual hours probation tax employer employee id director secretary manager page plot box private bag p o ward village ' +
    'your our my his her their its tenancy residence rental lease proof letter appointment confirmation employment secretaries secretary agreement contract resolution certify less tax gross net ' +
    'taxpayer registrar authority tel fax email period branch due bill invoice withdrawal withdrawals deposit deposits atm customer holder title position designation dear sir madam sirs yours faithfully sincerely regards subject memo yes no service services consultant officer assistant executive accountant human resources operations marketing administrator coordinator supervisor clerk teacher nurse engineer technician rector owner landlord landlady tenant chairperson chairman treasurer commissioner mokomishinara maikano oaths'
  ).split(' '),
]);

/** Exceptions: also names, and no job title. */
const ALSO_A_NAME = new Set('bill page no'.split(' '));
/** Exceptions: also surnames, "Ms Palesa Ward". */
const WORD_AND_SURNAME = new Set('ward page box bank branch clerk day nurse rector'.split(' '));

/** "Dear Mr Example" */
export const PART_OF_NAME = message('notes.titleAndWord');

/** A person's name: titles dropped, "SURNAME, Forenames" reordered, case as printed. */
export const personName: ValueKind = {
  mention: new RegExp(
    String.raw`(?:(?:${WRITTEN}|${IN_CAPITALS})\.? )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,3}|(?<![\p{L}&] ?)\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){1,3}`,
    'gu',
  ),
  name: 'person-name',
  strict: false,
  lines: 2,
  continues: surnameFollows,
  mayGoOn,
  inText: String.raw`(?:(?:${WRITTEN}|Prof|${IN_CAPITALS})\.?(?:\s?/\s?\p{L}{2,4}\.?)?\s+|(?:${WRITTEN})(?=\p{Lu}))?(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]*)(?: (?:\p{Lu}\.|(?:${ELIDED})?\p{Lu}[\p{L}'’-]*|${PARTICLES_IN_TEXT}|le(?= (?:Roux|Grange|Riche)\b))){0,5}`,
  same: (a, b) => sortedWords(a) === sortedWords(b),
  parse(
    printed,
    { surnameFirst = false, ofChiefs = true, wholeName = true, namedHere = false, typed = false },
  ): Parsed | null {
    const start = nameAsPrinted(printed);
    const untitled = withoutTitle(start, ofChiefs, namedHere).replace(DEGREES, '');
    const cut = untitled
      .split(namedHere ? ENDS_BEFORE_MORE : ENDS)[0]!
      .split(BEFORE_ANOTHER)[0]!
      .trim();
    const isEnd = namedHere && untitled.length <= cut.length + 1;
    const ordered = inSpeakingOrder(cut, surnameFirst, wholeName, isEnd)
      .replace(/[.,\-–—]+$/, '')
      .trim();
    const words = ordered.split(' ');
    // After a title a surname certainly follows.
    const titled = TITLE.test(printed.trim()) && words.length > 1;
    const asked = titled && WORD_AND_SURNAME.has(fold(words.at(-1)!)) ? words.slice(0, -1) : words;
    if (!areWordsOfName(words, typed)) return null;
    const isListed = isNoName(asked.join(' '), asked) || isOfCompany(ordered, words, start, wholeName);
    // "Mrs Neo Church": after a title stands a name, too.
    const look = !isListed ? 1 : namedHere || CIVIL_TITLE.test(start) ? lookOfName(words, start) : 0;
    if (look === 0) return null;
    const known = words.filter((w) => w.split('-').some(isKnownName)).length;
    // Where a form asks for a name, an unlisted one counts as much as a known one.
    const evidence = namedHere && words.length > 1 ? 1 : Math.min(1, known / 2);
    const quality = (words.length === 1 ? QUALITY.oneWord : QUALITY.words) + QUALITY.listed * evidence;
    const rest = start.length - untitled.length + cut.length < start.length - 3 ? QUALITY.cut : 1;
    return {
      value: ordered,
      raw: start,
      quality: quality * rest * look,
      notes: [],
      ...(look < 1 && { doubt: message('notes.maybeCompany') }),
      ...(words.length === 1 && CIVIL_TITLE.test(printed.trim()) && { doubt: PART_OF_NAME }),
    };
  },
};

/** Is a text written like a name none? */
function isNoName(text: string, words: readonly string[]): boolean {
  const [first, ...others] = words;
  return (
    !/\p{L}{2}/u.test(text) ||
    words.some((w) => (NOT_A_NAME.has(fold(w)) && fold(w).length > 1) || isMisreadCaption(w)) ||
    // "D A VI T": letter-spaced text.
    (words.length > 2 && words.every((w) => w.length <= 2)) ||
    saysNoName(text) ||
    (others.length === 0 && (MONTH.test(text) || first!.length < 3)) ||
    // "…, P O Box 3, Rakops": a town alone is an address.
    (isPlaceName(text) && !words.some(isKnownName))
  );
}

const isOfCompany = (text: string, words: readonly string[], printed: string, wholeName: boolean): boolean =>
  COMPANY_WORD.test(text) && !isNamedSo(printed, words, wholeName);

/** Part of a name: a card's surname or given names. */
export const namePart: ValueKind = {
  ...personName,
  lines: 1,
  name: 'name-part',
  parse(printed, context): Parsed | null {
    const parsed = personName.parse(printed, { ...context, surnameFirst: false, wholeName: false });
    return (
      parsed && {
        ...parsed,
        quality: Math.max(
          parsed.quality,
          Math.min(
            1,
            parsed.quality +
              (String(parsed.value).includes(' ') ? QUALITY.asked.words : QUALITY.asked.oneWord),
          ),
        ),
      }
    );
  },
};

const MAYBE_INITIALS = message('notes.otherMeaning');

/** "ST CLAIR", "MC DONALD" are surnames of two words; in "MC MOKGOSI" initials precede a surname. */
const isParticle = (before: string, name: string): boolean =>
  /^(?:ST|MC)$/.test(before.trim()) && !name.slice(before.length).split(/[\s-]/).some(isKnownName);

/** "EXAMPLE K.T.": a surname with initials after it, as on some cards. */
export const withoutInitials: ValueKind = {
  ...namePart,
  parse(printed, context) {
    const surname = printed
      // "VAN WYK" is a surname of two words.
      .replace(
        /(?<=\p{L}{3})(?<!(?:^|\s)(?:[Vv]an|VAN|[Vv]on|VON|[Dd]er|DER|[Dd]en|DEN|[Bb]in|BIN))\s+(?:\p{Lu}\.?\s?){1,3}$/u,
        '',
      )
      // "T P MABENA", which OCR may join; but "Ó BRIAIN" is a whole surname.
      .replace(
        /^\s*(?!Ó\s)(?:(?:\p{Lu}\.?\s){1,3}|[B-DF-HJ-NP-TV-XZ]{2,3}\s)\s*(?=\p{L}{3})/u,
        (initials: string, _, name: string) => (isParticle(initials, name) ? initials : ''),
      );
    const parsed = namePart.parse(surname, context);
    // "MCDONALD" is mostly printed without a blank.
    return parsed && /^MC\s/.test(String(parsed.value)) ? { doubt: MAYBE_INITIALS, ...parsed } : parsed;
  },
};

/**
 * "Kago Lesedi" above "Example-Molefe", in a narrow cell: a single known surname below names none of which is only
 * that. Not a place, which often stands below a name.
 */
export function surnameFollows(soFar: string, next: string): boolean {
  const before = soFar.trim().split(/\s+/);
  // "Mr Kago" over "Example"
  if (before.length === 2 && TITLE.test(`${before[0]} x`) && isWordOfName(next)) return true;
  // "Kago" over "Lesedi Example": one name alone is incomplete.
  const below = next.trim().split(/\s+/);
  if (
    before.length === 1 &&
    below.length < 4 &&
    isWordOfName(before[0]!) &&
    below.every(isWordOfName) &&
    !isPlaceName(next) &&
    [...before, ...below].some(isKnownName)
  )
    return true;
  // "EXAMPLE, KAGO" over "LESEDI"
  if (/^[\p{L}'’-]{3,},\s+\p{L}+$/u.test(soFar.trim()))
    return (
      !isPlaceName(next) &&
      /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(next) &&
      next.split(' ').every(isKnownName)
    );
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

const GOES_ON = message('notes.goesOn');
/** Endings of job titles: "Cashier", "Accountant", "Driver". */
const POST = /(?:er|or|ist|ant|ian|man|ent|ive|ary|hand|aid)$/i;

/** "Tina Ruth" over "Zhao", an unlisted surname: a single word without a job title's ending. */
function mayGoOn(soFar: string, next: string, isUnderLabel: boolean): Message | null {
  if (isUnderLabel) return null;
  const word = next.trim();
  const isName = isWordOfName(word) && (isKnownName(word) || !POST.test(word));
  return isName && soFar.trim().split(/\s+/).length < 4 ? GOES_ON : null;
}

/** A single word that may be a name and is neither a place nor a job title. */
function isWordOfName(word: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’]{2,}(?:-\p{Lu}[\p{L}'’]+)?$/u.test(word) &&
    !NOT_A_NAME.has(fold(word)) &&
    !COMPANY_WORD.test(word) &&
    !isPlaceName(word) &&
    !saysNoName(word)
  );
}

/** Kgotla is a court and a given name: "Mr Kgotla Example" is a person, and so are a card's given names "Kgotla David". */
function isNamedSo(printed: string, words: readonly string[], wholeName: boolean): boolean {
  return (
    (wholeName ? words.length >= 2 && TITLE.test(printed) : !words.some(isPlaceName)) &&
    words.filter((w) => COMPANY_WORD.test(w)).every(isKnownName)
  );
}

const COMMON_TITLE = new RegExp(`^(?:${WRITTEN}|${CIVIL_TITLES}|rra|mma)\\b`, 'i');

/** Kgosi is a title and a given name: dropped only before at least two more words, on papers that mention chiefs. */
function withoutTitle(text: string, ofChiefs: boolean, namedHere: boolean): string {
  const untitled = text.replace(TITLE, '');
  // "Name: Sergeant Example": where a name is asked for, a rank before one word may be a name.
  if (namedHere && !untitled.includes(' ') && !COMMON_TITLE.test(text)) return text;
  return ofChiefs ? untitled.replace(CHIEF, '') : untitled;
}

/** "EXAMPLE Kago", "Example, Kago", and under a label for that order "EXAMPLE KAGO": moves the surname to the end. */
function inSpeakingOrder(text: string, surnameFirst: boolean, wholeName: boolean, isEnd: boolean): string {
  // OCR loses the comma of "EXAMPLE, Kago": capitals before lower case are the surname.
  const capitals = /^(\p{Lu}[\p{Lu}'’-]{2,})\s+((?:\p{Lu}\p{Ll}[\p{L}'’-]*\s?)+)$/u.exec(text);
  if (capitals && wholeName) return `${capitals[2]!.trim()} ${capitals[1]!}`;
  const comma = /^([\p{L}'’ -]*[\p{L}'’-])\s*,\s*([\p{L}'’.-][\p{L}'’. -]*)$/u.exec(text);
  // "Page, Ward": a given name after a surname.
  const isSurname = comma !== null && !comma[1]!.includes(' ') && !comma[2]!.includes(' ');
  // "Kago Example, Managing Director": a job title after the name.
  const office = comma?.[2]!
    .split(' ')
    .map(fold)
    .some(
      (word) =>
        NOT_A_NAME.has(word) &&
        word.length > 1 &&
        !ALSO_A_NAME.has(word) &&
        !(isSurname && WORD_AND_SURNAME.has(word)),
    );
  // "Kago Example, Zimbabwean": a nationality after the name.
  const national = comma !== null && nationality.parse(comma[2]!, ANY_DAY)?.quality === 1;
  if (
    !comma ||
    office ||
    national ||
    isPostBehind(comma) ||
    isCaptionBehind(comma, isEnd) ||
    (!isSurname && WHERE.test(comma[2]!)) ||
    isTownBehind(comma)
  ) {
    const name = text.split(',')[0]!.trim();
    return surnameFirst ? surnameLast(name) : name;
  }
  return `${comma[2]!.replace(TITLE, '')} ${comma[1]!}`;
}

/** Sorted, folded words of a name, for comparison regardless of order and case. */
export function sortedWords(value: unknown): string {
  return typeof value === 'string' ? fold(value).split(' ').sort().join(' ') : '';
}
