import { certaintyOfLetters, type LineReader, type LineReading } from '../line-reader.ts';
import type { LineCrop } from '../line-crop.ts';
import { withoutComb } from './comb.ts';
import { inkIn, type Ink } from './ink.ts';
import { withoutRule } from './without-rule.ts';

/** What a form prints shows in a reading as so many stops, dashes and bars, or as a letter read less surely than this. */
const FEWEST_STROKES = 2;
const UNSURE = 0.9;
/** Letters in the fields of a comb stand at least so far apart, as a share of the line's height. */
const WIDE = 0.62;
/** Without its rule a line is read more surely; where letters were taken for a rule, it is not. */
const LESS_SURE = 0.002;

export interface FormReading {
  /** The line as it was cut, without what the form prints where that left its letters where they were. */
  readonly crop: LineCrop;
  /** What was read: another reader is shown the same. */
  readonly shown: LineCrop;
  /** Places are those in `crop`. */
  readonly reading: LineReading;
}

/**
 * Reads a line; where it may be written on the rule of a form or letter by letter into a comb, without these as well, and
 * keeps the surer reading.
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

/** Mean certainty of letters and digits: dots of a rule are read surely as well. */
function sureness({ text, certainty }: LineReading): number {
  const letters = certainty.filter((_, i) => /[\p{L}\d]/u.test(text[i]!));
  return letters.reduce((sum, p) => sum + p, 0) / Math.max(1, letters.length);
}
