import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { Revision } from '../../pdf/file.ts';
import { newCanvas } from '../../pdf/canvas.ts';
import { Interpreter } from '../../pdf/interpreter.ts';
import { IDENTITY } from '../../pdf/matrix.ts';
import { sheetOf, type PdfPage } from '../../pdf/pages.ts';
import type { PaintedGlyph } from '../../pdf/painted.ts';
import { isArray, isKind, type PdfStream, type PdfValue } from '../../pdf/values.ts';
import { compareTexts } from './compare-pages.ts';
import { short } from './covered-text.ts';
import { pdfDetector } from './pdf-detector.ts';

/** Limits of the search, which reads every object: objects, bytes per stream, and streams compared. */
const MAX_OBJECTS = 20_000;
const MAX_STREAM = 400_000;
const MAX_CANDIDATES = 40;
/** Minimum share of the old text that must be in the page's text for both to be versions of one page. */
const SAME_PAGE = 0.6;

/**
 * Content streams that no page uses any more. Some programs rewrite the whole file but keep replaced content as an
 * unreachable object, which shows the page's earlier text.
 */
export const orphanedContent = pdfDetector({
  id: 'orphaned-content',
  version: '1',
  quick: false,
  inspect: (pdf) => {
    const orphans = orphanStreams(pdf.file.latest);
    return pdf.pages().flatMap((page) => orphans.flatMap((orphan) => compare(pdf, page, orphan)));
  },
});

function compare(pdf: PdfEvidence, page: PdfPage, orphan: PdfStream): Finding[] {
  const { revision } = page;
  const canvas = newCanvas();
  new Interpreter(revision, canvas, 'content').run(
    revision.decode(orphan).bytes,
    page.resources,
    IDENTITY,
    sheetOf(page),
  );
  const isText = (i: { kind: string }): i is PaintedGlyph => i.kind === 'glyph';
  const before = canvas.items.filter(isText);
  const after = (pdf.painted(page) ?? []).filter(isText).filter((g) => g.origin === 'content');
  if (before.length < 20) return [];
  const standing = new Set(after.map((g) => `${g.text}@${Math.round(g.x)},${Math.round(g.y)}`));
  const kept =
    before.filter((g) => standing.has(`${g.text}@${Math.round(g.x)},${Math.round(g.y)}`)).length /
    before.length;
  if (kept < SAME_PAGE) return [];
  return compareTexts(before, after)
    .filter((change) => change.kind === 'replaced')
    .map((change) =>
      finding(orphanedContent, {
        strength: 'proof',
        page: page.index,
        box: pdf.toPixels(page, change.box),
        says: message('pdfFindings.orphaned', { before: short(change.before), after: short(change.after) }),
        detail: `unreferenced content stream, ${(kept * 100).toFixed(0)} % of it stands on the page`,
        before: change.before,
        after: change.after,
      }),
    );
}

/** Streams that look like page content and are unreachable from the trailer. */
function orphanStreams(revision: Revision): PdfStream[] {
  const ids = [...revision.objectIds()];
  if (ids.length > MAX_OBJECTS) return [];
  const reached = new Set<number>();
  const queue: PdfValue[] = [revision.trailer];
  while (queue.length > 0) {
    const value = queue.pop()!;
    if (isKind(value, 'ref')) {
      if (reached.has(value.id)) continue;
      reached.add(value.id);
      const target = revision.resolve(value);
      if (target !== undefined) queue.push(target);
    } else if (isKind(value, 'stream')) queue.push(value.dict);
    else if (isArray(value)) for (const item of value) queue.push(item);
    else if (isKind(value, 'dict')) for (const item of value.entries.values()) queue.push(item);
  }
  const streams: PdfStream[] = [];
  for (const id of ids) {
    if (reached.has(id) || streams.length >= MAX_CANDIDATES) continue;
    const stream = revision.stream({ kind: 'ref', id, generation: 0 });
    // Content streams have no type; fonts, images, metadata and tables have one, or a length entry of their own.
    if (
      !stream ||
      stream.raw.length > MAX_STREAM ||
      ['Type', 'Subtype', 'Length1', 'FunctionType', 'N'].some((key) => stream.dict.entries.has(key))
    )
      continue;
    const { bytes, codec } = revision.decode(stream);
    if (codec === null && Buffer.from(bytes.subarray(0, 200_000)).includes('BT')) streams.push(stream);
  }
  return streams;
}
