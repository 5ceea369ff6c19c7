import type { PageMark, TextLine } from '../../../contract/pages.ts';
import type { InkMap } from './ink.ts';
import { findSignatures } from './signatures.ts';
import { findStamps } from './stamps.ts';

/** Stamps and signatures of a page. Portraits are found by the faces area (`faces/portrait.ts`). */
export function findMarks(ink: InkMap, lines: readonly TextLine[]): PageMark[] {
  const stamps = findStamps(ink, lines);
  return [...stamps, ...findSignatures(ink, lines, stamps)];
}
