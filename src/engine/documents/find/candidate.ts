import type { Message } from '../../../contract/messages/message.ts';
import type { Box } from '../../../contract/geometry.ts';
import { sharedArea, unionOf } from '../../../contract/geometry.ts';
import type { FieldSource, FieldValue } from '../../../contract/verification.ts';
import type { Parsed } from '../../values/kind.ts';
import { LINE } from '../../layout/line-shares.ts';
import type { Segment } from '../../layout/segment.ts';
import { secondReaderAgrees, minCharacterConfidence } from './labels/read-confidence.ts';

/**
 * Score factor if the second reader disagrees, and the influence of OCR confidence (chosen on drawn specimens, ADR
 * 401).
 */
const READ_OTHERWISE = 0.8;
const READING = { least: 0.4, byReader: 0.6 } as const;

/** A possible value of a field, with its place and score. */
export interface Candidate {
  readonly value: FieldValue;
  readonly raw: string | null;
  /** 0–1, not calibrated: label × position × form × reader. */
  readonly score: number;
  readonly page: number | null;
  readonly box: Box | null;
  readonly source: FieldSource;
  /** For the operator: "right of the label “Account Number”". */
  readonly how: string;
  readonly notes: readonly Message[];
  /** Key of the printed place, which two fields should not share. Null: uses no place. */
  readonly place: string | null;
  /** Did the second reader see the same value? Null: it was not asked. */
  readonly secondAgrees: boolean | null;
  /** Confidence of the value's least certain character, 0–1; absent without OCR. */
  readonly weakest?: number;
  /** Was it joined from adjacent cells across a wide gap? */
  readonly acrossCells?: true;
  /** A reason to doubt the value. */
  readonly doubt?: Message | undefined;
  /** The other value of an ambiguous print. */
  readonly other?: FieldValue;
  /** From a barcode, or a row with check digits of its own, not from the print. */
  readonly coded?: true;
  /** Agreeing sums do not resolve the doubt, as the other reading adds up as well. */
  readonly lasting?: true;
  /** Rows of a list that look like those of people and gave no name. */
  readonly unreadRows?: number;
  /** Position in the running text, if a sentence pattern matched. */
  readonly inProse?: number;
  /** The label it belongs to and the key of that label's line; absent without a label. */
  readonly label?: { readonly phrase: string; readonly line: string };
  /** Keys of its lines ({@link lineKey}) if it was found by its form alone. */
  readonly byShape?: readonly string[];
}

/** Key of a line of the document. */
export const lineKey = ({ page, order }: Segment): string => `${page}:${order}`;

/** Marks a candidate without label or sentence. */
export function byShape(candidate: Candidate, segments: readonly Segment[]): Candidate {
  return { ...candidate, byShape: segments.map(lineKey) };
}

/** Probability that two readers with different kinds of errors are right when they agree (`ocr/second-reading.ts`). */
const TWO_READERS = 0.97;

/** Wider gaps, in line heights, separate cells. */
const GAP_OF_CELLS = 1;

const isFarBehind = ({ box, page }: Segment, before: Segment): boolean =>
  page === before.page &&
  Math.abs(box.y - before.box.y) < LINE.half * box.height &&
  box.x - (before.box.x + before.box.width) > GAP_OF_CELLS * box.height;

export function fromSegments(
  segments: readonly Segment[],
  parsed: Parsed,
  score: number,
  how: string,
  secondAgrees: boolean | null = null,
): Candidate {
  const first = segments[0];
  const second = secondAgrees ?? secondReaderAgrees(segments, parsed.raw);
  const line = segments.length === 0 ? 1 : Math.min(...segments.map((s) => s.confidence));
  const reader =
    second === true ? Math.max(line, TWO_READERS) : second === false ? READ_OTHERWISE * line : line;
  return {
    value: parsed.value,
    raw: parsed.raw === '' ? null : parsed.raw,
    score: score * parsed.quality * (READING.least + READING.byReader * reader),
    page: first?.page ?? null,
    box: segments.length > 0 ? unionOf(segments.map((s) => s.box)) : null,
    source: first?.source ?? 'printed',
    how,
    notes: parsed.notes,
    place: first ? `${first.page}:${first.order}:${Math.round(first.box.x)}` : null,
    secondAgrees: second,
    weakest: minCharacterConfidence(segments, parsed.raw),
    ...(segments.some((s, i) => i > 0 && isFarBehind(s, segments[i - 1]!)) && { acrossCells: true as const }),
    doubt: parsed.doubt,
    ...(parsed.other !== undefined && { other: parsed.other }),
  };
}

/** Are both at the same place? False if a place is unknown. */
export const shareAPlace = (
  a: Pick<Candidate, 'page' | 'box'>,
  b: Pick<Candidate, 'page' | 'box'>,
): boolean => a.page === b.page && a.box !== null && b.box !== null && sharedArea(a.box, b.box) > 0;
