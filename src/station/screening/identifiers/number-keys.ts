import { plainNumber } from '../../plain-number.ts';
import { isCountryCode } from '../countries.ts';
import { readAsDigits } from './misread-digits.ts';
import { numberText } from './number-text.ts';

/** Minimum letters and digits: shorter numbers are too common to search for. */
const LEAST_NUMBER = 5;
/** Minimum digits of a part of a longer text, which may be a word. */
const LEAST_DIGITS = 4;
/** Digits from which a part is no group of a longer number. */
const WHOLE_DIGITS = 6;
/** Maximum letters of a series before the digits: `RL 2101602`. */
const LONGEST_SERIES = 4;
const BRANCH_OF_BANK = /^[A-Z]{6}[A-Z0-9]{5}$/;
const BANK_LENGTH = 8;
/** Company numbers with a check digit after a hyphen, also known without it: NIT 800149502-2. */
const CHECK_DIGIT = /^(\d{6,})-\d$/;
const SERIES = /^[A-Z]{1,4}[ .:-]+(\d.*)$/;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/;
/** Labels that are no part of the number. */
const LABEL =
  /^(?:(?:PASSPORT|PASS|PPT|PP|ID|REG|REGISTRATION|TAX|VAT|TIN|CIF|NIT|RFC|CURP|SWIFT|BIC|TAIL|T\/N|NO|NR|NUMBER)(?:[\s.:#№-]+|$))+/i;
const PREFIX =
  /^(?:ID(?=\d{6,}$)|IMO|MMSI|LEI|INN|OGRN|NO|N|NR|NUMBER|0X(?=[0-9A-F]{40}$))(?=.*\d.*\d.*\d.*\d)/;

/** Between several numbers of one customer. */
const SEVERAL = ';';

/**
 * Search keys of a number, independent of punctuation, labels and prefix: the whole without signs, and every part that
 * is a number by itself. Several numbers separated by semicolons also count one by one. Two numbers match if they share
 * a key.
 *
 * @example numberKeys('IMO 9187629') // ['IMO9187629', '9187629']
 * @example numberKeys('French passport number 05AT521433') // ['FRENCHPASSPORTNUMBER05AT521433', '05AT521433']
 */
export function numberKeys(sent: string): readonly string[] {
  const text = numberText(sent);
  const several = text.split(SEVERAL).filter((number) => !DATE.test(number.trim()));
  return [...new Set([text, ...(text.includes(SEVERAL) ? several : [])].flatMap(keysOfText))];
}

function keysOfText(number: string): string[] {
  const keys = new Set<string>();
  const add = (text: string): void => {
    const plain = plainNumber(text);
    if (plain.length >= LEAST_NUMBER) keys.add(plain);
    const bare = plain.replace(PREFIX, '');
    if (bare.length >= LEAST_NUMBER) keys.add(bare);
    const read = readAsDigits(bare);
    if (read) keys.add(read);
    // A branch of a bank is the bank (ISO 9362): SABRRUMM, SABRRUMMXXX.
    if (BRANCH_OF_BANK.test(plain) && isCountryCode(plain.slice(4, 6))) keys.add(plain.slice(0, BANK_LENGTH));
  };
  add(number);
  const unlabelled = number.trim().replace(LABEL, '');
  if (unlabelled !== number.trim()) add(unlabelled);
  // A series or country code before a grouped number: `BE 454,419,759`.
  const behind = SERIES.exec(number.trim())?.[1];
  if (behind) add(behind);
  const parts = number
    .trim()
    .split(/[\s,;:()[\]"“”#№°º]+/)
    .map((part) => part.replace(/^[.'’/-]+|[.'’/-]+$/g, ''))
    .filter((part) => part !== '');
  for (const [i, part] of parts.entries()) {
    if (DATE.test(part) || digitsIn(part) < LEAST_DIGITS) continue;
    const before = parts[i - 1];
    // Grouped digits are one number: `1234 5678 9012` is searched whole, not by its first part.
    if (digitsIn(part) < WHOLE_DIGITS && (isGroup(before) || isGroup(parts[i + 1]))) continue;
    if (plainNumber(part).length >= LEAST_NUMBER) add(part);
    if (before && before.length <= LONGEST_SERIES && /^[A-Z]+$/.test(before)) add(before + part);
    const whole = CHECK_DIGIT.exec(part)?.[1];
    if (whole) add(whole);
  }
  return [...keys];
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
const isGroup = (part: string | undefined): boolean => part !== undefined && /^\d{2,}$/.test(part);
