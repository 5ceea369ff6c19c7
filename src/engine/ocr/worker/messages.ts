import type { ReaderOptions } from 'zxing-wasm/reader';
import type { Quad } from '../../../contract/geometry.ts';
import type { Barcode } from '../../../contract/pages.ts';
import type { StationError } from '../../../contract/errors/station-error.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import type { ClassProbabilities } from '../class-probabilities.ts';
import type { Pixels } from '../printed-part.ts';

/** A search for barcodes. */
export interface SymbolSearch {
  readonly picture: Pixels;
  readonly formats: readonly Exclude<Barcode['format'], 'Other'>[];
  readonly tryHarder: NonNullable<ReaderOptions['tryHarder']>;
}

/** Barcodes found. */
export interface SymbolsSeen {
  readonly read: Barcode[];
  /** Corners of PDF417 symbols whose error correction failed. */
  readonly unread: Quad[];
}

/** Tasks of the worker thread, by name. Boxes and quads are in pixels of the picture that is sent. */
export interface WorkerTasks {
  text: { readonly request: Pixels; readonly answer: TextRegion[] };
  classes: { readonly request: Raster; readonly answer: ClassProbabilities };
  symbols: { readonly request: SymbolSearch; readonly answer: SymbolsSeen };
}

export type WorkerTask = keyof WorkerTasks;

/** Engine → worker thread. */
export interface ToWorker<N extends WorkerTask = WorkerTask> {
  readonly id: number;
  readonly name: N;
  readonly request: WorkerTasks[N]['request'];
}

/** Worker thread → engine. */
export type FromWorker =
  | { readonly id: number; readonly kind: 'done'; readonly answer: WorkerTasks[WorkerTask]['answer'] }
  | { readonly id: number; readonly kind: 'failed'; readonly error: ReturnType<StationError['toWire']> };

/** Engine → worker thread: finish the current task and end. */
export const END = 'end';
