/**
 * Start of a formula to spreadsheets (OWASP, CSV injection), also in full-width forms, and after spaces that some of
 * them skip.
 */
const FORMULA = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** A cell of a CSV file (RFC 4180), quoted where needed and never a formula. Numbers are written as they are; null is empty. */
export function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets take a file for UTF-8 only by this mark; without it the š of Setswana is garbled. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Start of a file: the mark of UTF-8 and the names of its columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);

/** One line, with its line break. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\n`;
