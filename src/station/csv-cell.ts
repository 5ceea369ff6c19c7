/**
 * What spreadsheets take for the start of a formula (OWASP, CSV injection), also in the wide forms of East Asian keyboards,
 * and after spaces that some of them pass over.
 */
const FORMULA = /^(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** A cell of a CSV file (RFC 4180): no formula, in quotes where it needs them. Numbers are written as they are; null is empty. */
export function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line, with its end. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\n`;
