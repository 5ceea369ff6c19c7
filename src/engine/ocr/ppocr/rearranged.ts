import type { LineReading } from '../line-reader.ts';

/** A character of a corrected reading: kept from an index, perhaps replaced, or inserted. */
export type Mended =
  | { readonly from: number; readonly character?: string }
  | { readonly character: string; readonly certainty: number; readonly centre: number };

/**
 * Rebuilds a reading from these characters in order; each keeps its confidence and position. Per-character values that
 * the reading lacks stay absent.
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

/** The characters of a reading, unchanged. */
export const charactersOf = ({ text }: LineReading): Mended[] =>
  Array.from({ length: text.length }, (_, from) => ({ from }));
