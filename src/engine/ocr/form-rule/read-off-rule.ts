import { certaintyOfLetters, type LineReader, type LineReading } from '../line-reader.ts';
import type { LineCrop } from '../ppocr/crop.ts';
import { withoutRule } from './without-rule.ts';

/** A rule shows in a reading as so many stops and dashes, or as a letter that was read less surely than this. */
const FEWEST_STOPS = 2;
const UNSURE = 0.9;
/** Without its rule a line is read more surely; where letters were taken for a rule, it is not. */
const LESS_SURE = 0.002;

/** What a reader makes of a line, and the crop on which it reads so. */
export interface ReadCrop {
  readonly crop: LineCrop;
  readonly reading: LineReading;
}

/** Reads a line; where it may be written on the rule of a form, without the rule as well, and keeps the surer reading. */
export async function readOffRule(crop: LineCrop, reader: LineReader): Promise<ReadCrop> {
  const read = { crop, reading: await reader.read(crop) };
  if (!showsRule(read.reading)) return read;
  const bare = withoutRule(crop);
  if (bare === crop) return read;
  const again = { crop: bare, reading: await reader.read(bare) };
  return sureness(again.reading) >= sureness(read.reading) - LESS_SURE ? again : read;
}

const showsRule = (reading: LineReading): boolean =>
  reading.text.split(/[._-]/).length > FEWEST_STOPS || certaintyOfLetters(reading).some((p) => p < UNSURE);

/** Mean certainty of letters and digits: dots of a rule are read surely as well. */
function sureness({ text, certainty }: LineReading): number {
  const letters = certainty.filter((_, i) => /[\p{L}\d]/u.test(text[i]!));
  return letters.reduce((sum, p) => sum + p, 0) / Math.max(1, letters.length);
}
