import type { Raster } from '../../raster/page.ts';

/** Minimum level of paper: above desks, hands and most lids. */
const MIN_PAPER_LUMA = 235;
const SHARE = 0.97;
/** Scanners leave a thin line at the very edge. */
const INSET = 0.004;

/**
 * Is a picture blank white along its whole border, as pages are that were rendered, captured from a screen or scanned
 * with a margin? What stands out on it is then as likely a part of the page as a document on a white ground.
 */
export function hasPaperAround({ data, width, height }: Raster): boolean {
  const inset = Math.round(INSET * Math.max(width, height));
  const isPaper = (x: number, y: number): boolean => {
    const at = (y * width + x) * 3;
    return Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= MIN_PAPER_LUMA;
  };
  let [seen, paper] = [0, 0];
  const look = (x: number, y: number): void => {
    seen++;
    if (isPaper(x, y)) paper++;
  };
  for (let x = inset; x < width - inset; x += 2) {
    look(x, inset);
    look(x, height - 1 - inset);
  }
  for (let y = inset; y < height - inset; y += 2) {
    look(inset, y);
    look(width - 1 - inset, y);
  }
  return paper >= SHARE * seen;
}
