import type { Box } from '../../../contract/geometry.ts';
import type { EvidenceGroup } from '../../../contract/forensics.ts';
import type { Message } from '../../../contract/messages/message.ts';
import type { ColourEncoding } from './encoding.ts';
import type { ImageEvidence } from './evidence.ts';

/** A measured value of a picture; calibration against benign files of the channel turns it into evidence. */
export interface Measurement {
  /** Null: there was nothing to measure, which says nothing. */
  readonly value: number | null;
  /** Where the value is highest, picture pixels. */
  readonly box: Box | null;
  /** Suspicion per cell for the heat map, row by row: robust deviations above the rest of the page. */
  readonly cells?: { readonly columns: number; readonly rows: number; readonly values: Float32Array };
  readonly detail: string;
}

/** Measures pixels or coefficients; what the value means is decided by calibration. */
export interface ImageDetector {
  readonly id: string;
  readonly version: string;
  readonly group: EvidenceGroup;
  /** For a clerk, when the value is beyond what benign files show. */
  readonly says: Message;
  /** From here on the value has no ordinary explanation that we know of, whatever the channel; absent: never. */
  readonly strongFrom?: number;
  /** From here on, lower than `strongFrom`, it is strong where figures were read at the place found: what forgers change. */
  readonly strongOnFiguresFrom?: number;
  /** Says how the picture was made, not that it was edited: from this value on it is a note, without any weight. */
  readonly noteFrom?: number;
  /** Encodings of colour in which it cannot know: it says nothing there (ADR 209). */
  readonly silentOn?: readonly ColourEncoding[];
  measure(image: ImageEvidence): Measurement;
}

export function nothing(detail: string): Measurement {
  return { value: null, box: null, detail };
}
