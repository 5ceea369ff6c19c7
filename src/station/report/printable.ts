import anyAscii from 'any-ascii';

/** Every character that ends a line somewhere (Unicode 5.8, "Newline Guidelines"). */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** The standard fonts have no tab glyph: the whole line would have no width. */
const TAB = '    ';
const CONTROL = /(?!\n)\p{Cc}/gu;
/** Joiners, direction marks, soft hyphens: they shape other letters and have no glyph. */
const FORMAT = /\p{Cf}/gu;
/** The standard fonts cover Windows-1252 (with the š of Setswana). */
const UNKNOWN =
  /[^\n\x20-\x7e\u00a0-\u00ff\u0160\u0161\u017d\u017e\u0152\u0153\u0178\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;

/**
 * Text that the standard fonts can show, nothing left out: tabs and control characters become spaces, any line end a
 * new line, other letters Latin ones, and `?` what has none.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .replaceAll('\t', TAB)
    .replace(CONTROL, ' ')
    .replace(FORMAT, '')
    .replace(UNKNOWN, (letter) => anyAscii(letter) || (/\p{M}/u.test(letter) ? '' : '?'));
}
