import type { Quad } from '../../../contract/geometry.ts';

/** What is known of the picture a page was made of; null for pages rendered from a PDF's own text and shapes. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Outline of the document in the picture, when it was cut out. */
  readonly outline: Quad | null;
}
