import type { TextLine } from '../../contract/pages.ts';
import type { LineReader, LineReading } from './line-reader.ts';
import { isOrnament } from './ornament.ts';
import type { LineCrop } from './line-crop.ts';

/** Confidence of two readings: the weakest letter counts down to the first, agreement lifts to the second (chosen on drawn specimens, ADR 401). */
const LEAST = 0.5;
const AGREED = 0.7;

/** A line of the first reader with what is needed to ask the second one. */
export interface FirstReading {
  readonly line: TextLine;
  readonly crop: LineCrop;
  /** What was read: the crop, or its letters without the fields of a form between them. */
  readonly shown: LineCrop;
  /** The first reader's least certain character, 0–1; its whole line's where it does not know better. */
  readonly weakest: number;
  /** The first reader's certainty of each character of the line; empty where it does not say. */
  readonly certainty: readonly number[];
}

/** At or above this, the first reader is right often enough that a second opinion only costs time. */
const CERTAIN = 0.7;
/** Each second opinion costs as much as several first ones: the most doubtful lines are asked about. */
const MOST_ASKED = 10;
/** Readers that make different kinds of errors and agree are right in 95 of 100 lines (measured before the first version). */
const AGREED_CONFIDENCE = 0.97;

/** The second reader corrects characters the first one doubts this much, when it is this sure of its line. */
const DOUBTED = 0.6;
const SURE_SECOND = 0.85;

/** Lines whose characters matter one by one: numbers, dates, amounts, and words in capitals (names, codes). */
const isKeyLine = (text: string): boolean =>
  (text.match(/\d/g)?.length ?? 0) >= 2 || /^[A-Z][A-Z '.-]{2,40}$/.test(text);

/** Words that the first reader joined: `OFEMPLOYMENT-MRKAGOMOSWEU`. Few words have so many letters. */
const isRunTogether = (text: string): boolean =>
  text.split(/\s+/).some((word) => (word.match(/[A-Za-z]/g)?.length ?? 0) >= 18 && !/[@/<_]|www/.test(word));

const isAskedAbout = ({ line: { text }, weakest }: FirstReading): boolean =>
  ((weakest < CERTAIN && isKeyLine(text)) || isRunTogether(text)) && !isOrnament(text);

const bare = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * Asks the second reader about key lines that the first one is not certain of. Agreement makes a line certain;
 * a different reading is kept beside the first one for the operator and for rules that can choose between them.
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

/** Both agree; or the second one is right where only doubted characters differ; or the first stands, doubted. */
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

/** Same letters, run together, and the second reader sees more words: its blanks are taken over. */
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

/** Do both readings differ only by dots of the rule that a form has under its values (`Lot 5253,.  Ward,...Tsokatshaa.`)? */
function isWithoutRuleDots(first: string, second: string): boolean {
  if (!/[,.]\.|\.[A-Za-z]/.test(first)) return false;
  const [dotted, clean] = [bare(first), bare(second)];
  // A dot between two digits is a number's.
  const withoutDots = (text: string): string => text.replace(/(?<!\d)\.|\.(?!\d)/g, '');
  return dotted.length > clean.length && withoutDots(dotted) === withoutDots(clean);
}

function differsOnlyWhereDoubted({ line, certainty }: FirstReading, text: string): boolean {
  if (text.length !== line.text.length || certainty.length !== text.length) return false;
  return [...text].every((c, i) => c === line.text[i] || certainty[i]! < DOUBTED);
}

/** The most letters, as a share of the first reading, that it may have swallowed. */
const MOST_SWALLOWED = 0.35;

/**
 * Is the second reading the first one with letters put in? A reader swallows letters of small print, but hardly
 * invents some between those the other one saw as well.
 */
function isFuller(first: string, second: string): boolean {
  const [fewer, more] = [first.replace(/\s/g, ''), second.replace(/\s/g, '')];
  const extra = more.length - fewer.length;
  if (extra < 1 || extra > MOST_SWALLOWED * fewer.length) return false;
  let at = 0;
  for (const character of more) if (character === fewer[at]) at++;
  // What is put in are letters or figures: stray dots and dashes are dirt.
  const marks = (text: string): number => text.replace(/[A-Za-z0-9]/g, '').length;
  return at === fewer.length && extra > marks(more) - marks(fewer);
}
