import type { PageReport, ReadPage } from '../../contract/pages.ts';
import type { Box, Quad } from '../../contract/geometry.ts';

/** Decoded pixels: 8-bit RGB, interleaved, row by row; `data.length === width * height * 3`. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A span of a PDF's text layer, in pixels of the rendered page. */
export interface TextSpan {
  readonly text: string;
  readonly box: Box;
  readonly fontName: string;
  readonly fontSize: number;
  /** Baseline angle on the upright page, degrees clockwise, −180 to 180; 0 is level. */
  readonly angle: number;
}

/** Why a span of a text layer is illegible on the page. */
export type Illegibility =
  'too small' | 'too narrow' | 'off the page' | 'not to be told from its ground' | 'covered';

/** A span of a text layer that programs read but people cannot. */
export interface IllegibleSpan {
  readonly span: TextSpan;
  readonly why: Illegibility;
}

/** A detected, unread line of text. `score` is the detector's confidence, 0–1. */
export interface TextRegion {
  readonly quad: Quad;
  readonly score: number;
}

/** One upright, rectified page inside the engine: pixels, and what intake decided about them. */
export interface Page {
  readonly raster: Raster;
  readonly report: PageReport;
  /** Known further pages of the same file; grows when a picture turns out to show two documents. */
  readonly ahead: number;
  /** Only for PDF pages with at least 20 characters of text. */
  readonly textLayer: readonly TextSpan[] | null;
  /** Illegible spans of a PDF page's text layer; not text of the document. */
  readonly illegible?: readonly IllegibleSpan[];
  /** The picture file's own pixels, if decoding changed none: forensics need not decode it again. */
  readonly picture?: Raster;
  /** Text lines that intake detected on this raster when orienting it; saves the reader a detection. */
  readonly textRegions?: readonly TextRegion[];
}

/** An uploaded file. `name` is only for messages: the type is decided by content. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Input of the documents stage and of forensics. */
export interface PageWithReading {
  readonly page: Page;
  readonly reading: ReadPage;
}
