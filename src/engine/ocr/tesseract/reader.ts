import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { resourcePath } from '../../resources.ts';
import type { LineReader, LineReading } from '../line-reader.ts';
import type { LineCrop } from '../line-crop.ts';
import { withLikelyCharacters } from '../ppocr/lookalikes.ts';

/** Tesseract's memory grows with what it has read: a fresh worker takes over after so many lines. */
const LINES_PER_WORKER = 2_000;
/** Tesseract wants paper around a line. */
const BORDER = 12;

let current: { readonly worker: Promise<Worker>; lines: number } | null = null;

let last: Promise<unknown> = Promise.resolve();

/**
 * Tesseract's English model, in its own thread, with nothing fetched, cached or learnt. It reads one line after another,
 * in whatever number they are asked for: a fresh worker takes over between two of them.
 */
export const tesseractReader: LineReader = {
  name: 'tesseract',
  read: (crop) => {
    const reading = last.then(() => readLine(crop));
    last = reading.catch(() => undefined);
    return reading;
  },
};

async function readLine(crop: LineCrop): Promise<LineReading> {
  const worker = await workerForOneLine();
  const { data } = await worker.recognize(await asPng(crop));
  const text = data.text.replace(/\s+/g, ' ').trim();
  const confidence = text === '' ? 0 : data.confidence / 100;
  return withLikelyCharacters({ text, confidence, certainty: [], centres: [] });
}

async function workerForOneLine(): Promise<Worker> {
  if (current && current.lines >= LINES_PER_WORKER) {
    const worn = current.worker;
    current = null;
    await (await worn).terminate();
  }
  current ??= { worker: start(), lines: 0 };
  current.lines++;
  return current.worker;
}

async function start(): Promise<Worker> {
  try {
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: resourcePath('models'),
      gzip: false,
      cacheMethod: 'none',
    });
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      classify_enable_learning: '0',
      user_defined_dpi: '300',
    });
    return worker;
  } catch (thrown) {
    current = null;
    throw thrown;
  }
}

async function asPng(crop: LineCrop): Promise<Buffer> {
  return sharp(crop.data, { raw: { width: crop.width, height: crop.height, channels: 3 } })
    .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Ends the worker thread; the next line starts a new one. For tests and benches that must leave nothing running. */
export async function closeTesseract(): Promise<void> {
  const worn = current;
  current = null;
  await (await worn?.worker)?.terminate();
}
