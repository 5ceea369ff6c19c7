import { lumaOf } from '../raster/luma.ts';
import type { PdfFont } from './font.ts';
import { IDENTITY, type Matrix, type Rectangle } from './matrix.ts';

/** Luminance 0–1 of a plain colour; null for patterns and separations, whose values do not determine it. */
export type Luminance = number | null;

export interface GraphicsState {
  ctm: Matrix;
  clip: Rectangle;
  /** False once a clip path is not a rectangle: fills then no longer cover their box. */
  clipIsBox: boolean;
  fill: Luminance;
  stroke: Luminance;
  fillComponents: number | null;
  strokeComponents: number | null;
  fillAlpha: number;
  strokeAlpha: number;
  normalBlend: boolean;
  softMask: boolean;
  lineWidth: number;
  font: PdfFont | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

export function initialState(ctm: Matrix, clip: Rectangle): GraphicsState {
  return {
    ctm,
    clip,
    clipIsBox: true,
    fill: 0,
    stroke: 0,
    fillComponents: 1,
    strokeComponents: 1,
    fillAlpha: 1,
    strokeAlpha: 1,
    normalBlend: true,
    softMask: false,
    lineWidth: 1,
    font: null,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

export interface TextState {
  matrix: Matrix;
  line: Matrix;
}

export function initialText(): TextState {
  return { matrix: IDENTITY, line: IDENTITY };
}

/** Luminance of device colours, by number of components: grey, RGB or CMYK. */
export function luminanceOf(components: readonly number[]): Luminance {
  const [a = 0, b = 0, c = 0, d = 0] = components;
  if (components.length === 1) return a;
  if (components.length === 3) return lumaOf(a, b, c);
  if (components.length === 4) return lumaOf(1 - a, 1 - b, 1 - c) * (1 - d);
  return null;
}
