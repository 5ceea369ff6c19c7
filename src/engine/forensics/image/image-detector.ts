import type { Box } from '../../../contract/geometry.ts';
import type { EvidenceGroup } from '../../../contract/forensics.ts';
import type { Message } from '../../../contract/messages/message.ts';
import type { ColourEncoding } from './encoding.ts';
import type { ImageEvidence } from './evidence.ts';

/** A measured value of a picture; becomes evidence by calibration against benign files of the channel. */
export interface Measurement {
  /** Null: nothing to measure, which is no evidence either way. */
  readonly value: number | null;
  /** Place of the highest value, picture pixels. */
  readonly box: Box | null;
  /** Values for the heat map, row by row: robust deviations above the rest of the page. */
  readonly cells?: { readonly columns: number; readonly rows: number; readonly values: Float32Array };
  readonly detail: string;
}

/** Measures pixels or coefficients; what the value means is decided by calibration. */
export interface ImageDetector {
  readonly id: string;
  readonly version: string;
  readonly group: EvidenceGroup;
  /** Message for the clerk if the value exceeds what benign files show. */
  readonly says: Message;
  /** From this value on there is no known ordinary explanation, in any channel; absent: never strong. */
  readonly strongFrom?: number;
  /** Lower threshold that applies if figures were read at the place: these are what forgers change. */
  readonly strongOnFiguresFrom?: number;
  /** For detectors that tell how the picture was made: from this value on it is a note without weight. */
  readonly noteFrom?: number;
  /** Colour encodings in which the detector is not run (ADR 209). */
  readonly silentOn?: readonly ColourEncoding[];
  measure(image: ImageEvidence): Measurement;
}

export function nothing(detail: string): Measurement {
  return { value: null, box: null, detail };
}
