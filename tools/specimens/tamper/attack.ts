import type { Box } from '../../../src/contract/geometry.ts';
import type { Truth } from '../truth/format.ts';
import type { Random } from '../world/random.ts';
import type { Program } from './programs.ts';

/** A document to be edited. PDF boxes of the truth are points from the top left; image boxes are pixels. */
export interface Base {
  readonly medium: 'pdf' | 'image';
  /** The PDF, or the encoded image of page `page`. */
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

/** What was changed. */
export interface Edit {
  readonly field: string;
  readonly page: number;
  readonly box: Box;
  readonly before: string;
  readonly after: string;
}

export interface Tampered {
  readonly bytes: Uint8Array;
  readonly edit: Edit;
}

/** One way to forge. `null` when the base offers nothing to forge this way. */
export interface Attack {
  /** Kebab case; the bench reports by it. */
  readonly id: string;
  readonly medium: 'pdf' | 'image';
  /** Not used while rules and thresholds were tuned. */
  readonly heldOut: boolean;
  readonly needs: readonly Program[];
  /** Changes an amount or number that the document's own sums contradict. */
  readonly arithmetic?: boolean;
  apply(base: Base, random: Random): Promise<Tampered | null>;
}
