import { sharedArea, type Box } from '../../contract/geometry.ts';
import type { PageEvidence } from './detector.ts';
import { partOf } from '../ledger/amounts.ts';

/** Share of a figure that a place of blocks covers which is meant. */
const COVERED = 0.5;
/** A number of fewer digits stands in every line. */
const DIGITS = 4;
/** An amount, a date, a number of an account: digits and what sets them off. */
const FIGURE = /\d[\d.,/:’' -]*\d/g;

/** Whether a longer figure was read at a place of a page of the file. */
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
