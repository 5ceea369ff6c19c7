import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StationError } from '../../../contract/errors/station-error.ts';
import { MAX_PDF_PAGES } from '../../../contract/limits.ts';
import { message } from '../../../contract/messages/message.ts';
import { FILES_PER_PDF_THREAD, PDF_MEMORY_BYTES, PDF_PAGE_MS, PDF_WAIT_MS } from '../limits.ts';
import { processorTime } from './own-time.ts';
import type { FromPdfThread, PdfFailure, RenderedPdfPage, ToPdfThread } from './messages.ts';

const threadFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './pdf-thread.js', import.meta.url),
);
const CHECK_MS = 40;

/** An open PDF; the caller must `close` it. */
export interface PdfFile {
  readonly pages: number;
  /** @param asScan as fine as a scan, whatever text is on it */
  render(index: number, asScan: boolean): Promise<RenderedPdfPage>;
  close(): void;
}

interface Thread {
  readonly worker: Worker;
  files: number;
  busy: boolean;
}

let idle: Thread | null = null;
let nextId = 1;

function takeThread(): Thread {
  const waiting = idle;
  if (waiting && !waiting.busy) {
    waiting.busy = true;
    waiting.files++;
    return waiting;
  }
  const worker = new Worker(threadFile, {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.on('error', () => undefined);
  return { worker, files: 1, busy: true };
}

function giveBack(thread: Thread, broken: boolean): void {
  thread.busy = false;
  if (broken || thread.files >= FILES_PER_PDF_THREAD || (idle && idle !== thread)) {
    void thread.worker.terminate();
    if (idle === thread) idle = null;
  } else idle = thread;
}

/**
 * Opens a PDF in the PDF thread.
 *
 * @throws StationError ENCRYPTED_DOCUMENT, DAMAGED_DOCUMENT, or DOCUMENT_TOO_COMPLEX for more than 50 pages and for a
 * file that takes more than 8.5 s of the processor or 560 MB to open and render a page of; PROCESSING_TIMEOUT for one that
 * has not answered after a minute without either.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  if (!hasObjects(bytes)) throw refusal('damaged');
  const thread = takeThread();
  let broken = false;
  // Opening counts towards the first page: a decompression bomb may go off in either.
  let spent = 0;
  const ask = async (question: ToPdfThread): Promise<FromPdfThread> => {
    const used = processorTime(thread.worker);
    const begun = performance.now();
    const memory = process.memoryUsage.rss();
    try {
      const answer = await askThread(thread.worker, question, () =>
        overrun({
          processor: spent + used(),
          wall: performance.now() - begun,
          bytes: process.memoryUsage.rss() - memory,
        }),
      );
      spent = answer.kind === 'rendered' ? 0 : spent + used();
      return answer;
    } catch (thrown) {
      broken = true;
      throw thrown;
    }
  };
  const close = (): void => giveBack(thread, broken);
  try {
    const opened = await ask({ kind: 'open', id: nextId++, bytes: Uint8Array.from(bytes) });
    if (opened.kind !== 'opened') throw refusal(opened.kind === 'failed' ? opened.failure : 'damaged');
    if (opened.pages > MAX_PDF_PAGES)
      throw new StationError(
        'DOCUMENT_TOO_COMPLEX',
        message('documentRefusals.manyPages', { pages: opened.pages, most: MAX_PDF_PAGES }),
        { reason: 'TOO_MANY_PAGES' },
      );
    if (opened.pages === 0) throw refusal('damaged');
    const render = async (index: number, asScan: boolean): Promise<RenderedPdfPage> => {
      const rendered = await ask({ kind: 'render', id: nextId++, index, asScan });
      if (rendered.kind !== 'rendered')
        throw refusal(rendered.kind === 'failed' ? rendered.failure : 'damaged');
      return rendered.page;
    };
    return { pages: opened.pages, render, close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

/** The beginning of an object (ISO 32000-2, 7.3.10). */
const OBJECT = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/;

/**
 * At least one object, and a trailer's entry for the catalogue, which is never compressed (7.5.5, 7.5.8.2). pdf.js searches
 * a file without them for seconds (10 MB of zeroes: 5 s of processor).
 */
function hasObjects({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return bytes.includes('/Root') && OBJECT.test(bytes.toString('latin1'));
}

function refusal(failure: PdfFailure): StationError {
  switch (failure) {
    case 'encrypted':
      return new StationError('ENCRYPTED_DOCUMENT', message('documentRefusals.password'), {
        reason: 'PASSWORD',
      });
    case 'damaged':
      return new StationError('DAMAGED_DOCUMENT', message('documentRefusals.damagedPdf'), {
        reason: 'UNREADABLE_PDF',
      });
    case 'too-complex':
      return pdfLimits();
  }
}

/** For a file that takes, or would take, more time or memory than any paper needs. */
export const pdfLimits = (): StationError =>
  new StationError('DOCUMENT_TOO_COMPLEX', message('documentRefusals.pdfLimits'), { reason: 'PDF_LIMITS' });

/**
 * Reason to stop a thread with this use of milliseconds and bytes; null while within limits. Only the file's own use
 * counts against it: one that merely waited long may be sent again.
 */
export function overrun(taken: { processor: number; wall: number; bytes: number }): StationError | null {
  if (taken.processor > PDF_PAGE_MS || taken.bytes > PDF_MEMORY_BYTES) return pdfLimits();
  return taken.wall > PDF_WAIT_MS
    ? new StationError('PROCESSING_TIMEOUT', message('documentRefusals.tookLong'))
    : null;
}

/** One question to the thread; rejects with the first reason to stop it, or when the thread dies. */
function askThread(
  worker: Worker,
  question: ToPdfThread,
  reasonToStop: () => StationError | null,
): Promise<FromPdfThread> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearInterval(watch);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (answer: FromPdfThread): void => {
      if (answer.id === question.id) end(() => resolve(answer));
    };
    const onExit = (): void => end(() => reject(pdfLimits()));
    const watch = setInterval(() => {
      const reason = reasonToStop();
      if (reason) end(() => reject(reason));
    }, CHECK_MS);
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(question);
  });
}
