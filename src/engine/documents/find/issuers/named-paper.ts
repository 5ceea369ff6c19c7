import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** Share of the page's height in which a document names itself. */
const HEAD = 0.4;
/** Confidence of a document's name, 0–1: less per row from the top (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = {
  type: { above: 0.9, below: 0.75, first: 0.9, eachRow: 0.02, least: 0.6 },
  title: { quality: 0.8, place: 0.85 },
} as const;

/** Maximum words; longer lines are sentences. */
const LONGEST = 9;

/** Document kinds with patterns of their names. */
export type NamedPapers = readonly (readonly [type: string, words: RegExp])[];

/** A line in which a document names itself. */
export interface PaperName {
  readonly type: string;
  readonly line: Segment;
  /** Number of rows with short lines before it: "Plot 20 | 7200 0000 | …" counts once. */
  readonly rank: number;
  /** Is it in the upper part of the page? */
  readonly above: boolean;
}

/** Maximum rows of short lines before a heading. */
const HEADING_RANK = 2;

/** The kind that a document names in a short line of its first page. */
export function nameOfPaper(view: DocumentView, papers: NamedPapers): PaperName | null {
  const page = view.pages[0];
  const short = (page?.segments ?? []).filter(
    (s) =>
      s.text
        .trim()
        .split(/\s+/)
        .filter((word) => word.length > 1).length <= LONGEST,
  );
  const rows = [...new Set(short.map((s) => s.row))];
  for (const line of short) {
    const paper = papers.find(([, words]) => words.test(line.text) || isSpaced(line.text, words));
    if (paper)
      return { type: paper[0], line, rank: rows.indexOf(line.row), above: line.box.y < HEAD * page!.height };
  }
  return null;
}

/** "M A R R I A G E  C E R T I F I C A T E": letter-spaced, so blanks do not separate words. */
function isSpaced(text: string, words: RegExp): boolean {
  if (!/^(?:\p{L}\s+){6,}\p{L}$/u.test(text.trim())) return false;
  const loose = new RegExp(words.source.replaceAll(' ', '').replaceAll('\\b', ''), words.flags);
  return loose.test(text.replace(/\s+/g, ''));
}

/** Is it in the document's heading? */
export function isHeading({ rank, above }: PaperName): boolean {
  return above && rank <= HEADING_RANK;
}

/** The kind that the document names; the value is the list's identifier. */
export function namedPaper(papers: NamedPapers): Finder {
  return (view) => {
    const found = nameOfPaper(view, papers);
    if (!found) return [];
    const { type, line, rank, above } = found;
    const parsed = {
      value: type,
      raw: line.text,
      quality: above ? CONFIDENCE.type.above : CONFIDENCE.type.below,
      notes: [],
    };
    const score = Math.max(CONFIDENCE.type.least, CONFIDENCE.type.first - CONFIDENCE.type.eachRow * rank);
    return [{ ...fromSegments([line], parsed, score, 'what the paper calls itself'), place: null }];
  };
}

/** The line in which the document names itself, if it is a heading. */
export function headingOf(papers: NamedPapers): Finder {
  return (view) => {
    const found = nameOfPaper(view, papers);
    if (!found || !isHeading(found)) return [];
    const { text } = found.line;
    const parsed = { value: text, raw: text, quality: CONFIDENCE.title.quality, notes: [] };
    return [fromSegments([found.line], parsed, CONFIDENCE.title.place, 'what the paper calls itself')];
  };
}
