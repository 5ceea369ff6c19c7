/**
 * `npm run bench -- statements`: long bank statements. Time and memory of understanding 5, 10 and 20 pages from
 * ground-truth lines (`understand` alone), of a PDF with a text layer, and of a scanned one without (both readers), from
 * their bytes to their rows (intake, reading, understanding), with the rows that are exact. `--seeds N` repeats with
 * other statements (default 2); scanned ones are read once, as they take minutes.
 */
import sharp from 'sharp';
import { DEFAULT_READERS } from '../../src/contract/config.ts';
import { MAX_FILE_BYTES } from '../../src/contract/limits.ts';
import { openPages } from '../../src/engine/intake/open-pages.ts';
import { readPage } from '../../src/engine/ocr/read-page.ts';
import { understand } from '../../src/engine/documents/understand.ts';
import type { ReadPage } from '../../src/contract/pages.ts';
import { closeTesseract } from '../../src/engine/ocr/tesseract/reader.ts';
import { degrade, generate, toPdf, toScannedPdf, truthOf, type Truth } from '../specimens/index.ts';
import { pagesOfTruth } from './documents/truth-pages.ts';
import { scoreDocument } from './documents/score.ts';
import { table, writeSection } from './report.ts';

const OPTIONS = { category: null, mode: 'BATCH' as const, today: '2026-11-21', maxAddressAgeMonths: 3 };
const LENGTHS = [5, 10, 20];

interface Measured {
  readonly what: string;
  readonly wanted: number;
  readonly pages: number;
  readonly rows: string;
  readonly documents: number;
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly residentMegabytes: number;
}

export async function run(args: string[]): Promise<void> {
  const at = args.indexOf('--seeds');
  const quick = args.includes('--quick');
  const seeds = at >= 0 ? Number(args[at + 1]) : quick ? 1 : 2;
  const measured: Measured[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    for (const layout of quick ? [1] : [1, 2, 3]) {
      // The first call of a process compiles; it is not what a station sees.
      if (measured.length === 0) understand(pagesOfTruth(truthOf('BANK_STATEMENT', layout, 99)), OPTIONS);
      for (const wanted of LENGTHS) measured.push(fromTruth(layout, seed, wanted));
    }
    for (const wanted of LENGTHS) measured.push(await fromPdf(seed, wanted));
  }
  for (const wanted of quick ? LENGTHS.slice(0, 1) : LENGTHS) measured.push(await fromScan(wanted));
  await closeTesseract();
  const rows = measured.map((m) => [
    m.what,
    m.pages,
    m.documents,
    m.rows,
    m.milliseconds.toFixed(0),
    (m.milliseconds / m.pages).toFixed(0),
    m.megabytes.toFixed(0),
    m.residentMegabytes.toFixed(0),
  ]);
  const head = [
    'statement',
    'pages',
    'documents',
    'rows exact',
    'processor ms',
    'ms a page',
    'heap after, MiB',
    'resident after, MiB',
  ];
  writeSection(
    'performance.md',
    'statements',
    'Long bank statements',
    table([head, ...rows]),
    `npm run bench -- statements ${args.join(' ')}`.trim(),
  );
}

function fromTruth(layout: number, seed: number, wanted: number): Measured {
  const { truth } = ofLength(layout, seed, wanted, (rows) => ({
    truth: truthOf('BANK_STATEMENT', layout, seed, { rows }),
  }));
  const pages = pagesOfTruth(truth);
  const before = process.cpuUsage();
  return score(`truth lines, layout ${layout}, seed ${seed}`, wanted, truth, pages, before);
}

async function fromPdf(seed: number, wanted: number): Promise<Measured> {
  const { rows } = ofLength(1, seed, wanted, (count) => ({
    truth: truthOf('BANK_STATEMENT', 1, seed, { rows: count }),
  }));
  const { truth, pdf } = await toPdf('BANK_STATEMENT', 1, seed, { rows });
  return readAndScore(`PDF with text layer, seed ${seed}`, wanted, truth, pdf);
}

/** Seed of the scanned statement, which no rule was tuned on. */
const SCAN_SEED = 9401;

async function fromScan(wanted: number): Promise<Measured> {
  const { rows } = ofLength(1, SCAN_SEED, wanted, (count) => ({
    truth: truthOf('BANK_STATEMENT', 1, SCAN_SEED, { rows: count }),
  }));
  const drawn = await generate('BANK_STATEMENT', 1, SCAN_SEED, { rows });
  const scanned = await degrade(drawn, 'scan', SCAN_SEED);
  const images = await Promise.all(
    scanned.images.map((image) => fitting(image, (FILLED * MAX_FILE_BYTES) / scanned.images.length)),
  );
  const { truth, pdf } = await toScannedPdf({ ...scanned, images });
  return readAndScore(`scanned PDF, seed ${SCAN_SEED}`, wanted, truth, pdf);
}

/** The share of the largest file that its pages may take; the rest is the PDF around them. */
const FILLED = 0.95;

/** A page as a scanner stores it that must send twenty of them in one file: as good as its share of the bytes allows. */
async function fitting(image: Uint8Array, bytes: number): Promise<Uint8Array> {
  let stored = image;
  for (let quality = 90; stored.length > bytes && quality >= 30; quality -= 10)
    stored = await sharp(image).jpeg({ quality }).toBuffer();
  return stored;
}

async function readAndScore(what: string, wanted: number, truth: Truth, pdf: Uint8Array): Promise<Measured> {
  const before = process.cpuUsage();
  const pages: ReadPage[] = [];
  const where = { fileIndex: 0, firstPageIndex: 0 };
  for await (const page of openPages({ bytes: pdf, name: 'statement.pdf' }, where))
    pages.push(await readPage(page, DEFAULT_READERS));
  return score(what, wanted, truth, pages, before);
}

function score(
  what: string,
  wanted: number,
  truth: Truth,
  pages: ReadPage[],
  before: NodeJS.CpuUsage,
): Measured {
  const { documents } = understand(pages, OPTIONS);
  // Processor time: the clock measures what else the machine does.
  const spent = process.cpuUsage(before);
  const milliseconds = (spent.user + spent.system) / 1000;
  globalThis.gc?.();
  const found = scoreDocument(truth, documents, 'clean', () => null).rows;
  return {
    what,
    wanted,
    pages: pages.length,
    rows: `${found.right}/${found.all}${found.extra > 0 ? ` + ${found.extra} extra` : ''}`,
    documents: documents.length,
    milliseconds,
    megabytes: process.memoryUsage().heapUsed / 1024 ** 2,
    residentMegabytes: process.memoryUsage.rss() / 1024 ** 2,
  };
}

/** A statement of so many pages: the number of rows is raised until the pages are. */
function ofLength(
  layout: number,
  seed: number,
  wanted: number,
  draw: (rows: number) => { truth: Truth },
): { truth: Truth; rows: number } {
  const sample = truthOf('BANK_STATEMENT', layout, seed, { rows: 200 }).pages.length;
  let rows = Math.floor((200 / sample) * (wanted - 1));
  let { truth } = draw(rows);
  while (truth.pages.length < wanted) {
    rows += 8;
    ({ truth } = draw(rows));
  }
  return { truth, rows };
}
