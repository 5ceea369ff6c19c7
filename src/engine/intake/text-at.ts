import { detectText } from '../ocr/ppocr/detect.ts';
import type { Raster, TextRegion } from '../raster/page.ts';

/** The text that a copy of one picture shows whose longer side has so many pixels. */
export type TextAt = (longestSide: number) => Promise<readonly TextRegion[]>;

/** Caches by size: detection takes most of intake's time. */
export function textAt(picture: Raster): TextAt {
  const seen = new Map<number, Promise<readonly TextRegion[]>>();
  return (longestSide) => {
    const known = seen.get(longestSide) ?? detectText(picture, longestSide);
    seen.set(longestSide, known);
    return known;
  };
}
