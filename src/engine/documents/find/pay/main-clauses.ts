import type { Finder } from '../../types/document-type.ts';
import { proseWithout, REST_OF_SENTENCE, WORKED_FOR } from '../prose-without.ts';

/** A piece of a sentence: a full stop inside an amount ends nothing. */
const INSIDE = String.raw`(?:[^.;\n]|\.(?=\d)){2,160}?`;
/** What says of a subject how much it is. */
export const AMOUNTS_TO = String.raw`(?:is|was|are|(?:will|shall) be|comes? to|came to|amounts? to|stands? at|totals?|equals?)`;
const PAY = String.raw`(?:salar(?:y|ies)|pay|income|earnings|remuneration|wages?|take[- ]home)`;

/** "… after tax of P400 is P2,000": the same without marks. */
const PREPOSITION = String.raw`\s(?:after|less|minus|net of|following|excluding|including|inclusive of)\b(?:[^.;,\n]|\.(?=\d)){2,100}?`;

/** "the net salary, after tax of P400 and others, is P2,000": what stands between a subject and its verb says something else. */
const APPOSITION = new RegExp(
  String.raw`(?<=\b${PAY}(?: (?!${AMOUNTS_TO}\b)\p{L}+){0,3})(?:,\s(?!and\b|but\b)${INSIDE},|\s\(${INSIDE}\)|\s[-–—]\s${INSIDE}\s[-–—]|${PREPOSITION})(?=\s+${AMOUNTS_TO}\s)`,
  'giu',
);

const WHO = '(?:husband|wife|spouse|mother|father|parents?|brother|sister|uncle|aunt|referee|guarantor)';
const EARLIER = String.raw`(?:previous|former|past|last)\s+${WORKED_FOR}`;

/** A sentence about somebody else, or about work of another time. */
const OF_ANOTHER = new RegExp(
  String.raw`(?<=^|\n|\.\s+)(?:before\s+joining|(?:(?:(?:at|with|under|from|in)\s+)?(?:her|his|their|my|the)\s+)?(?:${EARLIER}|${WHO}\b))${REST_OF_SENTENCE}`,
  'giu',
);

/**
 * Finds in what the main clauses of a letter say of its subject: appositions between a subject and its verb, and sentences about
 * relatives, referees and earlier employers, are left blank.
 */
export const inMainClauses = (...finders: readonly Finder[]): Finder =>
  proseWithout([APPOSITION, OF_ANOTHER], finders);
