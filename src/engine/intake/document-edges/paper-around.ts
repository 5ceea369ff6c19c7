import type { Raster } from '../../raster/page.ts';

/** Minimum level of paper: above that of desks, hands and most scanner lids. */
const MIN_PAPER_LUMA = 235;
const SHARE = 0.97;
/** Distance from the edge, as a share of the longer side: scanners leave a thin line there. */
const INSET = 0.004;

/**
 * Is the whole border blank white, as of pages that were rendered, captured from a screen or scanned with a margin? An
 * object on it is then as likely part of the page as a document on a white background.
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
