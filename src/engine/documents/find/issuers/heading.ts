import { inProse } from '../../../lexicon/languages/index.ts';
import { COUNTRIES } from '../../../packs/country-words.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { fold } from '../../../values/text/fold.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { isPostal } from '../../../values/address-words.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { LEGAL_FORM } from '../../../values/legal-form.ts';
import { beforeTitle, isTitleOfPaper } from '../../../values/titles.ts';
import type { Parsed } from '../../../values/kind.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { findDates } from '../../../values/find-dates.ts';
import { downPage, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { FieldSpec, Finder } from '../../document-type.ts';
import { besideAmount } from '../beside-amount.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { isColumnHead } from '../labels/header-row.ts';
import { lineBelow } from '../labels/line-below.ts';
import {
  DEALT_WITH,
  isAddressed,
  isTitledPerson,
  isWhereItIs,
  isWhereSomebodyLives,
  namesAnother,
  OFFICE,
} from './addressee.ts';
import { isBrandOf, isTradingName, registeredNames } from './brand-name.ts';
import { nameOnly } from './name-only.ts';

/** Weight of a letterhead, and the share of the page that is its top (chosen on drawn specimens, ADR 401). */
const LETTERHEAD = { weight: 0.75, top: 0.3 } as const;
/** Score of a line as issuer's name, 0–1: of normal size, above an address, only large, only first on the page. */
const LOOKS = { small: 0.88, headsAddress: 0.8, large: 0.62, opens: 0.5 } as const;
/** Minimum height of large print, relative to the text. */
const LARGE = 1.25;
/** Penalty per line from the top and its limit; factors of preferred and other words. */
const RANKED = { each: 0.04, least: 0.7 } as const;
const PREFERRED = { fits: 1.15, other: 0.85 } as const;
/** Maximum distance of a line below a name, in heights. */
const UNDER_NAME = 2.5;

/** Document titles, which are no issuers' names. */
const TITLE = new RegExp(
  String.raw`^(?:republic ?of ?(?:${COUNTRIES})|(?:${inProse('republic')})(?: ?[\p{L}’'-]+){1,5}|.*\b(?:payroll system|human resources? management system)|pay ?slip|salary (?:advice|slip)|tax invoice|invoice|statement|bank statement|(?:monthly |account )?(?:bill|statement)\b.*|(?:\p{L}+ (?:(?:and|&) )?){1,4}account|certificate\b.*|specimen|confidential|to whom it may concern|original|copy|page \d.*|lease agreement|employment contract|private (?:and|&) confidential|our ref.*|your ref.*|(?:affidavit|confirmation|letter|memorandum|contract|minutes|resolution|extract|proof|declaration|notice|application|form|lefelo|leina|letlha|nomoro|aterese)\b.*|.*\b(?:agreement|certificate|licence|permit)s?)$`,
  'iu',
);

/** Summary of the top of a document. */
interface Heading {
  readonly page: PageLayout;
  readonly top: readonly Segment[];
  /** The line with a letter's date. */
  readonly dated: Segment | undefined;
  readonly offices: readonly Segment[];
  readonly registered: readonly string[];
  readonly lines: readonly HeadingLine[];
  /** The first line that is not a title. */
  readonly opening: HeadingLine | undefined;
  readonly preferred: RegExp | undefined;
  readonly never: RegExp | undefined;
}

/** A line at the top. */
interface HeadingLine {
  readonly line: Segment;
  /** The part that may be a name. */
  readonly segment: Segment;
  /** The next line, if the name continues there. */
  readonly tail: Segment | null;
  /** Index from the top, from 0. */
  readonly rank: number;
}

/**
 * The issuer's name in the letterhead: a line at the top that reads like an organisation or is larger than the text.
 * `share` is the top part of the first page; lines matching `preferred` win, those matching `never` are excluded.
 */
export function letterhead(
  weight: number = LETTERHEAD.weight,
  share: number = LETTERHEAD.top,
  preferred?: RegExp,
  never?: RegExp,
): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    const top = page.segments.filter((s) => downPage(s, page) < share);
    const lines = top.map((line, rank): HeadingLine => {
      const segment = nameOnly(line);
      return { line, segment, tail: wrapped(segment, page, field), rank };
    });
    const heading: Heading = {
      page,
      top,
      lines,
      dated: dateBelowHeading(top, view),
      offices: top.filter(({ text }) => OFFICE.test(text)),
      registered: registeredNames(top),
      opening: lines.find(({ segment }) => !isTitle(segment)),
      preferred,
      never,
    };
    return lines.flatMap((one): Candidate[] => {
      if (NO_ISSUER.some((speaksAgainst) => speaksAgainst(one, heading))) return [];
      const name = nameIn(one, view, field);
      const look = name && lookOf(one, heading, name.printed);
      if (!look) return [];
      const score = WEIGHTS.reduce((product, left) => product * left(one, heading), weight * look);
      return [{ ...fromSegments(name.segments, name.parsed, score, 'in the letterhead'), place: null }];
    });
  };
}

/** Conditions that exclude a line as issuer's name. */
const NO_ISSUER: readonly ((one: HeadingLine, heading: Heading) => boolean)[] = [
  ({ segment }) => isTitle(segment),
  ({ segment }) => /[:@]|\d{3,}/.test(segment.text) || fold(segment.text).length < 3,
  ({ segment }) => TRADE_ALONE.test(segment.text.trim()),
  ({ segment }) => DEALT_WITH.test(segment.text.trim()),
  ({ segment }, { never }) => never?.test(segment.text) ?? false,
  ({ segment }) => isTitledPerson(segment.text),
  ({ segment }) => isWhereItIs(segment.text),
  ({ segment }) => endsSentence(segment.text),
  ({ line }, { lines }) => lines.some(({ tail }) => tail === line),
  ({ line }, { page }) => namesAnother(line, page),
  ({ segment }, { offices }) => isAddressed(segment, offices),
  ({ line }, { page }) => isWhereSomebodyLives(line, page),
  ({ line }, { page }) => besideAmount(line, page),
  ({ line }, { page }) => isColumnHead(line, page),
  isTradeUnderName,
];

/** Minimum size of a name relative to the trade description below; set by eye on letterheads of specimens, samples. */
const NAME_OVER_TRADE = 1.15;

/** "Example Cleaning Services (Proprietary) Limited" above the smaller trade "Company Secretaries and Consultants". */
function isTradeUnderName({ segment, rank }: HeadingLine, { lines }: Heading): boolean {
  if (LEGAL_FORM.test(segment.text)) return false;
  return lines.some(
    (above) =>
      above.rank < rank &&
      LEGAL_FORM.test(above.segment.text) &&
      above.segment.box.height > NAME_OVER_TRADE * segment.box.height,
  );
}

/** The name in a line, with its continuation on the next line; null if there is none. */
function nameIn(
  { line, segment, tail }: HeadingLine,
  view: DocumentView,
  field: FieldSpec,
): { parsed: Parsed; printed: string; segments: readonly Segment[] } | null {
  const own = inSmallLetters(line) ? withInitials(segment.text) : segment.text;
  const wholeText = tail ? `${own}\n${tail.text}` : own;
  const whole = field.kind.parse(wholeText, view);
  const parsed = whole ?? (tail ? field.kind.parse(own, view) : null);
  if (!parsed || goesOnAsSentence(segment.text, parsed.value)) return null;
  return {
    parsed,
    printed: whole ? wholeText : own,
    segments: tail && whole ? [segment, tail] : [segment],
  };
}

/** Score of a line as an organisation's name, by words, size and position; 0 if it is none. */
function lookOf({ line, segment, rank }: HeadingLine, { page, opening }: Heading, printed: string): number {
  const text = segment.text.trim();
  const size = isLarge(segment, page) ? 1 : LOOKS.small;
  if (looksLikeCompany(printed) || JOINED.test(text) || ORGANISERS.test(text)) return size;
  const opens =
    line === opening?.line &&
    fold(segment.text).split(' ').length >= 2 &&
    !(rank > 0 && holdsKnownName(segment.text));
  if (opens && headsAddress(line, page)) return LOOKS.headsAddress * size;
  if (isLarge(segment, page)) return LOOKS.large;
  return opens ? LOOKS.opens * size : 0;
}

const isLarge = ({ box }: Segment, { textHeight }: PageLayout): boolean => box.height > LARGE * textHeight;

/** Penalty factors by position and context; 1: none. */
const WEIGHTS: readonly ((one: HeadingLine, heading: Heading) => number)[] = [
  ({ rank }) => Math.max(RANKED.least, 1 - RANKED.each * rank),
  ({ line }, { dated }) => (dated && line.box.y > dated.box.y + dated.box.height ? BELOW_DATE : 1),
  ({ line }, { page }) => (isBelowAnother(line, page) ? BELOW_DATE : 1),
  ({ line, segment }, { page, top, registered }) =>
    isBrandOf(segment.text, registered) || isTradingName(line, page, top) ? BRAND : 1,
  ({ segment }, { preferred }) =>
    preferred ? (preferred.test(segment.text) ? PREFERRED.fits : PREFERRED.other) : 1,
  ({ segment }, { preferred, top }) =>
    isNameless(segment) && top.some((s) => preferred?.test(s.text) && !isNameless(s)) ? NAMELESS : 1,
];

/** "Bank Statement Example", "Sample Invoice": words of samples. */
const OF_SAMPLES = /\b(?:sample|example|specimen|template)\b/gi;

const isTitle = ({ text }: Segment): boolean =>
  TITLE.test(text.trim()) ||
  TITLE.test(text.replace(OF_SAMPLES, '').trim()) ||
  isTitleOfPaper(beforeTitle(text));

/** In capitals above a postal address or telephone number, and not a person's name: the sender, whatever the trade. */
function headsAddress(line: Segment, page: PageLayout): boolean {
  const below = lineBelow(line, page);
  return (
    below !== undefined &&
    !/\p{Ll}/u.test(line.text) &&
    (isPostal(below.text) || /^(?:tel|phone|cell)\b/i.test(below.text.trim())) &&
    !holdsKnownName(line.text)
  );
}

/** "nata fibre (pty) ltd": the first line of a lower-case letterhead. */
function inSmallLetters({ text, row }: Segment): boolean {
  return row < 2 && !/\p{Lu}/u.test(text.replace(MISREAD_FORM, 'ltd')) && /^\p{L}{3,} \S/u.test(text);
}

/** Lower-case l read as a capital I. */
const MISREAD_FORM = /\bItd\b/g;

const withInitials = (text: string): string =>
  text
    .replace(MISREAD_FORM, 'ltd')
    .replace(/(?<![\p{L}'’])(?!(?:and|of|for|the|in)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());

const WHAT_IT_DOES = [
  'engineering|construction|holdings|investments|trading|enterprises?|services|consult(?:ing|ants?)|motors|transport|logistics',
  'supplies|group|solutions|projects|security|catering|printing|attorneys|farms|foods?|hardware|pharmacy|hotel|lodge|stores?',
  'supermarket|ministries|properties|industries|technologies|international',
];
/** "ENGINEERING" below a logo: a trade, only the end of a name. */
const TRADE_ALONE = new RegExp(`^(?:${WHAT_IT_DOES.join('|')})$`, 'i');

/** "Nata Trade Fair Committee": an event's organisers; committees of councils and boards are only part of these. */
const ORGANISERS =
  /^(?!licensing|audit|finance|board|executive|management|remuneration|tender)\p{Lu}\S*(?: \S+)+ (?:committee|festival|show|expo)$/iu;

/** Factor for an organisation between a letter's date and its text: the addressee. */
const BELOW_DATE = 0.6;

/** Directly above a postal address, with another postal address higher up, which is the sender's. */
function isBelowAnother({ box }: Segment, page: PageLayout): boolean {
  const above = page.segments.some((s) => s.box.y + s.box.height < box.y && isPostal(s.text));
  return (
    above &&
    page.segments.some(
      (s) =>
        s.box.y > box.y &&
        s.box.y - (box.y + box.height) < UNDER_NAME * box.height &&
        Math.abs(s.box.x - box.x) < box.height &&
        /^p\W{0,3}[o0]\W{0,2}box\b/i.test(s.text.trim()),
    )
  );
}

/** The line with only a letter's date, below at least two letterhead lines. */
function dateBelowHeading(top: readonly Segment[], view: DocumentView): Segment | undefined {
  return top.find(
    (s) =>
      /^(?:date[d:]?:?\s*)?[\d\p{L}\s/.,-]{6,24}$/iu.test(s.text.trim()) &&
      findDates(s.text, view).length === 1 &&
      top.filter((other) => other.box.y + other.box.height < s.box.y).length >= 2,
  );
}

/** "NATA GLASS & ALUMINIUM": two trades, not "Mr & Mrs". */
const JOINED =
  /^(?!mrs?\b|ms\b|dr\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)* & \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*$/iu;

/** Factor for "Kgosi's Office" above the administration it belongs to. */
const NAMELESS = 0.75;

const isNameless = ({ text }: Segment): boolean =>
  /^(?:the )?(?:office of the \p{L}+|\p{L}+['’]?s? office)$/iu.test(text.trim());

/** Factor for a brand name if the company's own name is present. */
const BRAND = 0.7;

/** "Revenue Service on its behalf.": the wrapped end of a sentence. */
function endsSentence(text: string): boolean {
  return /\s\p{Ll}{2,}\.$/u.test(text) && !/\b(?:ltd|limited|inc|co|pty|plc|bros)\.$/iu.test(text);
}

/** "… Traders Ltd and my licence were lost", "… Lodge Ltd (the Customer)": a line of text, not of a letterhead. */
function goesOnAsSentence(text: string, name: FieldValue): boolean {
  const at = typeof name === 'string' ? text.indexOf(name) : -1;
  const after = at < 0 ? '' : text.slice(at + String(name).length);
  return /^,?\s+(?!trading as\b)\p{Ll}+\s+\p{Ll}/u.test(after) || /^,?\s*\(\W?the \p{L}+\W?\)/iu.test(after);
}

/** The next line, if a long name is broken before its legal form. */
function wrapped(segment: Segment, page: PageLayout, field: FieldSpec): Segment | null {
  const next = lineBelow(segment, page);
  return next && field.kind.continues?.(segment.text, next.text) ? next : null;
}
