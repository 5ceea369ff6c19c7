import type { Formats } from '../language/formats.ts';
import type { FieldValue } from '../../contract/verification.ts';
import { humanised } from '../language/field-names.ts';

/** Of a long list only its beginning is shown beside the page; the report holds all of it. */
const SHOWN_ENTRIES = 3;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A value in words for people: dates and numbers by locale, lists line by line, records as "name: value". */
export function shownValue(value: FieldValue, formats: Formats, no: { yes: string; no: string }): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? no.yes : no.no;
  if (typeof value === 'number') return formats.figure(value);
  if (typeof value === 'string') return shownText(value, formats);
  if (Array.isArray(value)) {
    const lines = value.slice(0, SHOWN_ENTRIES).map((one) => shownValue(one, formats, no));
    const more = value.length - SHOWN_ENTRIES;
    return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
  }
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${humanised(name)}: ${shownValue(one, formats, no)}`)
    .join(' · ');
}

/** Text as it was read, and a date as every screen writes it. */
export const shownText = (value: string, formats: Formats): string =>
  ISO_DATE.test(value) ? formats.date(value) : value;

/** Only single values can be typed over. */
export function isEditable(value: FieldValue): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What the editor starts with: the normal form, as the station keeps it. */
export function editableText(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Numbers, codes and dates are set in the number face. */
export function looksNumeric(value: FieldValue): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^[A-Z]{0,3}[\d\s/.,-]{4,}[A-Z0-9]{0,4}$/.test(value))
  );
}
