import type { Message } from '../../../contract/messages/message.ts';
import type { Box } from '../../../contract/geometry.ts';
import { sharedArea, unionOf } from '../../../contract/geometry.ts';
import type { FieldSource, FieldValue } from '../../../contract/verification.ts';
import type { Parsed } from '../../values/kind.ts';
import { LINE } from '../../layout/line-shares.ts';
import type { Segment } from '../../layout/segment.ts';
import { secondReaderAgrees, minCharacterConfidence } from './labels/read-confidence.ts';

/** What a value keeps that a second reader reads otherwise, and how much its reading counts (chosen on drawn specimens, ADR 401). */
const READ_OTHERWISE = 0.8;
const READING = { least: 0.4, byReader: 0.6 } as const;

/** A possible value of a field, with where it was found and how good the evidence is. */
export interface Candidate {
  readonly value: FieldValue;
  readonly raw: string | null;
  /** 0–1, not calibrated: label × position × shape × reader. */
  readonly score: number;
  readonly page: number | null;
  readonly box: Box | null;
  readonly source: FieldSource;
  /** For the operator: "right of the label “Account Number”". */
  readonly how: string;
  readonly notes: readonly Message[];
  /** Key of the printed place; two fields should not be read from the same place. Null: takes no place. */
  readonly place: string | null;
  /** Did the second reader see the same value? Null: it was not asked. */
  readonly secondAgrees: boolean | null;
  /** How sure the reader was of the least certain character of the value, 0–1; absent where no reader was needed. */
  readonly weakest?: number;
  /** Was it put together of cells beside each other, where a wide gap parts them? */
  readonly acrossCells?: true;
  /** What makes the shape of the value suspicious. */
  readonly doubt?: Message | undefined;
  /** The other value that the same print may mean. */
  readonly other?: FieldValue;
  /** Said by a symbol, or by a row with digits of its own: apart from the print for people. */
  readonly coded?: true;
  /** No sum that agrees settles the doubt: the other reading adds up as well. */
  readonly lasting?: true;
  /** Rows of a list that look like those of people and gave no name. */
  readonly unreadRows?: number;
  /** Where it stands in the running text, where a sentence led to it. */
  readonly inProse?: number;
  /** The label that it stands at, and the key of the line that prints it; absent where none led to it. */
  readonly label?: { readonly phrase: string; readonly line: string };
  /** Keys of its lines ({@link lineKey}) where nothing but the shape of the value speaks for this field. */
  readonly byShape?: readonly string[];
}

/** A line of the document. */
export const lineKey = ({ page, order }: Segment): string => `${page}:${order}`;

/** Marks a candidate that no label and no sentence led to. */
export function byShape(candidate: Candidate, segments: readonly Segment[]): Candidate {
  return { ...candidate, byShape: segments.map(lineKey) };
}

/** Two readers that make different kinds of errors and agree are right about as often (`ocr/second-reading.ts`). */
const TWO_READERS = 0.97;

/** Lines are cut at gaps wider than this, in heights of a line: what stands behind one is another cell of a form or a table. */
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

/** Do both stand at one place of the paper? Not where a place is not known. */
export const shareAPlace = (
  a: Pick<Candidate, 'page' | 'box'>,
  b: Pick<Candidate, 'page' | 'box'>,
): boolean => a.page === b.page && a.box !== null && b.box !== null && sharedArea(a.box, b.box) > 0;
