import { insideSentence } from '../../../contract/formats.ts';
import type { SentencePair } from './pairs.ts';

/** How the values inside a sentence are set for people. */
export interface ValueWords {
  readonly date: (iso: string) => string;
  readonly field: (name: string) => string;
  readonly document: (type: string) => string;
  /** A likeness, 0–1. */
  readonly score: (share: number) => string;
}

interface Template {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly words: string;
  /** Made of other sentences and little else: it says nothing of its own. */
  readonly joins: boolean;
}

const PLACEHOLDER = /\{(\w+)\}/g;
const ISO_DATE = /\b\d{4}-\d{2}-\d{2}\b/g;

/**
 * Makes the translator of one language. Answers null for a sentence without a pair.
 *
 * @param side 0: the English again, with dates and names set for people; 1: the translation.
 */
export function translator(
  pairs: readonly SentencePair[],
  side: 0 | 1,
  values: ValueWords,
): (sentence: string) => string | null {
  // Templates with more words of their own first: "Signed by {name} on {date}" before "Signed by {name}".
  const templates = pairs
    .map((pair) => compile(pair, side))
    .sort((a, b) => ownWords(b.pattern) - ownWords(a.pattern));

  const whole = (sentence: string): string | null => {
    for (const { pattern, names, words, joins } of templates) {
      const match = pattern.exec(sentence);
      if (!match) continue;
      const found = new Map(names.map((name, i) => [name, match[i + 1]!]));
      // "{part} and {part2}" fits every sentence with an "and" in it: its parts must be known ones.
      if (joins && [...found.values()].some((part) => whole(part) === null)) continue;
      return words.replace(PLACEHOLDER, (_, name: string, at: number) =>
        set(name, found.get(name) ?? '', at === 0),
      );
    }
    return null;
  };
  const set = (name: string, value: string, first: boolean): string => {
    if (name.startsWith('part') || name.startsWith('piece')) return translate(value) ?? value;
    if (name.startsWith('field'))
      return value
        .split(', ')
        .map((field, i) => (first && i === 0 ? values.field(field) : insideSentence(values.field(field))))
        .join(', ');
    if (name.startsWith('score')) return values.score(Number(value));
    if (name.startsWith('documents'))
      return value
        .split(' and ')
        .map(values.document)
        .join(side === 0 ? ' and ' : ' le ');
    return value.replace(ISO_DATE, values.date);
  };
  // Sentence by sentence first: the last value of a template would swallow the sentence behind it.
  const translate = (text: string): string | null => inSentences(text, whole) ?? whole(text);
  return translate;
}

/** Two sentences in one message: each by its own pair, or nothing. */
function inSentences(text: string, whole: (sentence: string) => string | null): string | null {
  for (let at = text.indexOf('. '); at >= 0; at = text.indexOf('. ', at + 1)) {
    const first = whole(text.slice(0, at + 1));
    const rest = text.slice(at + 2);
    const second = first === null ? null : (whole(rest) ?? inSentences(rest, whole));
    if (first !== null && second !== null) return `${first} ${second}`;
  }
  return null;
}

function compile([english, other]: SentencePair, side: 0 | 1): Template {
  const names = [...english.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  const source = english
    .split(PLACEHOLDER)
    .map((piece, i) => (i % 2 === 0 ? piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : valueOf(piece)))
    .join('');
  const joins =
    names.every((name) => name.startsWith('part')) && !/[A-Za-z]{4}/.test(english.replace(PLACEHOLDER, ''));
  return { pattern: new RegExp(`^${source}$`), names, words: side === 0 ? english : other, joins };
}

/** What may stand for a value: names of fields and documents are single words or lists, some values one word; the rest is anything. */
function valueOf(name: string): string {
  if (name.startsWith('fields')) return '([A-Za-z]\\w*(?:, [A-Za-z]\\w*)*)';
  if (name.startsWith('field')) return '([A-Za-z]\\w*)';
  if (name.startsWith('documents')) return '([A-Z_]+(?: and [A-Z_]+)?)';
  if (name.startsWith('words')) return '([^;]+)';
  if (name.startsWith('word')) return '([^\\s;:]+)';
  // Of a list inside a sentence: the full stop is the sentence's, whose own pair takes it away first.
  if (name.startsWith('piece')) return '(.*?[^.])';
  if (name.startsWith('date')) return '(\\d{4}-\\d{2}-\\d{2})';
  return '(.+?)';
}

const ownWords = (pattern: RegExp): number => pattern.source.replace(/\([^)]*\)/g, '').length;
