import { states } from 'mrz';
import { textAt, type Span, type ZoneFormat } from './formats.ts';

/** Doc 9303 part 3, section 5: three letters, or D for Germany. Codes that passports carry besides ISO 3166. */
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
  'XBA',
  'XIM',
  'XMP',
  'RKS',
  'GBD',
  'GBN',
  'GBO',
  'GBP',
  'GBS',
]);

const isState = (code: string): boolean => {
  const bare = code.replace(/<+$/, '');
  return bare in states || MORE_STATES.has(bare);
};

/** A date `YYMMDD` whose unknown parts may be fillers, both letters of them (Doc 9303 part 3, 4.8). */
function isDate(text: string): boolean {
  if (!/^(\d{2}|<<)/.test(text)) return false;
  const month = text.slice(2, 4);
  const day = text.slice(4, 6);
  return (month === '<<' || within(month, 1, 12)) && (day === '<<' || within(day, 1, 31));
}

const within = (text: string, low: number, high: number): boolean =>
  /^\d{2}$/.test(text) && Number(text) >= low && Number(text) <= high;

/**
 * What check digits cannot see: they give the same digit for `<`, A, K, U and 0, or for G and 6. Codes of states,
 * possible dates and names of letters are guarded here.
 */
export function plausible(lines: readonly string[], format: ZoneFormat): boolean {
  const at = (name: string): string => textAt(lines, format.fields[name]!);
  return (
    isState(at('issuingState')) &&
    isState(at('nationality')) &&
    isDate(at('birthDate')) &&
    isDate(at('expirationDate')) &&
    /^[A-Z0-9]/.test(at('documentNumber')) &&
    isInnerFillerFree(at('documentNumber')) &&
    isName(lines, format.names)
  );
}

/** Fillers end a document number; they do not stand inside it. */
const isInnerFillerFree = (number: string): boolean => /^[A-Z0-9]+<*$/.test(number);

/** Names begin with a letter, have at most one double filler between them, and end in fillers. */
function isName(lines: readonly string[], span: Span): boolean {
  return /^[A-Z]+(<[A-Z]+)*(<<[A-Z]+(<[A-Z]+)*)?<*$/.test(textAt(lines, span));
}
