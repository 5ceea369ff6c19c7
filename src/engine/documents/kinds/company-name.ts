import { isPlaceName, knownEmployers, placeIn } from '../dictionaries.ts';
import { fold, oneLine } from '../text/fold.ts';
import { bareName } from './bare-name.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { MONTH_PATTERN } from './months.ts';
import { saysNoName } from './no-name.ts';
import { COMPANY_WORD, MONTH } from './not-a-person.ts';
import { beforeTitle, behindTitle, isTitleOfPaper } from './titles.ts';

/** The beginning of a sentence in capitals, which looks like part of the name after it. */
const LEAD_IN =
  /^.*\b(?:(?:CERTIF(?:Y|IES|IED)|CONFIRMS?|CONFIRMED|DECLARED?) THAT\s+(?:THE (?:TAXPAYER|COMPANY)\s+)?|(?:BOARD|GENERAL|DIRECTORS['’]?) MEETING OF\s+(?:THE (?:BOARD|DIRECTORS) OF\s+)?)/;

/** "COMPANY Nata Tools (Pty) Ltd": a label without its colon. */
const LABEL_BEFORE =
  /^(?:(?:employer|company)(?: name)?|from|supplier|seller|vendor|customer|client|buyer|consignor|consignee)\s+(?=(?!secretar|formation|regist|house|services|law)\S+ .*\b(?:ltd|limited)\b)/iu;

/** "This certifies that Nata Tools Limited": the same in small letters. */
const CERTIFIED =
  /^(?:this|we|i|it)\b[^.]{0,24}\bcertif(?:y|ies|ied) that\s+(?:the (?:company|business)\s+)?(?=\p{Lu})/iu;

/** The date of a letter, above or beside whom it is written to. */
const DATE_BEFORE = new RegExp(`^(?:${MONTH_PATTERN})\\s+\\d{4}\\s+(?=\\p{Lu})`, 'iu');

/** "4 November" */
const DAY_OF_MONTH = new RegExp(`\\d{1,2}(?:st|nd|rd|th)?\\s+(?:${MONTH_PATTERN})\\b`, 'i');

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
export const IN_TEXT = String.raw`[\p{Lu}\d][\p{L}\d&'’/-]*(?:\((?:Pty|PTY|Proprietary|PROPRIETARY)\.?\)|,? (?:\((?:Pty|PTY|Proprietary|PROPRIETARY|Botswana|BOTSWANA)\.?\)|\(\p{Lu}[\p{L} ]{1,20}\)(?= (?:\(?(?:Pty|PTY|Proprietary|PROPRIETARY)\b|(?:Ltd|LTD|Limited|LIMITED)\b))|\((?:[Ll]imited [Bb]y [Gg]uarantee|LIMITED BY GUARANTEE)\)|[\p{Lu}\d&][\p{L}\d&'’/-]*|by(?= [Gg]uarantee\b)|(?:of|and|the|for)(?=(?: the)? \p{Lu})|_(?= \p{Lu}))){0,9}`;

/** The name of a company, authority or office as printed, on one line. */
export const companyName: ValueKind = {
  mention:
    /\p{Lu}[\p{L}\d&'’-]*(?: [\p{Lu}\d&][\p{L}\d&'’-]*){0,6},? (?:\(?(?:Pty|PTY|Proprietary|PROPRIETARY)\.?\)? ?(?:Ltd|LTD|Limited|LIMITED)|Ltd|LTD|Limited|LIMITED|CC|Inc|INC)\b/gu,
  name: 'company-name',
  strict: false,
  lines: 2,
  continues: (soFar, next) =>
    !/\b(?:limited|ltd|cc|inc)\b/i.test(soFar) &&
    ((/^\p{Lu}.*\s(?:&|and)$/iu.test(soFar.trim()) && /^\p{Lu}/u.test(next)) ||
      /^(?:corporation|authority|commission|co-?operative(?: society)?|society|association|trust|union|syndicate|holdings|enterprises|investments|\(?(?:pty|proprietary)\)?\s*(?:ltd|limited)?|limited|ltd|\(botswana\).*)\.?$/i.test(
        next,
      )),
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
      // "Nata Civil Contractors PAY ADVICE SLIP": the name and what the paper is, in one line.
      .replace(
        /(?<=\p{L}{3}\S*\s\p{L}{3}\S*)\s+(?:pay ?slip|pay advice(?: slip)?|salary (?:slip|advice)|wages? slip|tax invoice)$/iu,
        '',
      )
      .replace(LABEL_BEFORE, '')
      .replace(LEAD_IN, '')
      .replace(CERTIFIED, '')
      .replace(DATE_BEFORE, '')
      .replace(SPEAKER, (all, company: string) => (COMPANY_WORD.test(company) ? company : all))
      .replace(OFFICE_BEFORE, (all, _office: string, rest: string) => (COMPANY_WORD.test(rest) ? rest : all));
    const value = bareName(
      withoutTown(start.slice(officeFrom(start)))
        .split(
          /\s{2,}|\s+[|–—·•]\s+|,\s+of\s|,?\s+(?:herein |duly |hereby )*represented\b|,?\s+(?:of |bearing |under )?(?:(?:company|registration|business identification|identification|incorporation|certificate) (?:no\b|number\b)|Tel|Fax|Email|UIN|TIN|Reg(?:istration)?\.? No|VAT|(?:P\.?\s?O\.?\s?)?Box(?=\s\d)|Private Bag|P\/Bag|Plot)\b|\s+(?:of|at)\s+(?=(?:plot|shop|unit|house|stand|lot|farm|stall|office)\s+\S*\d)|\s+\((?!pty|proprietary|botswana|b\)|limited by guarantee\)|[^()]{2,21}\)\s(?:\(?(?:pty|proprietary)\b|ltd\b|limited\b))/i,
        )[0]!
        .replace(/,\s*P\.?(?:\s?O\.?)?$/, '')
        .replace(/[\s:;,\-–—*|"“”]+$/, '')
        // What stands behind the legal form is no part of the name: "… Limited, Main Mall".
        .replace(
          /((?:\bLimited|\bLtd\.?|\bCC|\bInc\.?|\bLIMITED|\bLTD\.?)),?\s+(?!\(|(?:[Bb]y [Gg]uarantee|BY GUARANTEE)\b)\S.*$/,
          '$1',
        ),
    );
    if (
      !/\p{L}{2}/u.test(value) ||
      /\bBW\d{6,}|^(?:number|no\.?|nr) \S*\d/i.test(value) ||
      /^(?:\p{Lu}{2,6}\/)+\d|^(?:\p{Lu}{2,6}\/){1,3}\p{Lu}{0,6}\d/u.test(value) ||
      /^(?:the|an?|and|of|dated?|constitution|botswana|(?:board )?meetings?|board|directors?|minutes|who we are|about us|contact us|our (?:vision|mission|values|services|team|story|clients)|signatures?|signed|witness(?:es)?|full names?|names?|(?:(?:it (?:is|was) )?(?:hereby |further )?resolved(?: that)?)|(?:pension|provident|retirement|medical|funeral)(?: (?:fund|aid|scheme|cover|contributions?))+)$|^(?:dear|yours)\b/i.test(
        value,
      ) ||
      saysNoName(value) ||
      /^(?:in (?:lieu|terms|respect|favou?r) of|pursuant to|passed (?:on|by|at)|held (?:on|at)|taken (?:on|at))\b/i.test(
        value,
      ) ||
      (/^your /i.test(value) && !COMPANY_WORD.test(value)) ||
      /^(?:my|his|her|their) \p{Ll}/iu.test(value) ||
      isTitleOfPaper(value) ||
      isLaw(value) ||
      /^of (?:the )?\p{L}/iu.test(value) ||
      IS_LABEL.test(value) ||
      isPlace(value) ||
      isSentence(value) ||
      MONTH.test(value) ||
      /\s(?:at|on|of|to|in|by|for|from|is|the)$|^(?:at|on|of|to|in|by|for|from|is)$/i.test(value) ||
      value.length > 90 ||
      value.split(' ').length > 12
    )
      return null;
    if (/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d[.,]\d{2}\b|@|https?:|www\./i.test(value)) return null;
    if (DAY_OF_MONTH.test(value)) return null;
    const known = COMPANY_WORD.test(value) || isKnownEmployer(value);
    const capitalised = /^[\p{Lu}\d]/u.test(value);
    return { value, raw: start, quality: (known ? 0.97 : 0.68) * (capitalised ? 1 : 0.6), notes: [] };
  },
};

/** Does a text name a company, an authority or an office, by one of its words or as a known employer? */
export function looksLikeCompany(text: string): boolean {
  return COMPANY_WORD.test(text) || isKnownEmployer(text);
}

/** "GANTSI DISTRICT - CHARLESHILL CUSTOMARY COURT": where an office is stands before what it is; the offset of what it is. */
export function officeFrom(text: string): number {
  const [all, place] = /^([^–—-]{3,30}?)\s+[–—-]\s+(?=\p{Lu})/u.exec(text) ?? [];
  const before = place !== undefined && isPlaceName(place.replace(/ district$/i, ''));
  return before && COMPANY_WORD.test(text.slice(all!.length)) && !COMPANY_WORD.test(place) ? all!.length : 0;
}

/** "Lesedi Primary School, Kanye": where it is, behind what it is. */
function withoutTown(text: string): string {
  // "NATA SALT WORKS Sowa Town": the name in capitals, and below it in small letters where it is.
  const [all, capitals, below] =
    /^(\p{Lu}[\p{Lu}\d&'’ .-]+\p{Lu}) (\p{Lu}\p{Ll}[\p{L}' -]+)$/u.exec(text) ?? [];
  if (all && isPlaceName(below!) && COMPANY_WORD.test(capitals!)) return capitals!;
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

/** "Company style": what a form asks for. */
const IS_LABEL =
  /^(?:(?:full|legal|registered|corporate|trading|company|business|enterprise|entity|employer|firm)(?:['’]s)? )+(?:style|title|names?|number|no|type|address|details|particulars|information|status|code|seal|stamp)$|^(?:bank|savings|cheque|current) (?:a\/c|acct?|account)\.?(?: (?:no\.?|number|name|type|details))?$/i;

/** "Registration of Business Names Act", "Trade Regulations, 2020" */
const isLaw = (value: string): boolean =>
  /\b(?:act|regulations|ordinance)(?:,? (?:no\.? ?\d+ of )?\d{4})?$/i.test(value) && !LEGAL_FORM.test(value);

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
  return employers.some((name) => key.startsWith(name));
}

const employers = knownEmployers.map(fold);

/** "(Pty) Ltd", "(Proprietary) Limited" and "Pty Limited" are one legal form. */
export function companyKey(value: unknown): string {
  if (typeof value !== 'string') return '';
  return fold(value)
    .replace(/\bproprietary\b/g, 'pty')
    .replace(/\blimited\b/g, 'ltd');
}
