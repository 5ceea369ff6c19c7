import { addTo } from '../../../contract/lists-by-key.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { intersection, shareInside, type Rectangle } from '../../pdf/matrix.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph, PaintedItem } from '../../pdf/painted.ts';
import { bare, words, type TextRun } from '../../pdf/text-runs.ts';
import { isArray, isKind, type PdfValue } from '../../pdf/values.ts';
import { coveredGlyphs } from '../../pdf/covers.ts';
import { movedOn } from './moved-words.ts';

/**
 * Maximum distance of the same word in two revisions, in points; of baselines of one line, in font sizes; and minimum
 * overlap of boxes that count as the same.
 */
const SAME_PLACE = 2.5;
const SAME_LINE = 0.5;
const SAME_BOX = 0.3;

export interface TextChange {
  readonly kind: 'replaced' | 'removed' | 'added';
  readonly before: string;
  readonly after: string;
  readonly box: Rectangle;
}

/** More changed words than this mean a new layout, not a corrected value. */
const MAX_CHANGES = 400;

/** Differences between the page's text in two revisions; empty if the content is unchanged. */
export function compareRevisionPages(pdf: PdfEvidence, old: PdfPage, page: PdfPage): TextChange[] {
  if (sameContent(old, page)) return [];
  const before = pdf.painted(old);
  const after = pdf.painted(page);
  if (!before || !after) return [];
  const standing = words(contentText(after));
  return compareTexts(uncovered(before), uncovered(after)).filter(
    // Text now covered by a stamp or picture is still there, so it does not count as removed.
    (change) => change.kind !== 'removed' || !standing.some((word) => isSaidBy(word, change)),
  );
}

/** Are the objects of both pages' content the same bytes of the file? */
const sameContent = (old: PdfPage, page: PdfPage): boolean => fingerprint(old) === fingerprint(page);

/** Compares words by position: removed, added, and replaced ones (another word at the same position). */
export function compareTexts(before: readonly PaintedGlyph[], after: readonly PaintedGlyph[]): TextChange[] {
  const olds = words(before);
  const news = words(after);
  const removed = unmatched(olds, news);
  const added = unmatched(news, olds);
  if (removed.length > MAX_CHANGES) return [];
  const moved = movedOn(olds, news);
  const used = new Set<TextRun>(moved);
  const changes: TextChange[] = [];
  for (const old of removed) {
    if (bare(old.text) === '' || moved.has(old)) continue;
    const taker = added.find((n) => !used.has(n) && samePlace(old, n));
    if (taker) {
      used.add(taker);
      if (bare(taker.text) !== '' && bare(taker.text) !== bare(old.text))
        changes.push({ kind: 'replaced', before: old.text, after: taker.text, box: taker.box });
    } else if (!news.some((n) => samePlace(old, n) && bare(n.text).includes(bare(old.text))))
      changes.push({ kind: 'removed', before: old.text, after: '', box: old.box });
  }
  for (const n of added)
    if (!used.has(n) && bare(n.text) !== '')
      changes.push({ kind: 'added', before: '', after: n.text, box: n.box });
  return changes;
}

/** Words of `from` without the same word at the same position in `others`. */
function unmatched(from: readonly TextRun[], others: readonly TextRun[]): TextRun[] {
  const known = new Map<string, TextRun[]>();
  for (const other of others) addTo(known, bare(other.text), other);
  return from.filter(
    (word) =>
      !(known.get(bare(word.text)) ?? []).some(
        (o) => Math.abs(o.box.x0 - word.box.x0) < SAME_PLACE && Math.abs(o.y - word.y) < SAME_PLACE,
      ),
  );
}

function samePlace(a: TextRun, b: TextRun): boolean {
  if (Math.abs(a.y - b.y) > SAME_LINE * Math.max(a.size, b.size)) return false;
  return (
    intersection(a.box, b.box) !== null &&
    Math.max(shareInside(a.box, b.box), shareInside(b.box, a.box)) > SAME_BOX
  );
}

/** The text of a page's own content, visible or covered. */
function contentText(items: readonly PaintedItem[]): PaintedGlyph[] {
  return items.filter(
    (i): i is PaintedGlyph =>
      i.kind === 'glyph' && i.origin === 'content' && i.hiddenLayer === null && i.upright,
  );
}

/** Only its visible text, so that a text and what covers it are not read as one. */
function uncovered(items: readonly PaintedItem[]): PaintedGlyph[] {
  const covered = coveredGlyphs(items);
  return contentText(items).filter((g) => !covered.has(g));
}

const isSaidBy = ({ text, box }: TextRun, change: TextChange): boolean =>
  bare(text).includes(bare(change.before)) && intersection(box, change.box) !== null;

/** File offsets of the objects of a page's content; equal fingerprints mean unchanged content. */
function fingerprint({ revision, dict, resources }: PdfPage): string {
  const parts: string[] = [];
  const seen = new Set<number>();
  const add = (value: PdfValue | undefined, depth: number): void => {
    if (depth > 6 || parts.length > 2_000) return;
    if (isKind(value, 'ref')) {
      if (seen.has(value.id)) return;
      seen.add(value.id);
      const place = revision.placeOf(value.id);
      parts.push(
        place?.kind === 'offset' ? `${place.offset}` : place ? `${place.stream}.${place.index}` : 'none',
      );
      add(revision.resolve(value), depth + 1);
    } else if (isKind(value, 'stream')) add(value.dict, depth + 1);
    else if (isArray(value)) for (const item of value) add(item, depth + 1);
    else if (isKind(value, 'dict'))
      for (const [key, item] of value.entries) if (key !== 'Parent') add(item, depth + 1);
  };
  add(dict.entries.get('Contents'), 0);
  add(
    {
      kind: 'dict',
      entries: new Map([...resources.entries].filter(([key]) => key === 'XObject' || key === 'Font')),
    },
    0,
  );
  return parts.join(',');
}
