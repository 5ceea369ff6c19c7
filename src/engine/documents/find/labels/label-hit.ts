import type { Box } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';

/** A matched label and where its value may start. */
export interface LabelHit {
  /** Null: a label of a value that is not extracted; it only ends other values. */
  readonly field: string | null;
  readonly phrase: string;
  readonly segment: Segment;
  readonly from: number;
  /** Offset after the label and its punctuation. */
  readonly to: number;
  /** 0–1: likelihood of being a label (alone, first, with a colon) rather than a word in a sentence. */
  readonly strength: number;
  readonly colon: boolean;
  /** Below 1 for words that are often values: "Registered", "Date". */
  readonly weight: number;
  /** The box of both lines of a label over two lines. */
  readonly cell?: Box;
  /** Two labels of one value, one in the brackets of the other. */
  readonly shared?: true;
}
