import { DAY_MS } from '../../../contract/local-time.ts';
import { childrenOf, xmlElements, type XmlElement } from './xml.ts';

/** What the cells of a workbook refer to. */
export interface Workbook {
  readonly texts: readonly string[];
  /** Does a style format a number as a date? */
  readonly isDate: (style: number) => boolean;
  /** Days are counted from 1904, as on old Macintoshes. */
  readonly startsIn1904: boolean;
}

/** Built-in date formats (ECMA-376 18.8.30); 27 to 36 and 50 to 58 are East Asian. */
const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 17) ||
  format === 22 ||
  (format >= 27 && format <= 36) ||
  (format >= 50 && format <= 58);

/** Quoted, bracketed (colours, languages) or escaped text in a format is no date code. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|\\./g;

/** Which cell styles show dates, by index among the `cellXfs`. */
export async function dateStyles(file: string): Promise<(style: number) => boolean> {
  const custom = new Set<number>();
  const formats: number[] = [];
  for await (const e of xmlElements(file, new Set(['numFmt', 'cellXfs']))) {
    if (e.name === 'numFmt' && /[dy]/i.test((e.attributes['formatCode'] ?? '').replace(LITERAL, '')))
      custom.add(Number(e.attributes['numFmtId']));
    if (e.name === 'cellXfs')
      formats.push(...childrenOf(e, 'xf').map(({ attributes }) => Number(attributes['numFmtId'])));
  }
  return (style) => custom.has(formats[style] ?? 0) || isBuiltInDate(formats[style] ?? 0);
}

/** The text of a shared or inline string (ECMA-376 18.4.8, 18.3.1.53), plain or in runs, without phonetic readings (`rPh`). */
export const richText = (e: XmlElement): string =>
  [...childrenOf(e, 't'), ...childrenOf(e, 'r').flatMap((run) => childrenOf(run, 't'))]
    .map(({ text }) => text)
    .join('');

/** What a cell shows, as text. */
export function cellText(cell: XmlElement, { texts, isDate, startsIn1904 }: Workbook): string {
  const value = childrenOf(cell, 'v')[0]?.text.trim() ?? '';
  const type = cell.attributes['t'] ?? 'n';
  // A reference without a number is empty.
  if (type === 's') return value === '' ? '' : unescaped(texts[Number(value)] ?? '').trim();
  if (type === 'inlineStr') return unescaped(childrenOf(cell, 'is').map(richText).join('')).trim();
  if (type === 'str') return unescaped(childrenOf(cell, 'v')[0]?.text ?? '').trim();
  if (type === 'e') return '';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'n' && value !== '' && isDate(Number(cell.attributes['s'] ?? 0)))
    return dayOf(Number(value), startsIn1904) ?? value;
  return type === 'n' ? plainNumber(value) : value;
}

/** Characters that XML cannot hold (ECMA-376 22.9.2.19): `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The file has a 16-digit passport number as 1.234E+15. */
const plainNumber = (value: string): string =>
  /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(value) && Number.isSafeInteger(Number(value))
    ? String(Number(value))
    : value;

/** Day 0 of both date systems. Excel treats 1900 as a leap year: earlier days than March 1900 are off, and occur in no list. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const FIRST_TRUE_DAY = 61;

/** `YYYY-MM-DD`; null for a number that is no day. */
function dayOf(days: number, startsIn1904: boolean): string | null {
  if (!Number.isFinite(days) || days > 2_958_465 || days < (startsIn1904 ? 0 : FIRST_TRUE_DAY)) return null;
  const zero = startsIn1904 ? DAY_ZERO[1904] : DAY_ZERO[1900];
  return new Date(zero + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
}
