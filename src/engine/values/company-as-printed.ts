import { PREMISES } from '../lexicon/premises.ts';
import { HEADS, POSTS } from '../lexicon/job-titles.ts';
import { COUNTRIES } from '../packs/country-words.ts';
import { oneLine } from './text/fold.ts';
import { bareName } from './bare-name.ts';
import { startsAddress } from './address-words.ts';
import { isHouseLine } from './foreign-address.ts';
import {
  INNER_BRACKET,
  LEGAL_FORM,
  LIMITED,
  LIMITED_AS_PRINTED,
  PRIVATE,
  PRIVATE_ANYWHERE,
} from './legal-form.ts';
import { MONTH_PATTERN } from './months.ts';
import { COMPANY_WORD } from './not-a-person.ts';
import { isPlaceName, placeIn } from './dictionaries.ts';
import { beforeTitle, behindTitle } from './titles.ts';

/** Removes one thing around a name, or corrects one OCR error in it. */
type Step = (text: string) => string;

/** A letter's date, above or beside the addressee. */
const DATE_BEFORE = new RegExp(`^(?:${MONTH_PATTERN})\\s+\\d{4}\\s+(?=\\p{Lu})`, 'iu');

/** "Kago Example, Director of Nata Salt Works": the representative with job title. */
const SPEAKER = new RegExp(
  String.raw`^[^,]{3,40},\s+(?:\p{L}+ ){0,3}(?:${POSTS}|${HEADS}|owner|member|trustee)s? of (?:the )?(?=\p{Lu})(.+)$`,
  'iu',
);

/** "School Head, Lesedi Primary School": the representative's job title before the name. */
const OFFICE_BEFORE = new RegExp(
  String.raw`^((?:\p{L}+ ){0,3}(?:${POSTS}|${HEADS}|owner|kgosi)),\s+(\S.*)$`,
  'iu',
);

/** The bracket of a legal form without its blanks. */
const BRACKETS = new RegExp(String.raw`(?<=[\p{L}\d])\s*\((${PRIVATE})\)\s*(?=\p{L})`, 'giu');

/** Removes text before a name and corrects errors inside it, in this order. */
const BEFORE: readonly Step[] = [
  (text) => text.replace(/^(?:messrs\.?|m\/s\.?)\s+/i, ''),
  // "Co: 01 NATA TOOLS": the company number of payroll software.
  (text) => text.replace(/^0\d{1,3}[\s-]+(?=\p{L}{2})/u, ''),
  // OCR loses the blanks around the brackets of a legal form.
  (text) => text.replace(BRACKETS, ' ($1) '),
  (text) => text.replace(/^[\s:;.,\-–—*|"“”]+/, ''),
  // "for Nata Tools (Pty) Ltd", "For: …" above a signature; "For Good Designs (Pty) Ltd" may be a name.
  (text) =>
    text.replace(/^(?:for|[Ff]or:|FOR:) (?=\p{Lu})/u, (before, _at: number, all: string) =>
      /\b(?:ltd|limited|inc|llc|llp)\b\.?$/i.test(all) ? '' : before,
    ),
  // "To NATA TOOLS LIMITED": a preposition, as only it has small letters.
  (text) => text.replace(/^(?:To|For|Between):? (?=\P{Ll}{6,}$)/u, ''),
  // An underline between two words.
  (text) => text.replace(/\s+_+\s+/g, ' '),
  // "Nata Civil Contractors PAY ADVICE SLIP": the name and the paper's title on one line.
  (text) =>
    text.replace(
      /(?<=\p{L}{3}\S*\s\p{L}{3}\S*)\s+(?:pay ?slip|pay advice(?: slip)?|salary (?:slip|advice)|wages? slip|tax invoice)$/iu,
      '',
    ),
  // "COMPANY Nata Tools (Pty) Ltd": a label without colon.
  (text) =>
    text.replace(
      /^(?:(?:employer|company)(?: name)?|from|supplier|seller|vendor|customer|client|buyer|consignor|consignee)\s+(?=(?!secretar|formation|regist|house|services|law)\S+ .*\b(?:ltd|limited)\b)/iu,
      '',
    ),
  // The start of a sentence in capitals, which looks like part of the name.
  (text) =>
    text.replace(
      /^.*\b(?:(?:CERTIF(?:Y|IES|IED)|CONFIRMS?|CONFIRMED|DECLARED?) THAT\s+(?:THE (?:TAXPAYER|COMPANY)\s+)?|(?:BOARD|GENERAL|DIRECTORS['’]?) MEETING OF\s+(?:THE (?:BOARD|DIRECTORS) OF\s+)?)/,
      '',
    ),
  // "MEETING OF THE BOARD OF NATA TOOLS LIMITED": keep the company; OCR loses the blank after OF.
  (text) =>
    text.replace(/^.*\b(?:BOARD|DIRECTORS)\s+OF(?!FICE|\s+DIRECTORS)\s*(?=\p{Lu}.*\b(?:LTD|LIMITED)\b)/u, ''),
  // "This certifies that Nata Tools Limited": the same in lower case.
  (text) =>
    text.replace(
      /^(?:this|we|i|it)\b[^.]{0,24}\bcertif(?:y|ies|ied) that\s+(?:the (?:company|business)\s+)?(?=\p{Lu})/iu,
      '',
    ),
  (text) => text.replace(DATE_BEFORE, ''),
  (text) => text.replace(SPEAKER, (all, company: string) => (COMPANY_WORD.test(company) ? company : all)),
  (text) =>
    text.replace(OFFICE_BEFORE, (all, _office: string, rest: string) =>
      COMPANY_WORD.test(rest) ? rest : all,
    ),
];

/** End of a name: a wide gap, punctuation, a representative, numbers, a location, a bracket that is not part of a name. */
const END = new RegExp(
  [
    String.raw`\s{2,}`,
    String.raw`\s+[|–—·•]\s+`,
    String.raw`,\s+of\s`,
    String.raw`,?\s+(?:herein |duly |hereby )*represented\b`,
    String.raw`,?\s+(?:of |bearing |under )?(?:(?:company|registration|business identification|identification|incorporation|certificate) (?:no\b|number\b)|Tel|Fax|Email|UIN|TIN|Reg(?:istration)?\.? No|VAT|(?:P\.?\s?O\.?\s?)?Box(?=\s\d)|Private Bag|P\/Bag|Plot)\b`,
    String.raw`\s+(?:of|at)\s+(?=(?:${PREMISES}|farm|shop|stall|office)\s+\S*\d)`,
    String.raw`\s+\((?!${PRIVATE_ANYWHERE}|(?:${COUNTRIES})|b\)|limited by guarantee\)|[^()]{2,21}\)\s(?:\(?(?:${PRIVATE_ANYWHERE})\b|(?:${LIMITED})\b))`,
  ].join('|'),
  'gi',
);
const INNER_PART = new RegExp(String.raw`\s+\(${INNER_BRACKET}`, 'uy');

/** The text before the end of the name it begins with; all of it if nothing ends the name. */
function beforeEnd(text: string): string {
  for (const { index } of text.matchAll(END)) {
    INNER_PART.lastIndex = index;
    if (!INNER_PART.test(text)) return text.slice(0, index);
  }
  return text;
}

/** "Mr K. Example, Lot 2785, Example Drive": the text before the address; "Example, Unit 9 Studios Ltd" is a name. */
function beforeAddress(text: string): string {
  for (const { index, 0: comma } of text.matchAll(/,\s+/g)) {
    const rest = text.slice(index + comma.length);
    if ((startsAddress(rest) || isHouseLine(rest.split(',')[0]!)) && !LEGAL_FORM.test(rest))
      return text.slice(0, index);
  }
  return text;
}

const BEHIND_FORM = new RegExp(
  String.raw`(\b(?:(?:${LIMITED_AS_PRINTED}|Inc)\b\.?|CC)),?\s+(?!\(|[Ll]iability\b|LIABILITY\b|(?:[Bb]y [Gg]uarantee|BY GUARANTEE)\b)\S.*$`,
);

/** Removes text after a name, in this order. */
const BEHIND: readonly Step[] = [
  beforeAddress,
  beforeEnd,
  // "Nata Salt Works Limited (PVT-44A7)": its number.
  (text) => text.replace(/\s+\((?=[^()]*\d)[A-Z\d/. -]{4,}\)$/, ''),
  (text) => text.replace(/,\s*P\.?(?:\s?O\.?)?$/, ''),
  (text) => text.replace(/[\s:;,\-–—*|"“”]+$/, ''),
  // Text after the legal form is not part of the name: "… Limited, Main Mall".
  (text) => text.replace(BEHIND_FORM, '$1'),
  // The same after forms that may be part of a longer one: "Thistle Rooms plc, 8 Canal Wharf".
  (text) => text.replace(/(\b(?:[Pp]lc|PLC|LLC|LLP|Pvt)\.?),\s+(?!ltd\b|limited\b)\S.*$/i, '$1'),
  bareName,
];

const inTurn = (steps: readonly Step[], text: string): string =>
  steps.reduce((mended, step) => step(mended), text);

/** A printed company name without text before it. */
export function companyAsPrinted(printed: string): string {
  return inTurn(BEFORE, beforeTitle(behindTitle(oneLine(printed))));
}

/** A result of `companyAsPrinted` without an office's location and without text after the name. */
export function companyAlone(asPrinted: string): string {
  return inTurn(BEHIND, withoutTown(asPrinted.slice(officeFrom(asPrinted))));
}

/** "GANTSI DISTRICT - CHARLESHILL CUSTOMARY COURT": offset of the office's name after its location. */
export function officeFrom(text: string): number {
  const [all, place] = /^([^–—-]{3,30}?)\s+[–—-]\s+(?=\p{Lu})/u.exec(text) ?? [];
  const before = place !== undefined && isPlaceName(place.replace(/ district$/i, ''));
  return before && COMPANY_WORD.test(text.slice(all!.length)) && !COMPANY_WORD.test(place) ? all!.length : 0;
}

/** "Lesedi Primary School, Kanye": the location after the name. */
function withoutTown(text: string): string {
  // "NATA SALT WORKS Sowa Town": a location in lower case after a name in capitals.
  const [all, capitals, below] =
    /^(\p{Lu}[\p{Lu}\d&'’ .-]+\p{Lu}) (\p{Lu}\p{Ll}[\p{L}' -]+)$/u.exec(text) ?? [];
  if (all && isPlaceName(below!) && COMPANY_WORD.test(capitals!)) return capitals!;
  const at = text.lastIndexOf(',');
  const [name, town] = [text.slice(0, at), text.slice(at + 1).trim()];
  const only = /^\p{Lu}[\p{L}' -]+$/u.test(town) && placeIn(town) !== null && town.split(/[ -]/).length <= 3;
  return at > 0 && only && COMPANY_WORD.test(name) && !COMPANY_WORD.test(town) ? name : text;
}
