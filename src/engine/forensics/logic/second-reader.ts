import type { TextLine } from '../../../contract/pages.ts';
import type { Quad } from '../../../contract/geometry.ts';
import { cropLine } from '../../ocr/ppocr/crop.ts';
import { lineReader } from '../../ocr/readers.ts';
import type { Raster } from '../../page.ts';
import { figuresOf, type Confirm } from './page-judge.ts';

/** A reading this sure, seen again the same on a differently cut crop, needs no other reader. */
const VERY_SURE = 0.985;

/** Confirms figures by the reader that did not read them first, or by reading a looser crop of the same line again. */
export function confirmBy(raster: Raster): Confirm {
  const answers = new Map<TextLine, string[]>();
  return async (line, figures) => {
    if (line.reader === 'text-layer' || line.reader === 'mrz') return line.second === undefined;
    let seen = answers.get(line);
    if (!seen) {
      seen = [];
      answers.set(line, seen);
      const other = line.reader === 'ppocr' ? 'tesseract' : 'ppocr';
      seen.push(figuresOf((await lineReader(other).read(cropLine(raster, quadOf(line)))).text));
      if (!seen[0]!.includes(figuresOf(figures)) && line.confidence >= VERY_SURE) {
        const again = await lineReader(line.reader).read(cropLine(raster, loosened(quadOf(line))));
        if (again.confidence >= VERY_SURE) seen.push(figuresOf(again.text));
      }
    }
    return seen.some((s) => s.includes(figuresOf(figures)));
  };
}

function quadOf(line: TextLine): Quad {
  const { x, y, width, height } = line.box;
  return (
    line.quad ?? [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
  );
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
