import type { Draft } from '../draw/draft.ts';
import { textWidth } from '../draw/fonts.ts';
import type { TruthMrz } from '../truth/format.ts';

/** Prints a machine-readable zone in OCR-B over the given width; `y` is the first baseline. */
export function printMrz(
  d: Draft,
  format: TruthMrz['format'],
  lines: string[],
  at: { x: number; y: number; width: number; pitch: number },
): void {
  const face = { family: 'ocrb' } as const;
  // ICAO Doc 9303 part 3: OCR-B size 1, ten characters an inch; the advance is fitted to the zone's width.
  const size = at.pitch * 0.72;
  const spacing = (at.width - textWidth(lines[0]!, face, size)) / lines[0]!.length;
  lines.forEach((line, i) =>
    d.text(at.x, at.y + i * at.pitch, line, {
      ...face,
      bold: false,
      italic: false,
      size,
      spacing,
      colour: '#0a0a0a',
    }),
  );
  d.mrz = {
    format,
    lines,
    page: d.index,
    box: { x: at.x, y: at.y - size * 0.8, width: at.width, height: (lines.length - 1) * at.pitch + size },
  };
}
