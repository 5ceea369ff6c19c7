import type { PdfFont } from './font.ts';
import type { Replacement } from './marked-content.ts';
import type { Rectangle } from './matrix.ts';

/** Source of a mark: page content, or an annotation by subtype (`FreeText`, `Widget`, `Stamp`, …). */
export type Origin = 'content' | `annotation:${string}`;

interface Painted {
  /** Painting order: later marks lie on top. */
  readonly order: number;
  readonly origin: Origin;
  /** Visible extent after clipping, page user space. */
  readonly box: Rectangle;
  /** Name of the optional-content layer, if it is off by default. */
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
  /** Width of the blanks shown directly before it; 0 if none. */
  readonly blanksBefore: number;
  /** Luminance 0–1 of the fill colour; null if it is not plain. */
  readonly luminance: number | null;
  /** False for render modes 3 and 7, zero opacity, or text clipped away. */
  readonly visible: boolean;
  /** Number of the show operator, shared by its glyphs. */
  readonly show: number;
  /** Part of the structure of a tagged document. */
  readonly tagged: boolean;
  /** Text that programs read in place of the glyphs of its sequence. */
  readonly replacement?: Replacement;
  /** Rotated text is never judged by its box. */
  readonly upright: boolean;
}

/** A filled area, or a stroke thick enough to hide text. */
export interface PaintedFill extends Painted {
  readonly kind: 'fill';
  readonly luminance: number | null;
  /** Opaque, normal blend mode, and filling (nearly) its whole box. */
  readonly opaque: boolean;
}

export interface PaintedImage extends Painted {
  readonly kind: 'image';
  readonly opaque: boolean;
  /** Object number of the image, null for inline images. */
  readonly id: number | null;
  readonly pixels: { readonly width: number; readonly height: number };
}

/** A thin stroke (fill-in line, frame) or an icon. It hides nothing, so its painting order is not kept. */
export interface PaintedRule {
  readonly kind: 'rule';
  /** Visible extent after clipping, page user space. */
  readonly box: Rectangle;
}

export type PaintedItem = PaintedGlyph | PaintedFill | PaintedImage;

/** Is the item a glyph visible on the page? */
export function isShownGlyph(item: PaintedItem): item is PaintedGlyph {
  return item.kind === 'glyph' && item.visible && item.hiddenLayer === null;
}
