import type { PageMark, TextLine } from '../../../contract/pages.ts';
import type { Raster } from '../../page.ts';
import { inkOf } from './ink.ts';
import { findSignatures } from './signatures.ts';
import { findStamps } from './stamps.ts';

/** Stamps and signatures of a page. Portraits are found by the faces area (`faces/portrait.ts`). */
export async function findMarks(raster: Raster, lines: readonly TextLine[]): Promise<PageMark[]> {
  const ink = await inkOf(raster);
  const stamps = findStamps(ink);
  return [...stamps, ...findSignatures(ink, lines, stamps)];
}
