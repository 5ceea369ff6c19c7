import { thousandths } from '../../contract/formats.ts';
import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { Reader, TextLine } from '../../contract/pages.ts';
import type { LineCrop } from './line-crop.ts';
import type { LineReading } from './line-reader.ts';

/** A reading of a crop as a line with boxes and character positions in page pixels. */
export function toPageLine(crop: LineCrop, reading: LineReading, reader: Reader): TextLine {
  const box = boundingBox(crop.quad);
  const line: TextLine = { text: reading.text, confidence: reading.confidence, box, quad: crop.quad, reader };
  if (reading.centres.length > 0)
    line.characters = leftEdges(reading.centres).map((x) => pageX(crop.quad, x / crop.width));
  if (reading.certainty.length === reading.text.length)
    line.certainty = reading.certainty.map((p) => thousandths(p));
  return line;
}

/** Half way between neighbouring centres; the first character begins at the line's start. */
function leftEdges(centres: readonly number[]): number[] {
  return centres.map((centre, i) => (i === 0 ? 0 : (centre + centres[i - 1]!) / 2));
}

/** Page x at a fraction of the line's length, along its centre line. */
function pageX([a, b, c, d]: Quad, u: number): number {
  return (a.x + d.x) / 2 + u * ((b.x + c.x) / 2 - (a.x + d.x) / 2);
}
