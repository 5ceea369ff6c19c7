import type { PageLayout } from './page-layout.ts';
import type { Segment } from './segment.ts';

/** The pages as running text: lines joined by a blank, paragraphs by a line feed; each offset leads to its segment. */
export interface Prose {
  readonly text: string;
  /** The segments that printed the text between two offsets. */
  at(from: number, to: number): Segment[];
}

/** A new paragraph begins where the distance of two lines is this much larger than their height. */
const PARAGRAPH_GAP = 1.1;

export function proseOf(pages: readonly PageLayout[]): Prose {
  let text = '';
  const starts: { offset: number; segment: Segment }[] = [];
  for (const page of pages) {
    let bottom = -Infinity;
    for (const row of page.rows) {
      const first = row[0];
      if (!first) continue;
      const gap = first.box.y - bottom;
      if (text !== '') text += gap > PARAGRAPH_GAP * first.box.height || gap < -3 * first.box.height ? '\n' : ' ';
      for (const [i, segment] of row.entries()) {
        if (i > 0) text += ' ';
        starts.push({ offset: text.length, segment });
        text += segment.text;
      }
      bottom = Math.max(...row.map((s) => s.box.y + s.box.height));
    }
    text += '\n';
  }
  return {
    text,
    at(from, to) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]!.offset <= from) low = middle;
        else high = middle - 1;
      }
      const found: Segment[] = [];
      for (let i = low; i < starts.length && starts[i]!.offset < to; i++) found.push(starts[i]!.segment);
      return found;
    },
  };
}
