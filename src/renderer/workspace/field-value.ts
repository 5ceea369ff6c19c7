import type { Formats } from '../language/formats.ts';
import type { FieldValue } from '../../contract/verification.ts';
import { humanised } from '../language/field-names.ts';

/** Of a long list only its beginning is shown beside the page; the report holds all of it. */
const SHOWN_ENTRIES = 3;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_RANGE = /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/;
const ISO_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * A value in words for people: dates and numbers by locale, lists line by line, records as "name: value".
 *
 * @param name of the field: `2026-10` is a month in a period, and part of a number elsewhere
 */
export function shownValue(
  value: FieldValue,
  formats: Formats,
  no: { yes: string; no: string },
  name = '',
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? no.yes : no.no;
  if (typeof value === 'number') return formats.figure(value);
  if (typeof value === 'string')
    return ISO_MONTH.test(value) && /period$/i.test(name) ? formats.month(value) : shownText(value, formats);
  if (Array.isArray(value)) {
    const lines = value.slice(0, SHOWN_ENTRIES).map((one) => shownValue(one, formats, no, name));
    const more = value.length - SHOWN_ENTRIES;
    return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
  }
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([part, one]) => `${humanised(part)}: ${shownValue(one, formats, no, part)}`)
    .join(' · ');
}

/** Text as it was read, and dates as every screen writes them. */
export function shownText(value: string, formats: Formats): string {
  const [, from, to] = ISO_RANGE.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return `${formats.date(from)} – ${formats.date(to)}`;
  return ISO_DATE.test(value) ? formats.date(value) : value;
}

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
