import type { Box, Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { cropLine } from '../../ocr/ppocr/crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../page.ts';
import { figuresOf, type Confirm } from './page-judge.ts';

/** A reading this sure, seen again the same on a differently cut crop, needs no other reader. */
const VERY_SURE = 0.985;
/** A line much wider than the figures is cut down to them: readers do better on one thing at a time. */
const MERGED = 0.8;

/** Confirms figures by the reader that did not read them first, or by reading another crop of them again. */
export function confirmBy(raster: Raster): Confirm {
  const answers = new Map<string, boolean>();
  return async (line, figures, box) => {
    if (line.reader === 'text-layer' || line.reader === 'mrz') return line.second === undefined;
    const key = `${line.box.x} ${line.box.y} ${figures}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const quads = box.width < MERGED * line.box.width ? [quadAround(box), quadOf(line)] : [quadOf(line)];
    const seen = await isSeen(raster, line, figuresOf(figures), quads);
    answers.set(key, seen);
    return seen;
  };
}

async function isSeen(
  raster: Raster,
  line: TextLine,
  figures: string,
  quads: readonly Quad[],
): Promise<boolean> {
  const other = lineReader(line.reader === 'ppocr' ? 'tesseract' : 'ppocr');
  for (const quad of quads)
    if (figuresOf((await other.read(cropLine(raster, quad))).text).includes(figures)) return true;
  const again = await lineReader(line.reader === 'ppocr' ? 'ppocr' : 'tesseract').read(
    cropLine(raster, loosened(quads[0]!)),
  );
  return again.confidence >= VERY_SURE && figuresOf(again.text).includes(figures);
}

function quadOf(line: TextLine): Quad {
  return line.quad ?? quadAround(line.box);
}

function quadAround({ x, y, width, height }: Box): Quad {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** A little larger all around. */
function loosened([a, b, c, d]: Quad): Quad {
  const margin = 0.12 * Math.hypot(d.x - a.x, d.y - a.y);
  return [
    { x: a.x - margin, y: a.y - margin },
    { x: b.x + margin, y: b.y - margin },
    { x: c.x + margin, y: c.y + margin },
    { x: d.x - margin, y: d.y + margin },
  ];
}
