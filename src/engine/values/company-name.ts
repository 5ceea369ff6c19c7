import { COUNTRIES, COUNTRIES_AS_PRINTED } from '../packs/country-words.ts';
import { knownEmployers } from './dictionaries.ts';
import { fold } from './text/fold.ts';
import { companyAlone, companyAsPrinted } from './company-as-printed.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { isNoCompany } from './no-company.ts';
import {
  ENDS_IN_FORM,
  INNER_BRACKET,
  LIMITED,
  LIMITED_AS_PRINTED,
  PRIVATE,
  PRIVATE_AS_PRINTED,
} from './legal-form.ts';
import { COMPANY_WORD } from './not-a-person.ts';

/** Quality of a company name, 0–1: known, or not; factor for lower case (chosen on drawn specimens, ADR 401). */
const QUALITY = { known: 0.97, unknown: 0.68, smallLetters: 0.6 } as const;

/** "Nata No. 1 Dairy": a number inside a name, neither a sentence's end nor a number behind its legal form. */
const NUMBERED = String.raw`(?<!\b(?:${LIMITED_AS_PRINTED})\.? )(?:No|NO)\.(?= ?\d{1,3} \p{Lu})`;

/**
 * A company name in a sentence: capitalised words, and the brackets of its legal form. A form's fill-in line may show
 * as a lone underscore.
 */
export const IN_TEXT = String.raw`[\p{Lu}\d][\p{L}\d&'’/-]*(?:\((?:${PRIVATE_AS_PRINTED})\.?\)|,? (?:\((?:${PRIVATE_AS_PRINTED}|${COUNTRIES_AS_PRINTED})\.?\)|\(${INNER_BRACKET}|\((?:[Ll]imited [Bb]y [Gg]uarantee|LIMITED BY GUARANTEE)\)|(?:Pvt|PVT|Pty|PTY|Co|Bros)\.(?=\s(?:${LIMITED_AS_PRINTED})\b)|${NUMBERED}|[\p{Lu}\d&][\p{L}\d&'’/-]*|by(?= [Gg]uarantee\b)|(?:of|and|the|for)(?=(?: the)? \p{Lu})|plc\b|_(?= \p{Lu}))){0,9}`;

const END_OF_NAME = new RegExp(
  String.raw`^(?:corporation|authority|commission|co-?operative(?: society)?|society|association|trust|union|syndicate|holdings|enterprises|investments|\(?(?:${PRIVATE})\)?\s*(?:${LIMITED})?|${LIMITED}|\((?:${COUNTRIES})\).*)\.?$`,
  'i',
);
const FORM_BEHIND = new RegExp(String.raw`^(\S+(?: \S+)?) \(?(?:${PRIVATE})\.?\)? (?:${LIMITED})\.?$`, 'i');
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`, 'i');
/** "Services (Pty) Ltd", a country and its form: no name by itself, but the second row of one. */
const isRestOfName = (line: string): boolean =>
  FORM_BEHIND.exec(line.trim())?.[1]!
    .split(' ')
    .every((word) => COUNTRY.test(word) || COMPANY_WORD.test(word)) ?? false;
/** A name that is complete with its legal form. */
const ENDED = new RegExp(String.raw`\b(?:${LIMITED}|cc|inc)\b`, 'i');

/** The name of a company, authority or office as printed, on one line. */
export const companyName: ValueKind = {
  mention: new RegExp(
    String.raw`\p{Lu}[\p{L}\d&'’-]*(?: (?:${NUMBERED}|\d{1,2}\/\d{1,2}(?= )|[\p{Lu}\d&][\p{L}\d&'’-]*|\(${INNER_BRACKET})){0,6},? (?:(?:\(?(?:${PRIVATE_AS_PRINTED})\.?\)? ?)?(?:${LIMITED_AS_PRINTED})|CC|Inc|INC|NPC|LLP)\b`,
    'gu',
  ),
  name: 'company-name',
  strict: false,
  lines: 2,
  continues: (soFar, next) =>
    !ENDED.test(soFar) &&
    ((/^\p{Lu}.*\s(?:&|and)$/iu.test(soFar.trim()) && /^\p{Lu}/u.test(next)) ||
      END_OF_NAME.test(next) ||
      isRestOfName(next)),
  inText: IN_TEXT,
  same: (a, b) => companyKey(a) === companyKey(b),
  parse(printed): Parsed | null {
    const start = companyAsPrinted(printed);
    const value = companyAlone(start);
    if (isNoCompany(value)) return null;
    const known = looksLikeCompany(value);
    const capitalised = /^[\p{Lu}\d]/u.test(value);
    return {
      value,
      raw: start,
      quality: (known ? QUALITY.known : QUALITY.unknown) * (capitalised ? 1 : QUALITY.smallLetters),
      notes: [],
    };
  },
};

/** Does a text name a company, an authority or an office, by one of its words or as a known employer? */
export function looksLikeCompany(text: string): boolean {
  return COMPANY_WORD.test(text) || ENDS_IN_FORM.test(text) || isKnownEmployer(text);
}

function isKnownEmployer(text: string): boolean {
  const key = fold(text);
  return employers.some((name) => key.startsWith(name));
}

const employers = knownEmployers.map(fold);

/** Normalises a company name: "(Pty) Ltd", "(Proprietary) Limited", "Pty Limited" and "(Edms) Bpk" are one legal form. */
export function companyKey(value: unknown): string {
  if (typeof value !== 'string') return '';
  return fold(value)
    .replace(new RegExp(String.raw`\b(?:${PRIVATE})\b`, 'g'), 'pty')
    .replace(new RegExp(String.raw`\b(?:${LIMITED})\b`, 'g'), 'ltd');
}
