import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { resourcePath } from '../../resources.ts';
import type { LineReader, LineReading } from '../line-reader.ts';
import type { LineCrop } from '../line-crop.ts';
import { withLikelyCharacters } from '../ppocr/lookalikes.ts';

/** Tesseract's memory grows with use: its worker is replaced after this many lines. */
const LINES_PER_WORKER = 2_000;
/** Border of paper that Tesseract needs around a line, pixels. */
const BORDER = 12;

let current: { readonly worker: Promise<Worker>; lines: number } | null = null;

let last: Promise<unknown> = Promise.resolve();

/**
 * Tesseract's English model in its own thread; nothing is fetched, cached or learnt. Requests are queued and read one
 * at a time; the worker is replaced between two lines.
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
