import type { Category } from '../../contract/categories.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ForensicReport } from '../../contract/forensics.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { VerifiedDocument } from '../../contract/verification.ts';
import { message } from '../../contract/messages/message.ts';
import type { CallContext, InspectRequest } from '../calls.ts';
import { understand } from '../documents/understand.ts';
import { openPages } from '../intake/open-pages.ts';
import { renderedPages } from '../intake/pdf/pages.ts';
import { sniffMediaType } from '../intake/sniff.ts';
import { readPage } from '../ocr/read-page.ts';
import { profileNamed, profileOf } from './profiles/index.ts';
import { startInspection, type FileInspector, type InspectionOptions } from './inspector.ts';

export { startInspection, type FileInspector, type InspectionOptions };

/**
 * The forensic operation: examines one file. `quick` uses metadata, structure, a PDF's own text, and of all pixels
 * only those of pictures that lie over figures.
 *
 * @throws StationError INVALID_FILE_FORMAT, DAMAGED_DOCUMENT; in full mode also what reading the pages throws
 *   (ENCRYPTED_DOCUMENT, DOCUMENT_TOO_COMPLEX).
 */
export async function inspect(request: InspectRequest, context: CallContext): Promise<ForensicReport> {
  sniffMediaType(request.file.bytes);
  const inspector = startInspection(request.file, 0, { ...request, expertPictures: true });
  if (request.mode === 'quick') {
    if (!inspector.isWhole())
      throw new StationError('DAMAGED_DOCUMENT', message('documentRefusals.damagedFile'), {
        reason: 'INCOMPLETE_FILE',
      });
    await readPictures(inspector, request.file.bytes, context.signal);
    return finish(inspector, await inspector.addOwnText(), request);
  }
  const pages: ReadPage[] = [];
  context.progress({ stage: 'preparing' });
  for await (const page of openPages(request.file, { fileIndex: 0, firstPageIndex: 0 })) {
    context.signal.throwIfAborted();
    const number = pages.length + 1;
    context.progress({ stage: 'reading', page: number, pages: number + page.ahead });
    const reading = await readPage(page, request.ocr);
    context.signal.throwIfAborted();
    pages.push(reading);
    await inspector.addPage({ page, reading });
  }
  context.signal.throwIfAborted();
  context.progress({ stage: 'judging' });
  return finish(inspector, pages, request);
}

/** Reads pictures that lie over figures, and nothing else of their pages; a page that cannot be rendered is left as it is. */
async function readPictures(inspector: FileInspector, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const indexes = inspector.pagesToRead().slice(0, MOST_RENDERED);
  if (indexes.length === 0) return;
  try {
    for await (const { pageInFile, raster, orientation } of renderedPages(bytes, indexes)) {
      signal.throwIfAborted();
      await inspector.addRendered(pageInFile, raster, orientation);
    }
  } catch (thrown) {
    if (!(thrown instanceof StationError)) throw thrown;
  }
}

/** A quick look renders so many pages at most. */
const MOST_RENDERED = 2;

function finish(
  inspector: FileInspector,
  pages: readonly ReadPage[],
  request: InspectRequest,
): Promise<ForensicReport> {
  const { documents, category } = documentsOf(pages, request);
  // Quick mode drops the checks of fields: they also need machine-readable zones, barcodes and the sides of a card.
  const judged = request.mode === 'quick' ? documents.map((one) => ({ ...one, checks: [] })) : documents;
  return inspector.finish(judged, request.profile === 'unknown' ? profileOf(category) : request.profile);
}

function documentsOf(
  pages: readonly ReadPage[],
  request: InspectRequest,
): { documents: VerifiedDocument[]; category: Category | null } {
  if (!pages.some((p) => p.report.quality.readable)) return { documents: [], category: null };
  const { documents, category } = understand(pages, {
    category: profileNamed(request.profile).readAs,
    mode: 'BATCH',
    today: request.today,
    maxAddressAgeMonths: 3,
    ...(request.country ? { country: request.country } : {}),
  });
  return { documents, category };
}
