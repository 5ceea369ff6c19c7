import { PREMISES } from '../../../lexicon/premises.ts';
import { OF_A_BOARD } from '../../../lexicon/job-titles.ts';
import { PARTICLES } from '../../../lexicon/name-particles.ts';
import { COUNTRIES, ID_WORDS } from '../../../packs/country-words.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { holdsKnownName, isKnownName, isPlaceName, nameUse } from '../../../values/dictionaries.ts';
import { findDates } from '../../../values/find-dates.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { LEGAL_FORM, PRIVATE_ANYWHERE } from '../../../values/legal-form.ts';
import { partyName } from '../../../values/party-name.ts';
import { personName } from '../../../values/person-name.ts';
import { nationality } from '../../../values/words.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { PeopleListOptions } from './people-options.ts';

const PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');
/** Minimum quality of a company or person, and of other names (chosen on drawn specimens, ADR 401). */
const IS_NAME = 0.5;
const IS_OTHER_NAME = 0.6;

/**
 * Text after a name in the same cell or clause: job title, share, date, number. "PAGE, Ward" and "BILL, General" are
 * names.
 */
const AFTER_NAME = new RegExp(
  String.raw`\s*(?:\((?!${PRIVATE_ANYWHERE}|(?:${COUNTRIES})|p\))|[–—;|]|\s-\s|,\s*(?=p\.?\s?o\.?\s?box|private bag|appointed|holding|director|of\b|a\s|managing|executive|non|chair|secretary|ceo|finance|company|manager|founder|member|treasurer|(?:${ID_WORDS})|id\b|passport|born)|(?<!^\S+),\s*(?=(?:${PREMISES}|farm|ward)\b|chief|general|head)|\b(?:appointed|holds|holding)\b|:\s|\s\d)`,
  'i',
);

/** "Role: Director", "Role Active Director": what somebody is, below or beside the name. */
export const ROLE_CAPTION = new RegExp(
  String.raw`^(?:role|capacity|officer role|office held)\b\s*(?::|(?=(?:\p{L}+\s){0,2}(?:${OF_A_BOARD}|member|officer)\b))`,
  'iu',
);

/** "(a) Kago Example; and" */
const ENUMERATOR = /^\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)]\s+(?=\p{Lu})/u;

/**
 * The person (or company, if allowed) at the start of a cell; null if there is none.
 *
 * @param namedHere the cell is where a list has its names: any words except labels are accepted
 */
export function nameIn(
  text: string,
  of: PeopleListOptions['of'],
  view: DocumentView,
  namedHere = false,
): string | null {
  const start = text
    // The colon of a label in a separate column.
    .replace(/^[\s:]+/, '')
    .trim()
    .replace(ENUMERATOR, '')
    // "by video: K. Example"
    .replace(
      /^(?:by|via|on|through) (?:video|tele)?(?:video|phone|link|conference|call|teams|zoom|telephone)(?:[ -]?(?:link|call|conference))?\s*:\s*/i,
      '',
    )
    .split(AFTER_NAME)[0]!
    // "Kago Example, Ghanzi": strips the place of residence.
    .replace(/,\s+(\p{Lu}[\p{L}' -]+)$/u, (all, town: string) => (isPlaceName(town) ? '' : all))
    .replace(/^(?:director|member|shareholder|name)\s*:\s*/i, '')
    // Restores capitals that look like lower case: "xixae Kamtsha".
    .replace(/^[cosuvwxz](?=\p{Ll}{2}\S*\s+\p{Lu})/u, (letter) => letter.toUpperCase());
  if (start === '' || /\d/.test(start) || (start.split(' ').length < 2 && !namedHere)) return null;
  if (ROLE_CAPTION.test(start)) return null;
  if (!namedHere && nationality.parse(start, view)?.quality === 1) return null;
  if (of === 'person' && LEGAL_FORM.test(start)) return null;
  if (of === 'holder' && looksLikeCompany(start)) {
    const company = partyName.parse(start, view);
    return company && company.quality > IS_NAME && typeof company.value === 'string' ? company.value : null;
  }
  const parsed = personName.parse(start, { ...view, namedHere });
  if (namedHere && parsed && !parsed.doubt && typeof parsed.value === 'string') return parsed.value;
  if (
    parsed &&
    !parsed.doubt &&
    parsed.quality > IS_NAME &&
    typeof parsed.value === 'string' &&
    parsed.value.includes(' ')
  )
    return parsed.value;
  // Names may be common words ("Kgotla"): accepted if every word is a known name.
  const words = start.split(/\s+/);
  return words.length <= 4 && words.every((w) => /^\p{Lu}/u.test(w) && isKnownName(w)) ? start : null;
}

/** "1. Kago Example", "B) …", "• …"; in "E. Example" the letter is an initial. */
export function withoutEnumerator(printed: string, of: PeopleListOptions['of'], view: DocumentView): string {
  const bare = printed.replace(/^\s*(?:\(?(?:[\divx]{1,4}|[a-h])[.)]|[•▪●*–-])\s*/i, '');
  const isInitial =
    /^\s*\p{Lu}\./u.test(printed) && nameIn(bare, of, view) === null && nameIn(printed, of, view) !== null;
  return isInitial ? printed : bare;
}

/**
 * Separators of names in a list, including their numbers; OCR may read a comma as a full stop, which otherwise follows
 * initials.
 */
export const LISTED =
  /\s*(?:,(?!\d{3}\b)|;|\band\b|&|\ble\b|(?<=\p{L}{3})\.(?=\s\p{Lu})|(?<=\p{L} )\d{1,2}[.)](?= ?\p{Lu}))\s*/u;

/**
 * Is each part of a line a person? A single name may also have two parts, surname first: if that is one word, starts
 * with a particle, is known only as a surname, or is in capitals.
 */
export function areSeveral(parts: readonly string[]): boolean {
  if (parts.length > 2) return true;
  const [first = '', second = ''] = parts.map((part) => part.trim());
  // "Etosha Pan & Sons Hardware CC": one company with its legal form at the end.
  if (LEGAL_FORM.test(second) && !LEGAL_FORM.test(first) && !holdsKnownName(first)) return false;
  const words = first.split(/\s+/);
  return (
    parts.length === 2 &&
    words.length > 1 &&
    second.includes(' ') &&
    !PARTICLE.test(words[0]!) &&
    nameUse(words[0]!) !== 'surname' &&
    /\p{Ll}/u.test(first) === /\p{Ll}/u.test(second)
  );
}

/** The people (or companies) in a cell, usually one; empty if there is none. */
export function namesIn(
  text: string,
  of: PeopleListOptions['of'],
  view: DocumentView,
  namedHere = false,
): string[] {
  const parts = text.split(LISTED).filter((part) => part.trim() !== '');
  const names = parts.map((part) => nameIn(part, of, view));
  if (areSeveral(parts) && names.every((name) => name !== null)) return names;
  const only = nameIn(text, of, view, namedHere);
  return only === null ? [] : [only];
}

/** The value of a row: the name, or a record with the requested columns. */
export function rowOf(
  name: string,
  row: string,
  others: readonly string[],
  columns: PeopleListOptions['columns'],
  view: DocumentView,
): FieldValue {
  if (columns.length === 0) return name;
  const result: Record<string, FieldValue> = { name };
  for (const column of columns) {
    if (column === 'appointmentDate') result[column] = appointmentIn(row, view);
    if (column === 'nationality')
      result[column] =
        others
          .map((t) => nationality.parse(t, view))
          .find((p) => p && p.quality > IS_OTHER_NAME && typeof p.value === 'string' && p.value !== name)
          ?.value ?? null;
    if (column === 'shares') result[column] = shareCount(row);
    if (column === 'percent') result[column] = percentOf(row);
    if (column === 'role') result[column] = ROLE.exec(row)?.[0] ?? null;
  }
  return result;
}

/** Is it a detail of a person in a list: date, country, share, number, role? */
export function saysOfPerson(text: string, view: DocumentView): boolean {
  const said = text.trim();
  return (
    findDates(said, view).length > 0 ||
    nationality.parse(said, view)?.quality === 1 ||
    /^[A-Z]{0,3}[\d ,.]+(?<! )\s*%?$/.test(said) ||
    (ROLE.test(said) && said.split(' ').length <= 3)
  );
}

const DIRECTORS = String.raw`managing director|executive director|non-executive director|chief \p{L}+ officer`;
const OF_A_TASK = '(?:general|finance|operations|sales|human resources) (?:manager|director)';
const ROLE = new RegExp(
  String.raw`\b(?:${DIRECTORS}|${OF_A_TASK}|company secretary|${OF_A_BOARD}|ceo|cfo|founder|member|manager|supervisor|accountant)\b`,
  'iu',
);

/** The date after "appointed" if there is one, else the first in the row that is no date of birth. */
function appointmentIn(row: string, view: DocumentView): string | null {
  const dates = findDates(row, view);
  const word = /appoint\w*/i.exec(row);
  const after = word ? dates.find((d) => d.index > word.index) : undefined;
  const birth = /(?:born|birth)\D{0,12}$/i;
  return (after ?? dates.find((d) => !birth.test(row.slice(0, d.index))))?.iso ?? null;
}

/** Dates, company numbers and addresses, which are no numbers of shares. */
const OTHER_NUMBERS = new RegExp(
  String.raw`\d{1,2}\s+\p{L}{3,9}\s+\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d|BW\d+|\b(?:box|bag|${PREMISES})\s*(?:no\.?\s*)?\d+`,
  'giu',
);

function shareCount(row: string): number | null {
  const printed = /(?<![\d/.])(\d{1,3}(?:[ ,]\d{3})+|\d{1,9})(?![\d/.%]|\s*%|\s*[-/]\d)/.exec(
    withDigits(row).replace(OTHER_NUMBERS, ''),
  );
  return printed ? Number(printed[1]!.replace(/\D/g, '')) : null;
}

/** "5ooo shares": letters read for digits in a word that starts with a digit. */
function withDigits(row: string): string {
  return row.replace(/(?<![\p{L}\d])\d[\doOlI]*(?![\p{L}\d])/gu, (word) =>
    word.replace(/[oO]/g, '0').replace(/[lI]/g, '1'),
  );
}

function percentOf(row: string): number | null {
  const printed = /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|per ?cent)/i.exec(row);
  return printed ? Number(printed[1]!.replace(',', '.')) : null;
}
