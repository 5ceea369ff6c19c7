import type { LineReading } from '../line-reader.ts';

/** A character of a mended reading: the place it had in the reading, perhaps with another letter, or one that was put in. */
export type Mended =
  | { readonly from: number; readonly character?: string }
  | { readonly character: string; readonly certainty: number; readonly centre: number };

/**
 * A reading made of these characters, in this order; each keeps its certainty and place. What the reading does not
 * know of each of its characters is left as it was.
 */
export function rearranged(reading: LineReading, characters: readonly Mended[]): LineReading {
  const { text, certainty, centres } = reading;
  const valuesOf = (values: readonly number[], own: 'certainty' | 'centre'): number[] =>
    values.length === text.length
      ? characters.map((c) => ('from' in c ? values[c.from]! : c[own]))
      : [...values];
  return {
    ...reading,
    text: characters.map((c) => ('from' in c ? (c.character ?? text[c.from]!) : c.character)).join(''),
    certainty: valuesOf(certainty, 'certainty'),
    centres: valuesOf(centres, 'centre'),
  };
}

/** The characters of a reading as they are. */
export const charactersOf = ({ text }: LineReading): Mended[] =>
  Array.from({ length: text.length }, (_, from) => ({ from }));
