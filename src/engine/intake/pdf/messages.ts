import type { TextSpan } from '../../raster/page.ts';
import type { QuarterTurn } from '../turn.ts';

/** Engine → PDF thread. One file is open at a time. */
export type ToPdfThread =
  | { readonly kind: 'open'; readonly id: number; readonly bytes: Uint8Array }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly index: number;
      /** Render it as finely as a scan, whatever text is on it. */
      readonly asScan: boolean;
    };

export type PdfFailure = 'encrypted' | 'damaged' | 'too-complex';

export interface RenderedPdfPage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly spans: TextSpan[];
  /** Turn beyond the file's own by which its text stands upright, degrees clockwise. */
  readonly turned: QuarterTurn;
}

/** PDF thread → engine. */
export type FromPdfThread =
  | { readonly kind: 'opened'; readonly id: number; readonly pages: number }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPdfPage }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: PdfFailure };
