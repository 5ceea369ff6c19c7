import type { TextLine } from './pages.ts';

/**
 * A line reduced to some of its characters, with their measurements.
 *
 * @param kept offsets in the line's text, ascending
 * @param text replacement for the kept characters, same length as `kept`
 */
export function withCharacters(line: TextLine, kept: readonly number[], text: string): TextLine {
  const { characters, certainty, ...rest } = line;
  const ofKept = (values: readonly number[] | undefined): number[] | undefined =>
    values?.length === line.text.length ? kept.map((i) => values[i]!) : undefined;
  const [places, sure] = [ofKept(characters), ofKept(certainty)];
  return { ...rest, text, ...(places && { characters: places }), ...(sure && { certainty: sure }) };
}
