import type { TextLine } from '../../contract/pages.ts';
import type { LineReader, LineReading } from './line-reader.ts';
import { isOrnament } from './ornament.ts';
import type { LineCrop } from './line-crop.ts';
import { bare } from './bare-text.ts';

/** Confidence of two readings: the weakest letter counts down to the first, agreement lifts to the second (chosen on drawn specimens, ADR 401). */
const LEAST = 0.5;
const AGREED = 0.7;

/** A line of the first reader with what the second one needs. */
export interface FirstReading {
  readonly line: TextLine;
  readonly crop: LineCrop;
  /** What was read: the crop, or its letters without a form's comb. */
  readonly shown: LineCrop;
  /** The first reader's lowest character confidence, 0–1; the whole line's if unknown. */
  readonly weakest: number;
  /** The first reader's confidence per character; empty if unknown. */
  readonly certainty: readonly number[];
}

/** From this confidence on, the first reader is right often enough that a second reading only costs time. */
const CERTAIN = 0.7;
/** Cap on lines for the second reader, the most doubtful first: each costs as much as several first readings. */
const MOST_ASKED = 10;
/** Readers with different kinds of errors that agree are right in 95 of 100 lines (measured before the first version). */
const AGREED_CONFIDENCE = 0.97;

/** The second reader corrects characters below the first confidence if its line has the second. */
const DOUBTED = 0.6;
const SURE_SECOND = 0.85;

/** Lines in which every character matters: numbers, dates, amounts, and words in capitals (names, codes). */
const isKeyLine = (text: string): boolean =>
  (text.match(/\d/g)?.length ?? 0) >= 2 || /^[A-Z][A-Z '.-]{2,40}$/.test(text);

/** Joined words: `OFEMPLOYMENT-MRKAGOMOSWEU`. Few words have so many letters. */
const isRunTogether = (text: string): boolean =>
  text.split(/\s+/).some((word) => (word.match(/[A-Za-z]/g)?.length ?? 0) >= 18 && !/[@/<_]|www/.test(word));

const isAskedAbout = ({ line: { text }, weakest }: FirstReading): boolean =>
  ((weakest < CERTAIN && isKeyLine(text)) || isRunTogether(text)) && !isOrnament(text);

/**
 * Runs the second reader on uncertain key lines. Agreement makes a line certain; a different reading is kept beside the
 * first, for the operator and for rules that can choose.
 */
export async function withSecondReadings(
  readings: readonly FirstReading[],
  second: LineReader,
): Promise<TextLine[]> {
  const asked = new Set(
    readings
      .filter(isAskedAbout)
      .sort((a, b) => a.weakest - b.weakest)
      .slice(0, MOST_ASKED),
  );
  const lines: TextLine[] = [];
  for (const reading of readings) {
    if (!asked.has(reading)) {
      lines.push(reading.line);
      continue;
    }
    lines.push(judged(reading, await second.read(reading.shown), second));
  }
  return lines;
}

/** Both agree; or only doubted characters differ and the second wins; or the first stays, with lower confidence. */
function judged(reading: FirstReading, seen: LineReading, second: LineReader): TextLine {
  const { line, weakest } = reading;
  const other = { text: seen.text, confidence: seen.confidence, reader: second.name };
  if (bare(seen.text) === bare(line.text))
    return {
      ...withBlanksOf(line, seen.text),
      confidence: Math.max(line.confidence, AGREED_CONFIDENCE),
      second: other,
    };
  if (isWithoutRuleDots(line.text, seen.text) && seen.confidence >= SURE_SECOND)
    return {
      ...line,
      text: seen.text,
      reader: second.name,
      second: { text: line.text, confidence: weakest, reader: line.reader },
    };
  const confidence = Math.min(line.confidence, Math.max(LEAST, weakest));
  const fuller = isFuller(line.text, seen.text);
  if (seen.confidence >= SURE_SECOND && (fuller || differsOnlyWhereDoubted(reading, seen.text)))
    return {
      ...line,
      text: seen.text,
      reader: second.name,
      confidence: Math.max(confidence, AGREED),
      second: { text: line.text, confidence: weakest, reader: line.reader },
    };
  return { ...line, confidence, second: other };
}

/** Same letters, joined words, and the second reader sees more blanks: take them over. */
function withBlanksOf(line: TextLine, text: string): TextLine {
  const blanks = (t: string): number => t.match(/\s+/g)?.length ?? 0;
  if (!isRunTogether(line.text) || blanks(text) <= blanks(line.text)) return line;
  const letters = [...line.text].map((c, i) => ({ c, i })).filter(({ c }) => !/\s/.test(c));
  let next = 0;
  const from = [...text.trim()].map((c) => (/\s/.test(c) ? null : letters[next++]!));
  const { characters, certainty } = line;
  return {
    ...line,
    text: from.map((letter) => letter?.c ?? ' ').join(''),
    ...(certainty?.length === line.text.length
      ? { certainty: from.map((letter) => (letter ? certainty[letter.i]! : 1)) }
      : {}),
    ...(characters?.length === line.text.length
      ? { characters: from.map((letter, i) => characters[(letter ?? from[i + 1])!.i]!) }
      : {}),
  };
}

/** Do the readings differ only by dots of a form's rule (`Lot 5253,.  Ward,...Tsokatshaa.`)? */
function isWithoutRuleDots(first: string, second: string): boolean {
  if (!/[,.]\.|\.[A-Za-z]/.test(first)) return false;
  const [dotted, clean] = [bare(first), bare(second)];
  // A dot between two digits belongs to a number.
  const withoutDots = (text: string): string => text.replace(/(?<!\d)\.|\.(?!\d)/g, '');
  return dotted.length > clean.length && withoutDots(dotted) === withoutDots(clean);
}

function differsOnlyWhereDoubted({ line, certainty }: FirstReading, text: string): boolean {
  if (text.length !== line.text.length || certainty.length !== text.length) return false;
  return [...text].every((c, i) => c === line.text[i] || certainty[i]! < DOUBTED);
}

/** Maximum letters the first reading may have dropped, as a share of its length. */
const MOST_SWALLOWED = 0.35;

/**
 * Is the second reading the first one with letters inserted? Readers drop letters in small print, but hardly invent any
 * between those both have read.
 */
function isFuller(first: string, second: string): boolean {
  const [fewer, more] = [first.replace(/\s/g, ''), second.replace(/\s/g, '')];
  const extra = more.length - fewer.length;
  if (extra < 1 || extra > MOST_SWALLOWED * fewer.length) return false;
  let at = 0;
  for (const character of more) if (character === fewer[at]) at++;
  // Insertions must be letters or digits: stray dots and dashes are dirt.
  const marks = (text: string): number => text.replace(/[A-Za-z0-9]/g, '').length;
  return at === fewer.length && extra > marks(more) - marks(fewer);
}
