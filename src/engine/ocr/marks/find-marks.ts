import type { PageMark, TextLine } from '../../../contract/pages.ts';
import { findPortraits } from '../../faces/portrait.ts';
import type { Page } from '../../page.ts';
import { inkOf } from './ink.ts';
import { findSignatures } from './signatures.ts';
import { findStamps } from './stamps.ts';

/** A page with more lines than this is a letter or a list: no portrait is looked for. */
const MOST_LINES_WITH_PORTRAIT = 70;

/** What is on a page besides text: portraits, stamps, signatures. */
export async function findMarks(
  { raster, textLayer }: Page,
  lines: readonly TextLine[],
): Promise<PageMark[]> {
  const ink = await inkOf(raster);
  const portraits =
    textLayer === null && lines.length <= MOST_LINES_WITH_PORTRAIT ? await findPortraits(raster) : [];
  const stamps = findStamps(ink);
  return [...portraits, ...stamps, ...findSignatures(ink, lines, [...portraits, ...stamps])];
}
