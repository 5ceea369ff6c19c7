/** Labels before a number: `UIN: BW…`, `Reg. No. CO…`. */
const LABEL =
  /^(?:(?:UIN|BIN|CIPA|COMPANY|BUSINESS|REG(?:ISTRATION)?|CO(?=[\s.]*(?:REG|N)))\b[\s.:#]*)*(?:(?:NUMBER|NUM|NO|NR)\b[\s.:#]*)?/;

/** Normalised registration number: upper case without label, spaces, dots and dashes: `BW00001234567`, `CO2005/1234`. */
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
/** A UIN that lost its leading zeros in a spreadsheet. Without `BW` only at the usual seven digits: other lengths are other numbers. */
const UIN_CUT = /^(?:BW([1-9]\d{5,9})|([1-9]\d{6}))$/;
const UIN_DIGITS = 11;
/** A separator between digits is meant: `99 12345` is an older number without its slash. */
const PARTED = /\d[\s\p{Pd}]+\d/u;

/** Number from before the online register: year (two digits in the last century) and serial, with or without `CO`. */
const OLD = /^(CO)?(\d{2}|\d{4})\/(\d+)$/;
/** From here two digits are a year of the last century; below, of either. */
const LAST_CENTURY = 50;

/** The eleven digits of a UIN, with letters misread or mistyped for digits replaced. */
const uinDigits = (plain: string): string | undefined =>
  UIN.exec(plain)?.[1]?.replace(/[OQ]/g, '0').replace(/[IL]/g, '1');

/** Forms of a UIN that lost its leading zeros, or may have lost them in a register; none if it may be another kind of number. */
export function zeroForms(number: string): readonly string[] {
  const plain = plainRegistrationNumber(number);
  const cut = uinDigits(plain)?.replace(/^0+/, '');
  if (cut !== undefined) return UIN_CUT.test(cut) ? [cut] : [];
  const [, lettered, bare] = (PARTED.test(number) ? null : UIN_CUT.exec(plain)) ?? [];
  const digits = lettered ?? bare;
  if (digits === undefined) return [];
  const uin = digits.padStart(UIN_DIGITS, '0');
  return [`BW${uin}`, uin, digits];
}

/**
 * Forms in which a register may hold a number: unchanged; a UIN (`BW` and eleven digits) with and without letters; an
 * older number with and without letters and century.
 */
export function formsOf(number: string): readonly string[] {
  const plain = plainRegistrationNumber(number);
  const uin = uinDigits(plain);
  if (uin) return [...new Set([plain, `BW${uin}`, uin])];
  const old = OLD.exec(plain);
  if (!old) return [plain];
  const [, letters, year, running] = old as unknown as [string, string | undefined, string, string];
  const years = [year];
  if (year.length === 2 && Number(year) >= LAST_CENTURY) years.push(`19${year}`);
  if (/^19[5-9]/.test(year)) years.push(year.slice(2));
  const spelled = (one: string): string[] => [`CO${one}/${running}`, `${one}/${running}`];
  return [...new Set([plain, ...years.flatMap((one) => (letters ? spelled(one) : spelled(one).reverse()))])];
}

/** Same number, also where one is written with a space, a dash or nothing instead of the slash. */
export function isSameRegistrationNumber(a: string, b: string): boolean {
  const [x, y] = [plainRegistrationNumber(a), plainRegistrationNumber(b)];
  if (x.includes('/') !== y.includes('/')) return withoutSlash(x) === withoutSlash(y);
  const forms = PARTED.test(a) || PARTED.test(b) ? formsOf : allForms;
  const known = new Set(forms(b));
  return forms(a).some((form) => known.has(form));
}

const allForms = (number: string): readonly string[] => [...formsOf(number), ...zeroForms(number)];
