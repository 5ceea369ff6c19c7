import type { PageMark, TextLine } from '../../../contract/pages.ts';
import type { InkMap } from './ink.ts';
import { findSignatures } from './signatures.ts';
import { findStamps } from './stamps.ts';

/** Stamps and signatures on a page. Portraits are found in `faces/portrait.ts`. */
export function findMarks(ink: InkMap, lines: readonly TextLine[]): PageMark[] {
  const stamps = findStamps(ink, lines);
  return [...stamps, ...findSignatures(ink, lines, stamps)];
}
