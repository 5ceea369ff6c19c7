import type { Segment } from '../../layout/segment.ts';
import { allowedSlips, compact, fold } from '../../values/text/fold.ts';
import type { DocumentType } from '../document-type.ts';
import { labelHits } from './labels/labels.ts';
import { phrasesFor } from '../../labels/phrases.ts';
import { lettersIn } from './labels/vocabulary.ts';
import { oncePer } from '../../lazily.ts';

/** "Trade licence renewal", "tender purposes": words after a document name that make it a purpose. */
const AIM = /^\W*(?:renewals?|applications?|purposes?|requirements?|tenders?)\b/i;
const ASKED_FOR =
  'collect|obtain|renew|apply(?:ing)? for|request(?:ing)?|process|submit|fetch|lodge|attach|enclose|bring|provide|furnish|produce|present|cop(?:y|ies) of';
/** "to collect our tax clearance", "apply for a trade licence". */
const AIMED_AT = new RegExp(
  String.raw`\b(?:${ASKED_FOR})\s+(?:(?:my|our|your|the|a|an|his|her|its|their|new|valid)\s+){0,2}$`,
  'i',
);
/** Phrases of less weight do not name documents: "gas and electricity". */
const OF_TITLE = 2;
/** Maximum words of a document name; longer phrases are sentences. */
const LONGEST_NAME = 3;
/** "… make this sworn statement and affidavit": words before a name that refer to the document itself. */
const ITSELF =
  /\b(?:this|the present|hereby)\s+(?:(?!(?:an?|any|the|my|your|our|his|her|their|with|to|for|or)\b)\p{L}+\s+){0,4}$/iu;
/** "(payslip or bank statement)", "payslips, utility bills": a lower-case item in a list of documents. */
const isListed = (text: string, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  /^(?:\p{Ll}|\p{Lu}+\d)/u.test(text.slice(from)) &&
  !ITSELF.test(text.slice(0, from)) &&
  (/(?:[(,/]|\b(?:or|and))\s*$/.test(text.slice(0, from)) ||
    /^s?\s*(?:[,/]\s*\p{Ll}|(?:or|and)\b)/u.test(text.slice(to)));

/** Weight factor of such phrases. */
const AIMED = 0.25;

/** OCR may lose one letter at the beginning, not two: "Registration" is not a misread "Re-registration". */
const LOST_BEGINNING = 2;

/** A short word with another initial is another word: "Gender" is not a misread "Tender". */
function isAnotherWord(printed: string, phrase: string): boolean {
  const [read, wanted] = [compact(printed).text, compact(phrase).text];
  if (wanted.endsWith(read) && wanted.length - read.length >= LOST_BEGINNING) return true;
  return allowedSlips(wanted.length) === 0 && read[0] !== wanted[0] && !LIKE_I.test(`${read[0]}${wanted[0]}`);
}

/** "Form 13" is not a misread "Form 16": another digit is another number, unless a letter was read for it. */
function isAnotherNumber(printed: string, phrase: string): boolean {
  const [number] = /\d+/.exec(phrase) ?? [];
  return number !== undefined && !asFigures(printed).includes(number);
}

/**
 * "Certificate of BIN Registration" is not a misread "… TIN …": a word that is a known phrase itself was read
 * correctly.
 */
function holdsAnother(printed: string, phrase: string, others: ReadonlySet<string>): boolean {
  const [read, wanted] = [printed, phrase].map((text) => text.split(/\s+/).map((word) => compact(word).text));
  return read!.length === wanted!.length && read!.some((word, i) => word !== wanted![i] && others.has(word));
}

const LETTER_FOR: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8' };
const asFigures = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/[oilsb]/g, (letter) => LETTER_FOR[letter]!);

/** "lnvoice": strokes that OCR confuses. */
const LIKE_I = /^[il1]{2}$/;

/** "… to renew their trading licences": a lower-case plural of a document name. */
const saysSeveral = (printed: string, phrase: string): boolean =>
  /\p{Ll}s\W*$/u.test(printed) && !/s$/i.test(phrase) && /^\P{Lu}*$/u.test(printed);

/** "PAYSLIPS AND CONFIRMATION LETTERS": a plural in a heading of rules. */
const isSeveralInCapitals = (text: string, { phrase, to }: Pick<CueHit, 'phrase' | 'to'>): boolean =>
  !/s$/i.test(phrase) &&
  /^\p{Lu}?S\s+(?:AND|OR|&)\s/u.test(text.slice(text.slice(0, to).trimEnd().length - 1));

/** First rows, where a title may have its number: "Share certificate no. 9". */
const ROWS_OF_TITLES = 2;
/** "Driver's licence number", "Driving Licence expiry": a field of a form. */
function namesAField({ text, row }: Segment, { from, phrase }: Pick<CueHit, 'from' | 'phrase'>): boolean {
  const words = phrase.split(' ').length;
  if (words < 2) return false;
  const next = /^\p{Ll}+/u.exec(text.slice(from).split(/\s+/)[words] ?? '')?.[0] ?? '';
  return IS_FIELD.test(next) || ((row >= ROWS_OF_TITLES || from > 0) && IS_NUMBER.test(next));
}
const IS_FIELD = /^(?:expiry|expires|codes?|class|holder|issued|endorsed|date)$/;
const IS_NUMBER = /^(?:no|nr|number)$/;

/** "Your driving licence", "his passport": phrases that cards do not use of themselves, but bills do. */
const OF_SOMEBODY = /\b(?:your|my|his|her|their|our|a|the)\s$/i;

/** "tax clearance certificates": a plural after the matched name. */
const OF_SEVERAL = /^\s?(?:certificates|licen[cs]es|permits|letters|statements|forms)\b/;

/** "what a share certificate proves": a lower-case indefinite mention; but "granted a trade licence" issues one. */
const speaksOfAny = (text: string, from: number): boolean =>
  /^\p{Ll}/u.test(text.slice(from)) &&
  /(?<!\b(?:grant|issue|give|award)(?:s|n|ed)? )\b(?:an?|any|each|every|no|which|between) $/i.test(
    text.slice(0, from),
  );

/** A cue found in a line; `share` is its share of the line's letters, 0–1. */
export interface CueHit {
  readonly phrase: string;
  /** As declared, or less if the line refers to another document. */
  readonly weight: number;
  readonly declared: number;
  /** Start in the line, and end (exclusive). */
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Normalised cues of all types. */
export const lettersOfCues = oncePer(
  (types: readonly DocumentType[]): ReadonlySet<string> =>
    new Set(types.flatMap((type) => type.phraseCues.map((m) => compact(m.phrase).text))),
);

/**
 * The cues of a type in one segment, allowing for OCR errors, but not if the print equals a phrase in `others`: "TIN
 * Certificate" is not a misread "BIN Certificate".
 */
export function* cuesIn(
  segment: Segment,
  type: DocumentType,
  others: ReadonlySet<string>,
): Generator<CueHit> {
  const known = cuesOf(type);
  const length = lettersIn(segment);
  for (const hit of labelHits(segment, known.phrases)) {
    const weight = known.weights.get(hit.phrase)!;
    const printed = segment.text.slice(hit.from, hit.to);
    if (isAnotherWord(printed, hit.phrase) || isAnotherNumber(printed, hit.phrase)) continue;
    const read = compact(printed).text;
    if (read !== compact(hit.phrase).text && (others.has(read) || holdsAnother(printed, hit.phrase, others)))
      continue;
    yield {
      phrase: hit.phrase,
      // Purposes and supporting documents are other documents; "trading licences" are many.
      weight:
        weight > 0 &&
        (AIM.test(segment.text.slice(hit.to)) ||
          (weight >= OF_TITLE &&
            hit.phrase.split(' ').length <= LONGEST_NAME &&
            isListed(segment.text, hit)) ||
          AIMED_AT.test(segment.text.slice(0, hit.from)) ||
          (hit.from > 0 && saysSeveral(printed, hit.phrase)) ||
          (hit.phrase.includes(' ') && speaksOfAny(segment.text, hit.from)) ||
          OF_SEVERAL.test(segment.text.slice(hit.to)) ||
          isSeveralInCapitals(segment.text, hit) ||
          namesAField(segment, hit) ||
          (type.category === 'IDENTITY' &&
            (OF_SOMEBODY.test(segment.text.slice(0, hit.from)) ||
              OF_SOMEBODY.test(printed.replace(/\S+\s+\S+\s*$/, '')))))
          ? weight * AIMED
          : weight,
      declared: weight,
      from: hit.from,
      to: hit.to,
      share: compact(hit.phrase).text.length / Math.max(1, length),
    };
  }
}

/** Cues among the words of a barcode, which is read without errors, so they must match exactly. */
export function codedCues(words: string, type: DocumentType): DocumentType['phraseCues'] {
  const text = ` ${fold(words)} `;
  return type.phraseCues.filter((m) => text.includes(` ${fold(m.phrase)} `));
}

const cuesOf = oncePer(({ phraseCues }: DocumentType) => ({
  phrases: phrasesFor(phraseCues.map((m) => ({ field: m.phrase, labels: [m.phrase] }))),
  weights: new Map(phraseCues.map((m) => [m.phrase, m.weight] as const)),
}));
