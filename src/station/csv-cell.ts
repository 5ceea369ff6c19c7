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

/** One line, with its line break. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\n`;
