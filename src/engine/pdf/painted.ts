import type { PdfFont } from './font.ts';
import type { Replacement } from './marked-content.ts';
import type { Rectangle } from './matrix.ts';

/** What put a mark on the page: its own content, or an annotation of a subtype (`FreeText`, `Widget`, `Stamp`, …). */
export type Origin = 'content' | `annotation:${string}`;

interface Painted {
  /** Painting order: what comes later lies on top. */
  readonly order: number;
  readonly origin: Origin;
  /** Visible extent after clipping, page user space. */
  readonly box: Rectangle;
  /** Name of the optional-content layer, when it is switched off by default. */
  readonly hiddenLayer: string | null;
}

/** One glyph as painted. */
export interface PaintedGlyph extends Painted {
  readonly kind: 'glyph';
  readonly text: string;
  readonly code: number;
  readonly font: PdfFont;
  /** Font size in user space. */
  readonly size: number;
  /** Baseline start. */
  readonly x: number;
  readonly y: number;
  /** Width of the blanks that were shown right before it and end where it begins; 0 where none do. */
  readonly blanksBefore: number;
  /** Luminance 0–1 of the fill colour, null when it is not a plain colour. */
  readonly luminance: number | null;
  /** False for render mode 3, zero opacity, or text clipped away. */
  readonly visible: boolean;
  /** Counts show operators: glyphs of one operator share it. */
  readonly show: number;
  /** Part of the structure of a tagged document. */
  readonly tagged: boolean;
  /** What programs are told to read in place of the glyphs of its sequence. */
  readonly replacement?: Replacement;
  /** Upright text only: rotated text is never judged by its box. */
  readonly upright: boolean;
}

/** A filled area, or a stroke thick enough to hide text. */
export interface PaintedFill extends Painted {
  readonly kind: 'fill';
  readonly luminance: number | null;
  /** Fully opaque, normal blend mode, filling (nearly) its whole box. */
  readonly opaque: boolean;
}

export interface PaintedImage extends Painted {
  readonly kind: 'image';
  readonly opaque: boolean;
  /** Object number of the image, null for inline images. */
  readonly id: number | null;
  readonly pixels: { readonly width: number; readonly height: number };
}

/** What a thin pen drew (the line of a blank to fill, a frame), or an icon. It hides nothing, and stands in no order of painting. */
export interface PaintedRule {
  readonly kind: 'rule';
  /** Visible extent after clipping, page user space. */
  readonly box: Rectangle;
}

export type PaintedItem = PaintedGlyph | PaintedFill | PaintedImage;

/** A glyph that a reader of the page sees. */
export function isShownGlyph(item: PaintedItem): item is PaintedGlyph {
  return item.kind === 'glyph' && item.visible && item.hiddenLayer === null;
}
