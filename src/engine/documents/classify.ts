import { thousandths } from '../../contract/formats.ts';
import type { Category } from '../../contract/categories.ts';
import { CLASSIFY } from './classify-weights.ts';
import { fieldOfCode, pairsOfCode, wordsOfCode } from './find/zones/barcode-values.ts';
import { labelsOn } from './find/labels/labels.ts';
import { isLetter, isSignedBySender } from './find/letters/letter-form.ts';
import { isMessage } from './find/letters/message-form.ts';
import { isSpokenByOne } from './find/letters/first-person.ts';
import { codedCues } from './find/phrase-cues.ts';
import { matchSentenceCues } from './find/sentence-cues.ts';
import { titlePairs } from './find/title-pairs.ts';
import { isTitled } from './find/titled.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';
import { evidence, type Evidence } from './evidence.ts';
import { fromOtherTypes } from './other-types.ts';
import { printedCues, type PrintedCue } from './printed-cues.ts';
import { isZoneOf, type DocumentType } from './document-type.ts';
import { MARKS } from '../packs/currencies.ts';

/** Minimum score of a page with a title of its own. */
export const HEADED = 2.2;

export interface TypeScore {
  readonly type: DocumentType;
  /** Sum of the evidence; about 3 settles the type. */
  readonly score: number;
  readonly evidence: readonly string[];
  /** Number of pieces of evidence for it. */
  readonly grounds: number;
  /**
   * Is the only evidence one printed word that is not the title, apart from a letter's form and phrases common in
   * letters?
   */
  readonly byWordAlone: boolean;
}

export interface Classification {
  readonly best: TypeScore;
  readonly confidence: number;
  readonly runnersUp: readonly { readonly documentType: string; readonly confidence: number }[];
  /** Do titles, labels and zones surely tell the type, without its wording? */
  readonly isToldByRules?: true;
}

const DATE_CELL = /^\d{1,2}[\s/.-](?:\d{1,2}|\p{L}{3,9})(?:[\s/.-]\d{2,4})?$|^\d{4}-\d{2}-\d{2}$/u;
const AMOUNT_CELL = new RegExp(
  String.raw`^[-–(]?(?:${MARKS})?\s?\d[\d ,]*\.\d{2}\)?\s?[-–]?(?:\s?(?:CR|DR))?$`,
  'i',
);

/** Scores every type on one page or document, best first. */
export function scoreTypes(
  view: DocumentView,
  types: readonly DocumentType[],
  requested: Category | null,
): TypeScore[] {
  const sight = sightOf(view, types);
  return types.map((type) => scoreOf(sight, type, requested)).sort((a, b) => b.score - a.score);
}

/** Shared input of all type scorers. */
interface Sight {
  readonly view: DocumentView;
  /** Text inside the barcodes. */
  readonly codes: readonly { readonly format: string; readonly words: string }[];
  readonly letter: boolean;
  readonly message: boolean;
  /** Does somebody write "I" and "my" in it, or sign it as a private person? */
  readonly spokenByOne: boolean;
  /** Matched phrases of each type. */
  readonly printed: ReadonlyMap<DocumentType, readonly PrintedCue[]>;
}

function sightOf(view: DocumentView, types: readonly DocumentType[]): Sight {
  return {
    view,
    spokenByOne: isSpokenByOne(view) || isSignedBySender(view),
    printed: printedCues(
      view.pages.map((page) => ({
        page,
        entries: entriesOf(page),
        segments: [...page.segments, ...titlePairs(page), ...withoutAbbreviations(page)],
      })),
      types,
    ),
    codes: view.barcodes.map(({ barcode }) => ({ format: barcode.format, words: wordsOfCode(barcode) })),
    letter: isLetter(view),
    message: isMessage(view),
  };
}

/** The best type and a probability-like confidence. */
export function decide(scores: readonly TypeScore[]): Classification | null {
  const [best, second] = scores;
  if (!best) return null;
  const confidence = confidenceOf(best.score, second?.score ?? 0) * (best.grounds < 2 ? CLASSIFY.alone : 1);
  const runnersUp = scores
    .slice(1, 4)
    .filter((s) => s.score > CLASSIFY.runnerUpFrom)
    .map((s) => ({
      documentType: s.type.documentType,
      confidence: thousandths(confidenceOf(s.score, best.score)),
    }));
  return { best, confidence: thousandths(confidence), runnersUp };
}

function confidenceOf(score: number, rival: number): number {
  if (score <= 0) return 0;
  const { enough, lead, offset, scale, most } = CLASSIFY.confidence;
  const sure = 1 - Math.exp(-enough * score);
  const margin = 1 / (1 + Math.exp(-lead * (score - Math.max(0, rival)) - offset));
  return Math.min(most, sure * margin * scale);
}

function scoreOf(sight: Sight, type: DocumentType, requested: Category | null): TypeScore {
  const printed = sight.printed.get(type)!;
  const form = fromForm(sight, type);
  const labels = fromLabels(sight.view, type);
  const found = [
    ...fromZones(sight.view, type),
    ...fromCodes(sight, type, printed),
    ...printed.map(({ phrase, worth }) => evidence(worth, `the words “${phrase}”`)),
    ...form,
    ...fromMessage(sight, type),
    ...matchSentenceCues(sight.view, type.sentenceCues ?? []).map((s) =>
      evidence(s.weight, `it says “${s.printed}”`),
    ),
    ...(type.looks ?? []).flatMap((look) => {
      const seen = look(sight.view);
      return seen ? [evidence(seen.weight, seen.said)] : [];
    }),
  ];
  found.push(...fromOtherTypes(sight.printed, type, found), ...fromLength(sight.view, type), ...labels);
  const score = found.reduce((sum, { weight }) => sum + weight, 0);
  if (requested === type.category && score > CLASSIFY.requested.from)
    found.push(evidence(CLASSIFY.requested.bonus, 'the category asked for'));
  const grounds = found.filter(({ weight }) => weight > 0).length;
  return {
    type,
    score: found.reduce((sum, { weight }) => sum + weight, 0),
    evidence: found.map(({ said }) => said),
    grounds,
    byWordAlone:
      printed.length === 1 &&
      grounds === 1 + form.length + (form.length > 0 ? labels.length : 0) &&
      !isTitled(sight.view, printed[0]!.phrase),
  };
}

function fromZones(view: DocumentView, { zone: wanted }: DocumentType): Evidence[] {
  if (!wanted) return [];
  const own = view.zones.filter(({ zone }) => isZoneOf({ zone: wanted }, zone));
  const foreign = view.zones.find(({ zone }) => zone.valid);
  if (wanted.only && own.length === 0 && foreign)
    return [
      evidence(-wanted.weight, `a machine-readable zone of another paper, of format ${foreign.zone.format}`),
    ];
  const shares = CLASSIFY.zone;
  return own.flatMap(({ zone }): Evidence[] => {
    const sure = zone.checkDigits.some((d) => d.valid) && zone.confidence > shares.readWell;
    const share = zone.valid ? shares.valid : sure ? shares.partly : shares.misread;
    return [evidence(wanted.weight * share, `a machine-readable zone of format ${zone.format}`)];
  });
}

/** Cues in barcodes that are not printed as well. */
function fromCodes(sight: Sight, type: DocumentType, printed: readonly PrintedCue[]): Evidence[] {
  const seen = new Set(printed.map(({ phrase }) => phrase));
  return sight.codes.flatMap(({ format, words }) =>
    codedCues(words, type).flatMap(({ phrase, weight }): Evidence[] => {
      if (seen.has(phrase)) return [];
      seen.add(phrase);
      return [evidence(CLASSIFY.coded * weight, `the words “${phrase}” in a ${format}`)];
    }),
  );
}

function fromForm(sight: Sight, { letter, inCells }: DocumentType): Evidence[] {
  return [
    ...(letter && sight.letter ? [evidence(CLASSIFY.letter[letter], 'the form of a letter')] : []),
    ...(inCells && sight.spokenByOne ? [evidence(CLASSIFY.spokenByOne, 'somebody writes of himself')] : []),
  ];
}

/** The subject of an e-mail names the papers that it is about. */
function fromMessage(sight: Sight, { letter, general }: DocumentType): Evidence[] {
  if (!sight.message || general) return [];
  const { message } = CLASSIFY;
  return [evidence(letter === 'usually' ? message.letter : message.other, 'an e-mail')];
}

function fromLength(view: DocumentView, { mostWords }: DocumentType): Evidence[] {
  if (!mostWords) return [];
  const words = view.pages.flatMap((p) => p.segments).reduce((n, s) => n + s.text.split(/\s+/).length, 0);
  const each = words / view.pages.length;
  return each > mostWords ? [evidence(CLASSIFY.tooLong, `${Math.round(each)} words on a page`)] : [];
}

function fromLabels(view: DocumentView, type: DocumentType): Evidence[] {
  const labels = labelsFound(view, type);
  if (labels.length === 0) return [];
  const some = `${labels.slice(0, 4).join(', ')}${labels.length > 4 ? ', …' : ''}`;
  return [
    evidence(
      Math.min(CLASSIFY.label.most, labels.length * CLASSIFY.label.each),
      `${labels.length} labels of this type (${some})`,
    ),
  ];
}

/** Indexes of rows with a date and an amount: transactions say little about the document that lists them. */
function entriesOf(page: PageLayout): Set<number> {
  const rows = page.rows.map((row) => row.map((s) => s.text));
  return new Set(
    rows.flatMap((texts, i) =>
      texts.length >= 3 && texts.some((t) => DATE_CELL.test(t)) && texts.some((t) => AMOUNT_CELL.test(t))
        ? [i]
        : [],
    ),
  );
}

/** Titles without an abbreviation in brackets: "TAXPAYER IDENTIFICATION NUMBER (TIN) CERTIFICATE". */
function withoutAbbreviations(page: PageLayout): Segment[] {
  return page.segments.slice(0, 12).flatMap((segment) => {
    const text = segment.text.replace(/ \([A-Z]{2,5}\)(?= \p{L})/u, '');
    return text === segment.text ? [] : [{ ...segment, text }];
  });
}

function labelsFound(view: DocumentView, type: DocumentType): string[] {
  const found = new Map<string, string>();
  for (const page of view.pages) {
    for (const hits of labelsOn(page, type).values()) {
      for (const hit of hits)
        if (hit.field && hit.strength >= CLASSIFY.label.leastStrength) found.set(hit.field, hit.phrase);
    }
  }
  for (const { barcode } of view.barcodes) {
    for (const { name } of pairsOfCode(barcode)) {
      const field = fieldOfCode(type, name);
      if (field !== null && !found.has(field)) found.set(field, `${name} in a ${barcode.format}`);
    }
  }
  return [...new Set(found.values())];
}
