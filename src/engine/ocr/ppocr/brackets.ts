import type { LineReading } from '../line-reader.ts';
import { charactersOf, rearranged } from './rearranged.ts';

/** A closing bracket after a legal form, without an opening one. */
const UNOPENED = /(?<=^|\s)(?:Pty|PTY|Proprietary|PROPRIETARY) ?\)/g;
/** Confidence of an inserted character. */
const CERTAINTY = 0.5;

/** Restores the bracket before `Pty)`, which is thin and close to its letter. */
export function withOpenedBrackets(reading: LineReading): LineReading {
  let mended = reading;
  for (const { index } of [...reading.text.matchAll(UNOPENED)].toReversed()) {
    const before = reading.text.slice(0, index);
    if (before.lastIndexOf('(') <= before.lastIndexOf(')')) mended = withInserted(mended, index, '(');
  }
  return mended;
}

function withInserted(reading: LineReading, at: number, character: string): LineReading {
  const { centres } = reading;
  const before = centres[at - 1] ?? 0;
  const centre = (before + (centres[at] ?? before)) / 2;
  return rearranged(
    reading,
    charactersOf(reading).toSpliced(at, 0, { character, certainty: CERTAINTY, centre }),
  );
}
