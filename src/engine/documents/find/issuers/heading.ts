import type { FieldValue } from '../../../../contract/verification.ts';
import { compact, fold } from '../../text/fold.ts';
import { holdsKnownName } from '../../dictionaries.ts';
import { isPostal, looksLikeAddress } from '../../kinds/address.ts';
import { looksLikeCompany, officeFrom } from '../../kinds/company-name.ts';
import { TITLED } from '../../kinds/forms-of-address.ts';
import { LEGAL_FORM } from '../../kinds/legal-form.ts';
import { beforeTitle, isTitleOfPaper } from '../../kinds/titles.ts';
import type { DocumentView } from '../../layout/view.ts';
import { findDates } from '../../kinds/date.ts';
import { downPage, leftNeighbour, type PageLayout } from '../../layout/page-layout.ts';
import { part, type Segment } from '../../layout/segment.ts';
import type { FieldSpec, Finder } from '../../types/document-type.ts';
import { besideAmount } from '../beside-amount.ts';
import { fromSegments, type Candidate } from '../candidate.ts';
import { lineBelow } from '../labels/line-below.ts';

/** Titles of documents are not names of issuers. */
const TITLE =
  /^(?:republic ?of ?botswana|.*\b(?:payroll system|human resources? management system)|pay ?slip|salary (?:advice|slip)|tax invoice|invoice|statement|bank statement|(?:monthly |account )?(?:bill|statement)\b.*|(?:water|electricity|power|rates|telephone|internet|customer|service) account|certificate\b.*|specimen|confidential|to whom it may concern|original|copy|page \d.*|lease agreement|employment contract|private (?:and|&) confidential|our ref.*|your ref.*|(?:affidavit|confirmation|letter|memorandum|contract|minutes|resolution|extract|proof|declaration|notice|application|form|lefelo|leina|letlha|nomoro|aterese)\b.*|.*\b(?:agreement|certificate|licence|permit)s?)$/i;

/**
 * The issuer's name in the letterhead: among the lines at the top, those that read like an organisation or are printed
 * larger than the text. `share` is the part of the first page that counts as its top; a line that fits `preferred` wins, one
 * that fits `never` is left out.
 */
export function letterhead(weight = 0.75, share = 0.3, preferred?: RegExp, never?: RegExp): Finder {
  return (view, field) => {
    const page = view.pages[0];
    if (!page) return [];
    const top = page.segments.filter((s) => downPage(s, page) < share);
    const dated = dateBelowHeading(top, view);
    const offices = top.filter(({ text }) => OFFICE.test(text));
    const registered = registeredNames(top);
    const named = top.map((line) => {
      const segment = nameOnly(line);
      return { line, segment, tail: wrapped(segment, page, field) };
    });
    const tails = new Set(named.map(({ tail }) => tail));
    const opening = named.findIndex(({ segment }) => !isTitle(segment));
    return named.flatMap(({ line, segment, tail }, rank): Candidate[] => {
      if (
        isTitle(segment) ||
        /[:@]|\d{3,}/.test(segment.text) ||
        fold(segment.text).length < 3 ||
        TRADE_ALONE.test(segment.text.trim()) ||
        DEALT_WITH.test(segment.text.trim()) ||
        never?.test(segment.text) ||
        endsSentence(segment.text) ||
        tails.has(line) ||
        namesAnother(line, page) ||
        isAddressed(segment, offices) ||
        isWhereSomebodyLives(line, page) ||
        besideAmount(line, page)
      )
        return [];
      const own = inSmallLetters(line) ? withInitials(segment.text) : segment.text;
      const printed = tail ? `${own}\n${tail.text}` : own;
      const whole = field.kind.parse(printed, view);
      const parsed = whole ?? (tail ? field.kind.parse(own, view) : null);
      if (!parsed || goesOnAsSentence(segment.text, parsed.value)) return [];
      const organisation =
        looksLikeCompany(whole ? printed : own) ||
        JOINED.test(segment.text.trim()) ||
        ORGANISERS.test(segment.text.trim());
      const large = segment.box.height > 1.25 * page.textHeight;
      const first =
        rank === opening &&
        fold(segment.text).split(' ').length >= 2 &&
        !(rank > 0 && holdsKnownName(segment.text));
      const addressed = first && headsAddress(line, page);
      if (!organisation && !large && !first) return [];
      const score =
        weight *
        (organisation ? 1 : addressed ? 0.8 : large ? 0.62 : 0.5) *
        (large ? 1 : 0.88) *
        Math.max(0.7, 1 - 0.04 * rank) *
        (dated && line.box.y > dated.box.y + dated.box.height ? BELOW_DATE : 1) *
        (isBelowAnother(line, page) ? BELOW_DATE : 1) *
        (isBrandOf(segment.text, registered) || isTradingName(line, page, top) ? BRAND : 1) *
        (preferred ? (preferred.test(segment.text) ? 1.15 : 0.85) : 1) *
        (isNameless(segment) && top.some((s) => preferred?.test(s.text) && !isNameless(s)) ? NAMELESS : 1);
      const lines = tail && whole ? [segment, tail] : [segment];
      return [{ ...fromSegments(lines, parsed, score, 'in the letterhead'), place: null }];
    });
  };
}

const isTitle = ({ text }: Segment): boolean => TITLE.test(text.trim()) || isTitleOfPaper(beforeTitle(text));

/** In capitals over a postal address or a telephone, and no person's name: who writes, whatever trade is named. */
function headsAddress(line: Segment, page: PageLayout): boolean {
  const below = lineBelow(line, page);
  return (
    below !== undefined &&
    !/\p{Ll}/u.test(line.text) &&
    (isPostal(below.text) || /^(?:tel|phone|cell)\b/i.test(below.text.trim())) &&
    !holdsKnownName(line.text)
  );
}

/** "nata fibre (pty) ltd": the first line of a letterhead that its owner sets in small letters. */
function inSmallLetters({ text, row }: Segment): boolean {
  return row < 2 && !/\p{Lu}/u.test(text.replace(MISREAD_FORM, 'ltd')) && /^\p{L}{3,} \S/u.test(text);
}

/** Small l read as a capital I. */
const MISREAD_FORM = /\bItd\b/g;

const withInitials = (text: string): string =>
  text
    .replace(MISREAD_FORM, 'ltd')
    .replace(/(?<![\p{L}'’])(?!(?:and|of|for|the|in)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "ENGINEERING" below a logo: what a company does, of its name only the end. */
const TRADE_ALONE =
  /^(?:engineering|construction|holdings|investments|trading|enterprises?|services|consult(?:ing|ants?)|motors|transport|logistics|supplies|group|solutions|projects|security|catering|printing|attorneys|farms|foods?|hardware|pharmacy|hotel|lodge|stores?|supermarket|ministries|properties|industries|technologies|international)$/i;

/** "Received from Nata Lodge (Pty) Ltd", "Dear Kago Example": who is dealt with. */
const DEALT_WITH =
  /^(?:received from|(?:bill|billed|invoice|sold|deliver|delivered|paid|issued|ship|shipped) to|on account of|(?:dear|hello|dumela(?:ng)?)(?!.*\b(?:pty|ltd|limited|cc)\b))\s/i;

/** "Nata Trade Fair Committee": who runs an event; a committee of a council or board is its part. */
const ORGANISERS =
  /^(?!licensing|audit|finance|board|executive|management|remuneration|tender)\p{Lu}\S*(?: \S+)+ (?:committee|festival|show|expo)$/iu;

/** What is left of an organisation between the date of a letter and its text: it is written to. */
const BELOW_DATE = 0.6;

/** Right above a postal address, with another postal address higher up: the letterhead tells where who writes has his. */
function isBelowAnother({ box }: Segment, page: PageLayout): boolean {
  const above = page.segments.some((s) => s.box.y + s.box.height < box.y && isPostal(s.text));
  return (
    above &&
    page.segments.some(
      (s) =>
        s.box.y > box.y &&
        s.box.y - (box.y + box.height) < 2.5 * box.height &&
        Math.abs(s.box.x - box.x) < box.height &&
        /^p\W{0,3}[o0]\W{0,2}box\b/i.test(s.text.trim()),
    )
  );
}

/** The line that holds nothing but the date of a letter, below at least two lines of a letterhead. */
function dateBelowHeading(top: readonly Segment[], view: DocumentView): Segment | undefined {
  return top.find(
    (s) =>
      /^(?:date[d:]?:?\s*)?[\d\p{L}\s/.,-]{6,24}$/iu.test(s.text.trim()) &&
      findDates(s.text, view).length === 1 &&
      top.filter((other) => other.box.y + other.box.height < s.box.y).length >= 2,
  );
}

/** "NATA GLASS & ALUMINIUM": two trades, and no "Mr & Mrs". */
const JOINED =
  /^(?!mrs?\b|ms\b|dr\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)* & \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*$/iu;

/** What is left of "Kgosi's Office" above the administration that it is the office of. */
const NAMELESS = 0.75;

const isNameless = ({ text }: Segment): boolean =>
  /^(?:the )?(?:office of the \p{L}+|\p{L}+['’]?s? office)$/iu.test(text.trim());

/** What is left of a brand's name where the company's own stands beside it. */
const BRAND = 0.7;

/** The names of companies with their legal form among the lines at the top, as {@link compact} gives them. */
function registeredNames(top: readonly Segment[]): string[] {
  return top.flatMap(({ text }) => (LEGAL_FORM.test(text) && !/[:@]/.test(text) ? [compact(text).text] : []));
}

/** "NataFresh" as a logo, and "Nata Fresh Holdings (Pty) Ltd" below it: the second is the company's whole name. */
function isBrandOf(text: string, registered: readonly string[]): boolean {
  const brand = compact(text).text;
  return (
    brand.length > 4 &&
    !LEGAL_FORM.test(text) &&
    registered.some((whole) => whole.length > brand.length && whole.startsWith(brand))
  );
}

/** "LetsGo Print" above "Trading name of Nata Media (Pty) Ltd", or beside "Nata Media (Pty) Ltd trading as LetsGo Print". */
function isTradingName(line: Segment, page: PageLayout, top: readonly Segment[]): boolean {
  const below = lineBelow(line, page);
  if (below && /^(?:an? )?trad(?:e|ing) (?:name|style) of\b/i.test(below.text.trim())) return true;
  const brand = compact(line.text).text;
  return top.some(({ text }) => {
    const told = LEGAL_FORM.test(text) ? /(?:\btrading as|\bt\/a)\s+(.+)$/i.exec(text) : null;
    return told !== null && compact(told[1]!).text === brand;
  });
}

/** "Revenue Service on its behalf.": the wrapped end of a sentence. */
function endsSentence(text: string): boolean {
  return /\s\p{Ll}{2,}\.$/u.test(text) && !/\b(?:ltd|limited|inc|co|pty|plc|bros)\.$/iu.test(text);
}

/** "… Traders Ltd and my licence were lost", "… Lodge Ltd (the Customer)": a line of a text, not of a letterhead. */
function goesOnAsSentence(text: string, name: FieldValue): boolean {
  const at = typeof name === 'string' ? text.indexOf(name) : -1;
  const after = at < 0 ? '' : text.slice(at + String(name).length);
  return /^,?\s+(?!trading as\b)\p{Ll}+\s+\p{Ll}/u.test(after) || /^,?\s*\(\W?the \p{L}+\W?\)/iu.test(after);
}

/** "Nata Salt Works · Private Bag 4 · Tel 621 0000": a letterhead on one line begins with the name. */
function nameOnly(line: Segment): Segment {
  const from = officeFrom(line.text);
  const segment = from > 0 ? part(line, from, line.text.length) : line;
  // "Barista · Nata Coffee (Pty) Ltd": somebody's post before the company.
  const post = /^(\p{L}[\p{L} ]{2,30})\s+[·•|–—-]\s+(?=\S)/u.exec(segment.text);
  if (post && !looksLikeCompany(post[1]!) && LEGAL_FORM.test(segment.text.slice(post[0].length)))
    return part(segment, post[0].length, segment.text.length);
  const end = segment.text.search(
    /\s+[·•|–—]\s+|(?<=\b(?:ltd|limited|cc))\s+(?=(?:plot|lot|stand|unit|shop|p\.?\s?o\.?\s?box|private bag)\s\S*\d)|,\s+(?=(?:plot|lot|stand|unit|shop|p\.?\s?o\.?\s?box|box|private bag)\s\S*\d)|\s*[-–—]\s+(?=(?:p\.?\s?o|private|plot|tel|pay ?slip|salary|wages?|remuneration|payroll|statement|(?:tax )?invoice|bill|property|rates|account|certificate)\b)/i,
  );
  return end > 3 ? part(segment, 0, end) : segment;
}

/** "Received from | Nata Lodge (Pty) Ltd", "Bill to | …": beside such words stands who is dealt with. */
function namesAnother(line: Segment, page: PageLayout): boolean {
  const before = leftNeighbour(line, page);
  return before !== undefined && /\b(?:received from|to|for)\s*:?$/i.test(before.text.trim());
}

/** The next line, where a long name is broken before its legal form. */
function wrapped(segment: Segment, page: PageLayout, field: FieldSpec): Segment | null {
  const next = lineBelow(segment, page);
  return next && field.kind.continues?.(segment.text, next.text) ? next : null;
}

/** An office that a letter is written to, and the organisation under it. */
const OFFICE =
  /^(?:to\b|attention|attn?\b|the (?:branch |general |credit |human resources? )?(?:manager|director|commissioner|registrar|principal|head|officer|secretary|consul|ambassador|chairman)\b)/i;

/** Does the line stand in the block of the addressee: an office, or right below one? */
function isAddressed(segment: Segment, offices: readonly Segment[]): boolean {
  if (OFFICE.test(segment.text)) return true;
  return offices.some(
    (s) =>
      Math.abs(s.box.x - segment.box.x) < segment.box.height &&
      segment.box.y > s.box.y &&
      segment.box.y - s.box.y < 3.6 * segment.box.height,
  );
}

/** "Mrs K Example / House 14, Tati Road / Lesedi Estates": the part of a town in the address of a person. */
function isWhereSomebodyLives(line: Segment, page: PageLayout): boolean {
  const above = (of: Segment): Segment | undefined =>
    page.segments.find(
      ({ box }) =>
        box.y < of.box.y - 0.5 * box.height &&
        of.box.y - (box.y + box.height) < of.box.height &&
        Math.abs(box.x - of.box.x) < of.box.height,
    );
  const house = above(line);
  if (!house || !looksLikeAddress(house.text) || isPostal(house.text)) return false;
  const person = above(house);
  return person !== undefined && TITLED.test(person.text.trim());
}
