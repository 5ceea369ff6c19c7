/** What people write before a number: `UIN: BW…`, `Reg. No. CO…`. */
const LABEL =
  /^(?:(?:UIN|BIN|CIPA|COMPANY|BUSINESS|REG(?:ISTRATION)?|CO(?=[\s.]*(?:REG|N)))\b[\s.:#]*)*(?:(?:NUMBER|NUM|NO|NR)\b[\s.:#]*)?/;

/** A register's number in its compared form: `BW00001234567`, `CO2005/1234` → upper case without label, blanks, points and dashes. */
export const plainRegistrationNumber = (number: string): string =>
  number
    .toUpperCase()
    .trim()
    .replace(LABEL, '')
    .replace(/[\s.:\p{Pd}]/gu, '');

export const withoutSlash = (number: string): string => number.replaceAll('/', '');

const UIN = /^(?:BW)?([0-9OQIL]{11})$/;

/**
 * The forms in which a register may hold a number: as it is; and a UIN, `BW` and eleven digits, with and without its
 * letters, and with digits where letters were read or typed for them.
 */
export function formsOf(number: string): readonly string[] {
  const plain = plainRegistrationNumber(number);
  const uin = UIN.exec(plain)?.[1]?.replace(/[OQ]/g, '0').replace(/[IL]/g, '1');
  return uin ? [...new Set([plain, `BW${uin}`, uin])] : [plain];
}

/** One number, also where one of them is written with a blank or a dash instead of the slash, or with nothing. */
export function isSameRegistrationNumber(a: string, b: string): boolean {
  const [x, y] = [plainRegistrationNumber(a), plainRegistrationNumber(b)];
  if (x.includes('/') !== y.includes('/')) return withoutSlash(x) === withoutSlash(y);
  const known = new Set(formsOf(b));
  return formsOf(a).some((form) => known.has(form));
}
