import type { TextLine } from '../../contract/pages.ts';

/**
 * A line of which only some characters are kept, with what the reader measured of each.
 *
 * @param kept offsets in the text of the line, ascending
 * @param text what the kept characters are read as, as many as `kept`
 */
export function withCharacters(line: TextLine, kept: readonly number[], text: string): TextLine {
  const { characters, certainty, ...rest } = line;
  const ofKept = (values: readonly number[] | undefined): number[] | undefined =>
    values?.length === line.text.length ? kept.map((i) => values[i]!) : undefined;
  const [places, sure] = [ofKept(characters), ofKept(certainty)];
  return { ...rest, text, ...(places && { characters: places }), ...(sure && { certainty: sure }) };
}
