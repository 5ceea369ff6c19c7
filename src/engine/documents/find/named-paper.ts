import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

/** A line with more words than this is a sentence, not what the paper calls itself. */
const LONGEST = 9;

/** What a paper calls itself in a short line of its first page, by the words of a list; the value is the entry's name. */
export function namedPaper(papers: readonly (readonly [type: string, words: RegExp])[]): Finder {
  return (view) => {
    const page = view.pages[0];
    const short = (page?.segments ?? []).filter((s) => s.text.trim().split(/\s+/).length <= LONGEST);
    for (const [rank, line] of short.entries()) {
      const paper = papers.find(([, words]) => words.test(line.text));
      if (!paper) continue;
      const [type] = paper;
      const parsed = {
        value: type,
        raw: line.text,
        quality: line.box.y < 0.4 * page!.height ? 0.9 : 0.75,
        notes: [],
      };
      const score = Math.max(0.6, 0.9 - 0.02 * rank);
      return [{ ...fromSegments([line], parsed, score, 'what the paper calls itself'), place: null }];
    }
    return [];
  };
}
