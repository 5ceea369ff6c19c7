import { sharedArea, type Box } from '../../contract/geometry.ts';
import type { PageEvidence } from './detector.ts';
import { partOf } from '../ledger/amounts.ts';

/** Minimum share of a figure's box that a region must cover. */
const COVERED = 0.5;
/** Minimum digits: shorter numbers occur in every line. */
const DIGITS = 4;
/** Amount, date or account number: digits and separators. */
const FIGURE = /\d[\d.,/:’' -]*\d/g;

/** Tells whether a region of a page covers a longer figure. */
export function readTextAt(pages: readonly PageEvidence[], page: number): { isFigure(box: Box): boolean } {
  const own = pages.filter((p) => p.pageInFile === page);
  return {
    isFigure: (box) =>
      own.some((p) =>
        p.reading.lines.some((line) =>
          [...line.text.matchAll(FIGURE)].some(({ 0: text, index }) => {
            if (text.replace(/\D/g, '').length < DIGITS) return false;
            const figure = partOf(line, index, index + text.length);
            return sharedArea(figure, box) > COVERED * figure.width * figure.height;
          }),
        ),
      ),
  };
}
