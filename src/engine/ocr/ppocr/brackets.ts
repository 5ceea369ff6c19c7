import type { LineReading } from '../line-reader.ts';

/** A bracket that closes behind the form of a company, and that nothing opened. */
const UNOPENED = /(?<=^|\s)(?:Pty|PTY|Proprietary|PROPRIETARY) ?\)/g;
/** What was not seen is doubted. */
const CERTAINTY = 0.5;

/** A reading with the bracket before `Pty)`, which is thin and stands close to its letter, put back. */
export function withOpenedBrackets(reading: LineReading): LineReading {
  let mended = reading;
  for (const { index } of [...reading.text.matchAll(UNOPENED)].toReversed()) {
    const before = reading.text.slice(0, index);
    if (before.lastIndexOf('(') <= before.lastIndexOf(')')) mended = withInserted(mended, index, '(');
  }
  return mended;
}

function withInserted(reading: LineReading, at: number, character: string): LineReading {
  const { text, certainty, centres } = reading;
  const put = (values: readonly number[], value: number): number[] =>
    values.length === text.length ? values.toSpliced(at, 0, value) : [...values];
  const before = centres[at - 1] ?? 0;
  return {
    ...reading,
    text: text.slice(0, at) + character + text.slice(at),
    certainty: put(certainty, CERTAINTY),
    centres: put(centres, (before + (centres[at] ?? before)) / 2),
  };
}
