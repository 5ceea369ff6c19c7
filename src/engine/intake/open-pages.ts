import { refusedFile } from '../../contract/errors/refused-file.ts';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILE_BYTES, MEBIBYTE } from '../../contract/limits.ts';
import { mediaTypeByContent } from '../../contract/media-type.ts';
import type { Page, SourceFile } from '../raster/page.ts';
import { decodeImage } from './decode-image.ts';
import { imagePages } from './image-pages.ts';
import { pdfPages } from './pdf/pages.ts';
import { sniffMediaType } from './sniff.ts';

/** Where a file stands in its request: its own index, and the index its first page gets. */
export interface Place {
  readonly fileIndex: number;
  readonly firstPageIndex: number;
}

/** {@link openFilePages}; a refusal names the request's file. */
export async function* openPages(file: SourceFile, where: Place): AsyncGenerator<Page> {
  try {
    yield* openFilePages(file, where);
  } catch (thrown) {
    throw refusedFile(thrown, where.fileIndex);
  }
}

/** How many pages files that are not open yet will have, two documents on one picture aside; null where nobody knows. */
export function pagesBeforeOpening(files: readonly SourceFile[]): number | null {
  const isPicture = ({ bytes }: SourceFile): boolean =>
    mediaTypeByContent(bytes)?.startsWith('image/') ?? false;
  return files.every(isPicture) ? files.length : null;
}

/**
 * The upright pages of an uploaded file, one at a time: nothing of a page is held once the next is asked for.
 *
 * @throws StationError FILE_TOO_LARGE, INVALID_FILE_FORMAT, ENCRYPTED_DOCUMENT, DAMAGED_DOCUMENT, DOCUMENT_TOO_COMPLEX.
 */
async function* openFilePages(file: SourceFile, where: Place): AsyncGenerator<Page> {
  if (file.bytes.length > MAX_FILE_BYTES)
    throw new StationError(
      'FILE_TOO_LARGE',
      message('documentRefusals.large', { most: MAX_FILE_BYTES / MEBIBYTE }),
    );
  if (sniffMediaType(file.bytes) === 'application/pdf') {
    yield* pdfPages(file.bytes, where);
    return;
  }
  const { raster, dpi, exifTurn, isAsStored } = await decodeImage(file.bytes);
  const pages = imagePages(
    raster,
    { file: where.fileIndex, pageInFile: 0, source: 'image', dpi, turned: exifTurn },
    where.firstPageIndex,
  );
  for await (const page of pages) yield isAsStored ? { ...page, picture: raster } : page;
}
