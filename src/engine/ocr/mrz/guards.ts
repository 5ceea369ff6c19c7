import { states } from 'mrz';
import { textAt, type ZoneFormat } from './formats.ts';

/** English names of states and others that issue documents, by their code in zones. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  Object.entries(states).map(([code, name]) => [code, name ?? '']),
);

/** Codes beyond ISO 3166 (Doc 9303 part 3, section 5, tables A to G). */
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

/** @param code three characters; trailing fillers may be omitted */
export const isState = (code: string): boolean => {
  const bare = code.replace(/<+$/, '');
  return bare in states || MORE_STATES.has(bare);
};

/** A date `YYMMDD`, whose unknown parts may be two fillers each (Doc 9303 part 3, 4.8). */
export function isZoneDate(text: string): boolean {
  if (!/^(\d{2}|<<)/.test(text)) return false;
  const month = text.slice(2, 4);
  const day = text.slice(4, 6);
  const longest = DAYS[Number(month) - 1] ?? 31;
  return (month === '<<' || within(month, 1, 12)) && (day === '<<' || within(day, 1, longest));
}

/** 29 February is always allowed, as the century is unknown. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A name of a zone with fillers replaced by blanks. */
export const isZoneName = (name: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(name);

const within = (text: string, low: number, high: number): boolean =>
  /^\d{2}$/.test(text) && Number(text) >= low && Number(text) <= high;

/** Confidence in fillers where a letter may also stand. */
export interface InnerFillers {
  /** Those inside the document number are certain. */
  readonly surely: boolean;
  /** The one before the primary name is certain. */
  readonly opening: boolean;
}

/**
 * Plausibility beyond check digits, which are equal for `<`, A, K, U and 0, or for G and 6: codes of states and
 * documents, possible dates, and names of letters.
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

/** OCR reads I for T, J, L, of which only `TR` is known to occur; I for 1 and Z for 2, of which only `C1` and `C2` do. */
const isDocumentCode = (code: string): boolean =>
  (!/^[TJL]/.test(code) || code === 'TR') && (!/\d/.test(code) || /^C[12]$/.test(code));

/** Documents without expiry may omit the date (fillers, as Doc 9303 part 5, 4.2.2.2 has it for unknown dates). */
const isExpiry = (text: string): boolean => text === '<<<<<<' || isZoneDate(text);

/** Blanks and hyphens in a number become fillers (part 3, 4.6): rare, and easily misread letters. */
const isInnerFillerFree = (number: string): boolean => /^[A-Z0-9]+<*$/.test(number);

/**
 * Names begin with a letter, have at most one double filler in between, and end in fillers. For holders with one name some
 * states print it as the secondary one, after a double filler; some begin with a single one (`P<PSE<`), unlike Doc 9303.
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

/** A single filler before a name. */
const ONE_FILLER = /^<(?=[A-Z])/;
