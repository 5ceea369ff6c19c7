import { inEnglish } from '../contract/messages/in-language.ts';
import { inOrder, message } from '../contract/messages/message.ts';
import { saidOf } from '../contract/page-warnings.ts';
import sharp from 'sharp';
import type { ForensicProfile, ForensicReport } from '../contract/forensics.ts';
import { StationError } from '../contract/errors/station-error.ts';
import type { ReadPage } from '../contract/pages.ts';
import type { Category } from '../contract/categories.ts';
import type { CallContext, VerifyRequest, VerifyResponse } from './calls.ts';
import { understand } from './documents/understand.ts';
import { reportOfFace } from './faces/face-instead-of-paper.ts';
import { findPortraits } from './faces/portrait.ts';
import { tellingWhatIsFound } from './progress.ts';
import { startInspection, type FileInspector } from './forensics/inspect.ts';
import { openPages, pagesBeforeOpening } from './intake/open-pages.ts';
import { perceptualHash } from './intake/perceptual-hash.ts';
import { readPage } from './ocr/read-page.ts';
import { engineVersions } from './versions.ts';
import { giveBackPixels } from './raster/give-back.ts';
import type { Raster } from './raster/page.ts';

const VIEWER_LONGEST_SIDE = 2_000;

const PROFILES: Record<Category, ForensicProfile> = {
  IDENTITY: 'identity',
  ADDRESS: 'address',
  INCOME: 'income',
  ENTITY: 'business',
  COMPLIANCE: 'business',
  MULTIPURPOSE: 'income',
};

/**
 * Runs one request through the engine: bytes → pages → lines → documents, with forensic evidence gathered page by page,
 * so that only one page's pixels are held at a time.
 *
 * @throws StationError INVALID_FILE_FORMAT, ENCRYPTED_DOCUMENT, DAMAGED_DOCUMENT, DOCUMENT_TOO_COMPLEX,
 * INVALID_DOCUMENT_QUALITY when no page of the request can be read.
 */
export async function verify(request: VerifyRequest, context: CallContext): Promise<VerifyResponse> {
  const pages: ReadPage[] = [];
  const pageImages: Uint8Array[] = [];
  const pagePrints: (Uint8Array | null)[] = [];
  const inspectors: FileInspector[] = [];
  const found = tellingWhatIsFound(request, context);

  for (const [fileIndex, file] of request.files.entries()) {
    const inspector =
      request.forensics === 'off'
        ? null
        : startInspection(file, fileIndex, {
            mode: request.forensics,
            today: request.today,
            trustedCertificates: request.trustedCertificates ?? [],
          });
    if (inspector) inspectors.push(inspector);
    found.progress({ stage: 'preparing' });
    const later = pagesBeforeOpening(request.files.slice(fileIndex + 1));
    for await (const page of openPages(file, { fileIndex, firstPageIndex: pages.length })) {
      context.signal.throwIfAborted();
      const number = pages.length + 1;
      found.progress({
        stage: 'reading',
        page: number,
        ...(later === null ? {} : { pages: number + page.ahead + later }),
      });
      const reading = await readPage(page, request.ocr);
      context.signal.throwIfAborted();
      reading.marks.push(...(await findPortraits(page.raster, reading.lines)));
      reading.report = reportOfFace(reading);
      pages.push(reading);
      pageImages.push(await viewerImage(page.raster));
      pagePrints.push(await perceptualHash(page.raster));
      await inspector?.addPage({ page, reading });
      // Documents cropped from one picture may share its pixels.
      if (page.textLayer || page.ahead === 0) {
        giveBackPixels(page.raster);
        if (page.picture) giveBackPixels(page.picture);
      }
      found.read(reading, page.ahead === 0 && fileIndex === request.files.length - 1);
    }
    if (request.forensics === 'quick') await inspector?.addOwnText();
  }
  refuseUnreadable(pages);
  context.signal.throwIfAborted();

  found.progress({ stage: 'understanding', pages: pages.length });
  const understood = understand(pages, request);
  found.understood(understood.documents);

  const forensics: ForensicReport[] = [];
  for (const [file, inspector] of inspectors.entries()) {
    context.signal.throwIfAborted();
    found.progress({ stage: 'judging', page: file + 1, pages: inspectors.length });
    const ofThisFile = understood.documents.filter((d) =>
      d.pages.some((p) => pages[p]?.report.file === file),
    );
    forensics.push(await inspector.finish(ofThisFile, PROFILES[understood.category]));
  }
  found.progress({ stage: 'done' });
  return { ...understood, pages, pageImages, pagePrints, forensics, versions: engineVersions() };
}

/** One unreadable page among readable ones gets a warning; if none is readable, the request is refused. */
function refuseUnreadable(pages: readonly ReadPage[]): void {
  if (pages.some((p) => p.report.quality.readable)) return;
  const said = pages.flatMap(({ report }) => saidOf(report.quality));
  const [first, ...others] = new Map(said.map((one) => [inEnglish(one), one])).values();
  throw new StationError(
    'INVALID_DOCUMENT_QUALITY',
    first ? inOrder(first, ...others) : message('pictures.nothingRead'),
    { reason: first ? 'UNREADABLE' : 'NO_TEXT' },
  );
}

async function viewerImage(raster: Raster): Promise<Uint8Array> {
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize({
      width: VIEWER_LONGEST_SIDE,
      height: VIEWER_LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: 82 })
    .toBuffer();
}
