import type { TextLine } from '../../contract/pages.ts';

/** Minimum length of a row or of a piece of one: documents print no shorter ones (Doc 9303 part 3; pieces are cut). */
const LEAST = { piece: 12, row: 24 } as const;
/** Readings of the filler. */
const FILLERS = /[«‹〈]/g;
/** Two fillers in a row, or many single ones; no printed value has them. */
const FILLED = /<<|(?:<[^<]*){3}/;
/** Fillers read as a letter: `KKKKKK`, `CCCCCC`. */
const READ_AS_LETTER = /([KC])\1{5}/;
/** Birth date with check digit, sex, expiry date with check digit (Doc 9303 part 4 to 7); O is read for 0. */
const DAYS = /[A-Z\dO]{3}[\dO]{7}[MFX<][\dO]{7}/;

/** The one row of a driving licence (ISO/IEC 18013-1), whose values are read from the print. */
const OF_LICENCE = /^D\d/;

/**
 * Is a line a row of a machine-readable zone, whole, cut or misread? Capitals, digits and fillers without small letters.
 *
 * @example isRowOfZone('P<UTOEXAMPLE<<TINA<<<<<<<') // true
 */
export function isRowOfZone(printed: string): boolean {
  const text = printed.replace(/\s/g, '').replace(FILLERS, '<');
  if (text.length < LEAST.piece || !/^[A-Z\d<]+$/.test(text) || OF_LICENCE.test(text)) return false;
  if (FILLED.test(text) || DAYS.test(text)) return true;
  return (
    text.length >= LEAST.row && !/\s/.test(printed.trim()) && (/</.test(text) || READ_AS_LETTER.test(text))
  );
}

/** The lines of a page without those of a zone, which is read by itself: its rows are nobody's name, place or authority. */
export const withoutRowsOfZone = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => !isRowOfZone(text));
