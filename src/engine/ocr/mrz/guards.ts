import { states } from 'mrz';
import { textAt, type ZoneFormat } from './formats.ts';

/** Doc 9303 part 3, section 5, tables A to G: codes that papers carry besides those of ISO 3166. */
const MORE_STATES = new Set([
  'D',
  'UTO',
  'EUE',
  'UNO',
  'UNA',
  'UNK',
  'XXA',
  'XXB',
  'XXC',
  'XXX',
  'XOM',
  'XPO',
  'XCC',
  'XCE',
  'XCO',
  'XEC',
  'XES',
  'XDC',
  'XBA',
  'XIM',
  'XMP',
  'RKS',
  'GBD',
  'GBN',
  'GBO',
  'GBP',
  'GBS',
  'ANT',
  'NTZ',
]);

/** @param code of three characters; fillers behind a shorter one may be left out */
export const isState = (code: string): boolean => {
  const bare = code.replace(/<+$/, '');
  return bare in states || MORE_STATES.has(bare);
};

/** A date `YYMMDD` whose unknown parts may be fillers, both letters of them (Doc 9303 part 3, 4.8). */
export function isZoneDate(text: string): boolean {
  if (!/^(\d{2}|<<)/.test(text)) return false;
  const month = text.slice(2, 4);
  const day = text.slice(4, 6);
  const longest = DAYS[Number(month) - 1] ?? 31;
  return (month === '<<' || within(month, 1, 12)) && (day === '<<' || within(day, 1, longest));
}

/** The 29 February may be in a year of whichever century. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A name of a zone, its fillers written as blanks. */
export const isZoneName = (name: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(name);

const within = (text: string, low: number, high: number): boolean =>
  /^\d{2}$/.test(text) && Number(text) >= low && Number(text) <= high;

/** What is known of fillers where a letter may stand as well: were they seen as nothing else? */
export interface InnerFillers {
  /** Inside the document number. */
  readonly surely: boolean;
  /** Before the primary name. */
  readonly opening: boolean;
}

/**
 * What check digits cannot see: they give the same digit for `<`, A, K, U and 0, or for G and 6. Codes of states and
 * documents, possible dates and names of letters are guarded here.
 */
export function plausible(
  lines: readonly string[],
  format: ZoneFormat,
  inner: InnerFillers = { surely: false, opening: false },
): boolean {
  const at = (name: string): string => textAt(lines, format.fields[name]!);
  return (
    isDocumentCode(at('documentCode')) &&
    isState(at('issuingState')) &&
    isState(at('nationality')) &&
    isZoneDate(at('birthDate')) &&
    (format.fields['expirationDate'] === undefined || isExpiry(at('expirationDate'))) &&
    /^[A-Z0-9]/.test(at('documentNumber')) &&
    (inner.surely || isInnerFillerFree(at('documentNumber'))) &&
    isName(lines, format, inner.opening)
  );
}

/** Readers take I for T, J, L: of those only `TR` is known to be printed; I for 1 and Z for 2, but for `C1` and `C2`. */
const isDocumentCode = (code: string): boolean =>
  (!/^[TJL]/.test(code) || code === 'TR') && (!/\d/.test(code) || /^C[12]$/.test(code));

/** Papers that never expire may leave the date out (Doc 9303 part 5, 4.2.2.2 leaves unknown dates to fillers). */
const isExpiry = (text: string): boolean => text === '<<<<<<' || isZoneDate(text);

/** Blanks and hyphens of a printed number are fillers in the zone (part 3, 4.6): rare, and easily misread letters. */
const isInnerFillerFree = (number: string): boolean => /^[A-Z0-9]+<*$/.test(number);

/**
 * Names begin with a letter, have at most one double filler between them, and end in fillers. Of holders with one name
 * some states print it as the secondary one, behind a double filler; some begin with a single one (`P<PSE<`), where Doc 9303 has none.
 */
function isName(
  lines: readonly string[],
  { names: [primary, secondary] }: ZoneFormat,
  opening: boolean,
): boolean {
  if (secondary)
    return [primary, secondary].every((span) => /^[A-Z]+(?:<{1,2}[A-Z]+)*<*$/.test(textAt(lines, span)));
  const names = textAt(lines, primary).replace(opening ? ONE_FILLER : /^$/, '');
  return /[A-Z]/.test(names) && /^(?:[A-Z]+(?:<[A-Z]+)*)?(?:<<[A-Z]+(?:<[A-Z]+)*)?<*$/.test(names);
}

/** A filler alone before a name. */
const ONE_FILLER = /^<(?=[A-Z])/;
