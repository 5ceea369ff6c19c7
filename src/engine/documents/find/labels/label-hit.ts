import type { Box } from '../../../../contract/geometry.ts';
import type { Segment } from '../../../layout/segment.ts';

/** A printed label: where it stands and where its value may begin. */
export interface LabelHit {
  /** Null: a label of a value nobody asked for; it only ends other values. */
  readonly field: string | null;
  readonly phrase: string;
  readonly segment: Segment;
  readonly from: number;
  /** Offset of the first character after the label and its punctuation. */
  readonly to: number;
  /** 0–1: does this look like a label (alone, at the start, with a colon) or like a word in a sentence? */
  readonly strength: number;
  readonly colon: boolean;
  /** Below 1 for words that are as often a value as a label: "Registered", "Date". */
  readonly weight: number;
  /** Both lines of a label that its cell breaks in two. */
  readonly cell?: Box;
  /** Two labels for one value, one in the brackets of the other. */
  readonly shared?: true;
}
