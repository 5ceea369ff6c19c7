import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { powerSpectrum, SIDE } from './spectrum.ts';

/**
 * Log of the peak ratio: 37 ordinary pictures of tuning seeds stayed below 3.6, two photographed screens were above 11.
 */
const NOTABLE = 5;
const MAX_WINDOWS = 14;
const MIN_WINDOWS = 4;
/** Maximum share of print in a window: print has a spectrum of its own. */
const MAX_PRINT = 0.04;
/** Band in cycles per window: below it lie shading and creases, above it compression leaves nothing. */
const [LOWEST, HIGHEST] = [7, 60];
/** Distance kept from the axes of the spectrum, where scanner lines, table rules and the JPEG grid lie. */
const AXIS = 2;
/** Clipped paper shows no pattern. */
const CLIPPED = 252;

/**
 * The fine regular pattern of a photographed screen (moiré between its pixels and the camera's): narrow spectral peaks,
 * the same in every window without print. A halftone print shows the same, so this is a note about how the picture was
 * made, never evidence of an edit.
 */
export const screenPattern: ImageDetector = {
  id: 'screen-pattern',
  version: '1',
  group: 'capture',
  silentOn: FEW_TONES,
  says: message('pictureFindings.screenPattern'),
  noteFrom: NOTABLE,
  measure: (image) => {
    const windows = emptyWindows(image);
    if (windows.length < MIN_WINDOWS) return nothing('too few places without print');
    const sum = new Float64Array(SIDE * SIDE);
    for (const { x, y } of windows) {
      const power = powerSpectrum(image.luma, image.width, x, y);
      let total = 1e-9;
      for (let i = 0; i < power.length; i++) total += power[i]!;
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + power[i]! / total;
    }
    const peak = highestPeak(sum);
    return {
      value: Math.log(peak.ratio),
      box: null,
      detail: `peak of ${peak.ratio.toFixed(1)} times its surroundings at ${peak.u}, ${peak.v} cycles per ${SIDE} pixels, in ${windows.length} places`,
    };
  },
};

/** Windows with little print, spread over the page, those with the least print first. */
function emptyWindows(image: ImageEvidence): { x: number; y: number }[] {
  const { columns, rows, edge, mean } = image.blocks();
  const side = SIDE / 8;
  const found: { x: number; y: number; print: number }[] = [];
  for (let r = 1; r + side < rows - 1; r += side)
    for (let c = 1; c + side < columns - 1; c += side) {
      let print = 0;
      let clipped = 0;
      for (let y = r; y < r + side; y++)
        for (let x = c; x < c + side; x++) {
          if (edge[y * columns + x]! > 25) print++;
          if (mean[y * columns + x]! > CLIPPED) clipped++;
        }
      if (print <= MAX_PRINT * side * side && clipped < 0.3 * side * side)
        found.push({ x: c * 8, y: r * 8, print });
    }
  const sorted = found.sort((a, b) => a.print - b.print);
  const step = Math.max(1, Math.floor(Math.min(sorted.length, 3 * MAX_WINDOWS) / MAX_WINDOWS));
  return sorted.filter((_, i) => i % step === 0).slice(0, MAX_WINDOWS);
}

/** The frequency with the highest ratio to its surroundings. */
function highestPeak(power: Float64Array): { ratio: number; u: number; v: number } {
  const at = (u: number, v: number): number => power[((v + SIDE) % SIDE) * SIDE + ((u + SIDE) % SIDE)]!;
  /** The frequencies around one, without the nearest 5 × 5. */
  const ring = new Float64Array(11 * 11 - 5 * 5);
  let best = { ratio: 1, u: 0, v: 0 };
  // Half of the plane: the other half mirrors it.
  for (let v = AXIS; v < SIDE / 2 - 2; v++)
    for (let u = -SIDE / 2 + 3; u < SIDE / 2 - 2; u++) {
      const radius = Math.sqrt(u * u + v * v);
      if (Math.abs(u) < AXIS || radius < LOWEST || radius > HIGHEST || isJpegGrid(u, v)) continue;
      const here = at(u, v);
      if (here < at(u - 1, v) || here < at(u + 1, v) || here < at(u, v - 1) || here < at(u, v + 1)) continue;
      let count = 0;
      for (let dv = -5; dv <= 5; dv++)
        for (let du = -5; du <= 5; du++)
          if (Math.max(Math.abs(du), Math.abs(dv)) >= 3) ring[count++] = at(u + du, v + dv);
      ring.sort();
      const ratio = here / (ring[ring.length >> 1]! + 1e-7);
      if (ratio > best.ratio) best = { ratio, u, v };
    }
  return best;
}

/** JPEG's 8-pixel blocks repeat 16 times in a window. */
function isJpegGrid(u: number, v: number): boolean {
  const near = (f: number): boolean => {
    const rest = Math.abs(f) % (SIDE / 8);
    return Math.min(rest, SIDE / 8 - rest) <= 1;
  };
  return near(u) && near(v);
}
