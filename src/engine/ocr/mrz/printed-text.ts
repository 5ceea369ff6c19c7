import type { Box } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { FILLER } from './formats.ts';
import { mostlyInside } from './zone-lines.ts';

/** Confidence from which the general recogniser's reading is trusted. */
const SURE_LINE = 0.8;
/** Maximum share of lower-case letters that no filler or capital is misread as; in prose it is above half. */
const UNLIKE_ZONE = /[abdfghijlmnopqrtuvwy]/g;
const MOST_UNLIKE = 0.3;

/**
 * Is a candidate zone with invalid check digits really other print? Every zone pads its names with fillers and has no
 * lower case; a heading in capitals above a sentence has no fillers and much lower case.
 *
 * @param rows of the zone as they were read, `box` where they stand, `lines` of the page by the general reader.
 */
export function isPrintedText(rows: readonly string[], box: Box, lines: readonly TextLine[]): boolean {
  if (!rows.some((row) => row.includes(FILLER + FILLER))) return true;
  const inside = lines.filter(
    (line) => line.reader !== 'mrz' && line.confidence >= SURE_LINE && mostlyInside(line.box, box),
  );
  return (
    inside.some(({ text }) => isProse(text)) ||
    inside.filter(({ text }) => areWords(text)).length > rows.length / 2
  );
}

/** `UNIFIED REVENUE SERVICE`: a zone has no blanks, and most rows have fillers. */
const areWords = (text: string): boolean => !text.includes(FILLER) && text.trim().split(/\s+/).length >= 3;

function isProse(text: string): boolean {
  const letters = text.replace(/\s/g, '');
  return letters.length >= 12 && (letters.match(UNLIKE_ZONE)?.length ?? 0) > MOST_UNLIKE * letters.length;
}
