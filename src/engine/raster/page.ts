import type { PageReport, ReadPage } from '../../contract/pages.ts';
import type { Box, Quad } from '../../contract/geometry.ts';

/** Decoded pixels: 8-bit RGB, interleaved, row by row; `data.length === width * height * 3`. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A piece of a PDF's text layer, in page pixels of the rendered raster. */
export interface TextSpan {
  readonly text: string;
  readonly box: Box;
  readonly fontName: string;
  readonly fontSize: number;
  /** Of its baseline on the upright page, degrees clockwise, −180 to 180: 0 reads as the page does. */
  readonly angle: number;
}

/** Why nobody can read a piece of a text layer on the page. */
export type Illegibility =
  'too small' | 'too narrow' | 'off the page' | 'not to be told from its ground' | 'covered';

/** A piece of a text layer that programs read and people cannot. */
export interface IllegibleSpan {
  readonly span: TextSpan;
  readonly why: Illegibility;
}

/** Where a line of text is, before it is read. `score` is the detector's certainty, 0–1. */
export interface TextRegion {
  readonly quad: Quad;
  readonly score: number;
}

/** One upright, rectified page inside the engine: pixels, and what intake decided about them. */
export interface Page {
  readonly raster: Raster;
  readonly report: PageReport;
  /** Pages of the same file that are known to come after this one; pictures of two documents add to them as they are opened. */
  readonly ahead: number;
  /** Present for PDF pages that carry at least 20 characters of text. */
  readonly textLayer: readonly TextSpan[] | null;
  /** What else the text layer of a PDF page says, where nobody can read it: no text of the document. */
  readonly illegible?: readonly IllegibleSpan[];
  /** The pixels that the picture file stores, where decoding changed none of them: judging need not decode it again. */
  readonly picture?: Raster;
  /** Lines of text intake found on this raster while it turned it upright, so that the reader need not look again. */
  readonly textRegions?: readonly TextRegion[];
}

/** An uploaded file. `name` is for messages to people only: type is decided by content. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the reader hands to the documents stage and to forensics. */
export interface PageWithReading {
  readonly page: Page;
  readonly reading: ReadPage;
}
