/** What people write before a number: `UIN: BW…`, `Reg. No. CO…`. */
const LABEL =
  /^(?:(?:UIN|BIN|CIPA|COMPANY|BUSINESS|REG(?:ISTRATION)?|CO(?=[\s.]*(?:REG|N)))\b[\s.:#]*)*(?:(?:NUMBER|NUM|NO|NR)\b[\s.:#]*)?/;

/** A register's number in its compared form: `BW00001234567`, `CO2005/1234` → upper case without label, blanks, points and dashes. */
export const plainRegistrationNumber = (number: string): string =>
  number
    .toUpperCase()
    .trim()
    .replace(LABEL, '')
    .replaceAll('\\', '/')
    .replace(/[\s.:\p{Pd}]/gu, '')
    .replace(/^C0(?=\d)/, 'CO');

export const withoutSlash = (number: string): string => number.replaceAll('/', '');

const UIN = /^(?:BW)?([0-9OQIL]{11})$/;
/** A UIN whose leading zeros a spreadsheet took away. Shorter ones are too few digits to be told from other numbers. */
const UIN_CUT = /^(?:BW)?([1-9]\d{5,9})$/;
const UIN_DIGITS = 11;

/** Before the online register: the year, of two digits in the last century, and a running number, with `CO` or without. */
const OLD = /^(CO)?(\d{2}|\d{4})\/(\d+)$/;
/** From here two digits are a year of the last century; below they may be of either. */
const LAST_CENTURY = 50;

/** The eleven digits of a UIN, with digits where letters were read or typed for them and with the zeros that it lost. */
function uinDigits(plain: string): string | undefined {
  const whole = UIN.exec(plain)?.[1]?.replace(/[OQ]/g, '0').replace(/[IL]/g, '1');
  return whole ?? UIN_CUT.exec(plain)?.[1]?.padStart(UIN_DIGITS, '0');
}

/**
 * The forms in which a register may hold a number: as it is; a UIN, `BW` and eleven digits, with and without its letters and its
 * leading zeros; an older number with and without its letters and its century.
 */
export function formsOf(number: string): readonly string[] {
  const plain = plainRegistrationNumber(number);
  const uin = uinDigits(plain);
  if (uin) {
    const cut = uin.replace(/^0+/, '');
    return [...new Set([plain, `BW${uin}`, uin, ...(UIN_CUT.test(cut) ? [cut] : [])])];
  }
  const old = OLD.exec(plain);
  if (!old) return [plain];
  const [, letters, year, running] = old as unknown as [string, string | undefined, string, string];
  const years = [year];
  if (year.length === 2 && Number(year) >= LAST_CENTURY) years.push(`19${year}`);
  if (/^19[5-9]/.test(year)) years.push(year.slice(2));
  const spelled = (one: string): string[] => [`CO${one}/${running}`, `${one}/${running}`];
  return [...new Set([plain, ...years.flatMap((one) => (letters ? spelled(one) : spelled(one).reverse()))])];
}

/** One number, also where one of them is written with a blank or a dash instead of the slash, or with nothing. */
export function isSameRegistrationNumber(a: string, b: string): boolean {
  const [x, y] = [plainRegistrationNumber(a), plainRegistrationNumber(b)];
  if (x.includes('/') !== y.includes('/')) return withoutSlash(x) === withoutSlash(y);
  const known = new Set(formsOf(b));
  return formsOf(a).some((form) => known.has(form));
}
