import { DAY_MS } from '../../../contract/local-time.ts';
import { childrenOf, xmlElements, type XmlElement } from './xml.ts';

/** What the cells of a workbook refer to. */
export interface Workbook {
  readonly texts: readonly string[];
  /** Does a style show a number as a day? */
  readonly isDate: (style: number) => boolean;
  /** Days are counted from 1904, as on old Macintoshes. */
  readonly startsIn1904: boolean;
}

/** Built-in formats of dates (ECMA-376 18.8.30); 27 to 36 and 50 to 58 are those of East Asia. */
const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 17) ||
  format === 22 ||
  (format >= 27 && format <= 36) ||
  (format >= 50 && format <= 58);

/** Text in quotes, in brackets (colours, languages), or behind a backslash says nothing of dates. */
const LITERAL = /"[^"]*"|\[[^\]]*\]|\\./g;

/** Which cell styles show dates: by their place among the `cellXfs`. */
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

/** The text of a shared or inline string (ECMA-376 18.4.8, 18.3.1.53), plain or in runs; readings of Japanese names (`rPh`) are none of it. */
export const richText = (e: XmlElement): string =>
  [...childrenOf(e, 't'), ...childrenOf(e, 'r').flatMap((run) => childrenOf(run, 't'))]
    .map(({ text }) => text)
    .join('');

/** What a cell shows, as text. */
export function cellText(cell: XmlElement, { texts, isDate, startsIn1904 }: Workbook): string {
  const value = childrenOf(cell, 'v')[0]?.text.trim() ?? '';
  const type = cell.attributes['t'] ?? 'n';
  // Without a number it refers to none.
  if (type === 's') return value === '' ? '' : unescaped(texts[Number(value)] ?? '').trim();
  if (type === 'inlineStr') return unescaped(childrenOf(cell, 'is').map(richText).join('')).trim();
  if (type === 'str') return unescaped(childrenOf(cell, 'v')[0]?.text ?? '').trim();
  if (type === 'e') return '';
  if (type === 'd') return value.slice(0, 10);
  if (type === 'n' && value !== '' && isDate(Number(cell.attributes['s'] ?? 0)))
    return dayOf(Number(value), startsIn1904) ?? value;
  return type === 'n' ? plainNumber(value) : value;
}

/** Signs that XML cannot hold (ECMA-376 22.9.2.19): `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** A passport of 16 digits is written 1.234E+15 in the file. */
const plainNumber = (value: string): string =>
  /^-?\d+(?:\.\d+)?E\+?\d+$/i.test(value) && Number.isSafeInteger(Number(value))
    ? String(Number(value))
    : value;

/** Day 0 of both ways to count. Of days before March 1900, Excel believes that 1900 was a leap year: none is a date of a list. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const FIRST_TRUE_DAY = 61;

/** `YYYY-MM-DD`; null for a number that is no day. */
function dayOf(days: number, startsIn1904: boolean): string | null {
  if (!Number.isFinite(days) || days > 2_958_465 || days < (startsIn1904 ? 0 : FIRST_TRUE_DAY)) return null;
  const zero = startsIn1904 ? DAY_ZERO[1904] : DAY_ZERO[1900];
  return new Date(zero + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
}
