import { certaintyOfLetters, type LineReader, type LineReading } from '../line-reader.ts';
import type { LineCrop } from '../line-crop.ts';
import { withoutComb } from './comb.ts';
import { inkIn, type Ink } from './ink.ts';
import { withoutRule } from './without-rule.ts';

/** Signs of form printing in a reading: at least this many stops, dashes and bars, or a letter below this confidence. */
const FEWEST_STROKES = 2;
const UNSURE = 0.9;
/** Minimum letter spacing in a comb, as a share of the line's height. */
const WIDE = 0.62;
/** Margin of confidence by which the reading without rule may be lower; where letters were taken for a rule it is lower by more. */
const LESS_SURE = 0.002;

export interface FormReading {
  /** The original crop, without the form's printing if its removal kept the letters in place. */
  readonly crop: LineCrop;
  /** What was recognised: a second reader gets the same. */
  readonly shown: LineCrop;
  /** Positions are in `crop`. */
  readonly reading: LineReading;
}

/**
 * Reads a line; if it may be written on a form's rule or in a comb, also reads it without these and keeps the reading
 * with the higher confidence.
 */
export async function readFormLine(crop: LineCrop, reader: LineReader): Promise<FormReading> {
  const asCut = { crop, shown: crop, reading: await reader.read(crop) };
  const { reading } = asCut;
  const isStruck = showsStrokes(reading);
  if (!isStruck && !isWide(crop, reading)) return asCut;
  const ink = inkIn(crop);
  const without =
    (await readInComb(crop, ink, reader)) ?? (isStruck ? await readOffRule(crop, ink, reader) : null);
  return without && sureness(without.reading) >= sureness(reading) - LESS_SURE ? without : asCut;
}

async function readInComb(crop: LineCrop, ink: Ink, reader: LineReader): Promise<FormReading | null> {
  const combed = withoutComb(crop, ink);
  if (!combed) return null;
  const { columns } = combed;
  const reading = await reader.read(combed.crop);
  const asCut = (x: number): number => columns[Math.max(0, Math.min(columns.length - 1, Math.round(x)))]!;
  return { crop, shown: combed.crop, reading: { ...reading, centres: reading.centres.map(asCut) } };
}

async function readOffRule(crop: LineCrop, ink: Ink, reader: LineReader): Promise<FormReading | null> {
  const bare = withoutRule(crop, ink);
  return bare === crop ? null : { crop: bare, shown: bare, reading: await reader.read(bare) };
}

const showsStrokes = (reading: LineReading): boolean =>
  reading.text.split(/[._|[\]-]/).length > FEWEST_STROKES ||
  certaintyOfLetters(reading).some((p) => p < UNSURE);

const isWide = ({ width, height }: LineCrop, { text }: LineReading): boolean =>
  width > WIDE * height * text.replace(/\s/g, '').length;

/** Mean confidence of letters and digits only: dots of a rule are read with confidence too. */
function sureness({ text, certainty }: LineReading): number {
  const letters = certainty.filter((_, i) => /[\p{L}\d]/u.test(text[i]!));
  return letters.reduce((sum, p) => sum + p, 0) / Math.max(1, letters.length);
}
