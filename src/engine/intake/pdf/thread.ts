/**
 * The PDF thread: pdf.js and its canvas, away from the engine's own thread, so that a file that loops or swells can
 * be stopped (client.ts). It opens one file at a time and renders page by page.
 */
import { parentPort } from 'node:worker_threads';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { FromPdfThread, PdfFailure, ToPdfThread } from './messages.ts';
import { renderPage } from './render-page.ts';

// pdf.js takes an Electron utility process for a web page; this thread is plain Node there as well.
if (process.versions['electron']) Object.defineProperty(process, 'type', { value: 'browser' });

const { openDocument } = await import('./open-document.ts');

let current: PDFDocumentProxy | null = null;

async function open(bytes: Uint8Array): Promise<number> {
  await current?.loadingTask.destroy();
  current = null;
  current = await openDocument(bytes);
  return current.numPages;
}

/** pdf.js names its exceptions; anything unknown means that the file is not what a PDF should be. */
function failureOf(thrown: unknown): PdfFailure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'PasswordException') return 'encrypted';
  return name === 'RangeError' ? 'too-complex' : 'damaged';
}

async function answer(message: ToPdfThread): Promise<void> {
  const { id } = message;
  try {
    if (message.kind === 'open') return send({ kind: 'opened', id, pages: await open(message.bytes) });
    if (!current) return send({ kind: 'failed', id, failure: 'damaged' });
    const page = await renderPage(current, message.index, message.asScan);
    send({ kind: 'rendered', id, page }, [page.data.buffer as ArrayBuffer]);
  } catch (thrown) {
    send({ kind: 'failed', id, failure: failureOf(thrown) });
  }
}

function send(message: FromPdfThread, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

parentPort?.on('message', (message: ToPdfThread) => void answer(message));
