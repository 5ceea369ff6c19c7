/**
 * `npm run bench -- ocr [--quick] [--write] [--seed 9001] [--count 2] [--types omang,passport] [--profiles clean,photo]
 * [--folder DIR] [--ours] [--each] [--show]`: our reader, plain tesseract.js and Debian's tesseract on the same pages, one after
 * the other. Seeds from 9001 on are never looked at while rules are tuned.
 *
 * `--each` takes one page of every type, in one layout, another one for each seed; `--quick` does so with a card, a passport and a payslip.
 *
 * One thing at a time: `--geometry` (orientation, outlines, splits), `--scenes` (the same on other pictures, `--kinds=hand,glass`), `--quality` (refusals), `--small-zones` (MRZ of 12
 * pixels), `--spoiled-zones` (MRZ at an angle, with glare, cut off), `--pair` (two at once), `--soak 500` (memory); all with `--count`, `--seed`, `--show`, `--write`, and the first three
 * with `--minutes 9` and `--resume FILE` (outcomes are kept there, and a second run goes on where the first one ended).
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { labelledCases, specimenCases, type BenchCase } from './ocr/cases.ts';
import { debianTesseract, netefatsa, plainTesseractJs, type BenchEngine } from './ocr/engines.ts';
import { measureGeometry } from './ocr/geometry.ts';
import { characterErrors, garbledLines, holdsValue } from './ocr/measure.ts';
import { measurePair } from './ocr/pair.ts';
import { measureQualityGate } from './ocr/quality.ts';
import { measureSmallZones } from './ocr/small-zones.ts';
import { soak } from './ocr/soak.ts';
import { measureSpoiledZones } from './ocr/spoiled-zones.ts';
import { median } from './quantile.ts';
import { table, writeSection } from './report.ts';

const OURS = 'Netefatsa';

/** Lines that make a specimen a specimen, not part of any document. */
const GENERATORS_MARK = 'SPECIMEN';
const ABOUT =
  'CER is over the lines of the document itself; `with marks` counts the word SPECIMEN, the footnote that the generator prints across and under its pages, and rows of dots and underscores to write on as well. Lines are looked for anywhere in the page’s text: reading order is not counted.';

interface Tally {
  pages: number;
  wrong: number;
  characters: number;
  wrongWithMarks: number;
  charactersWithMarks: number;
  values: number;
  valuesRight: number;
  zoneLines: number;
  zoneLinesRight: number;
  zonesWronglyValid: number;
  oriented: number;
  milliseconds: number[];
  cpuMilliseconds: (number | null)[];
  mostMemory: number | null;
}

const emptyTally = (): Tally => ({
  pages: 0,
  wrong: 0,
  characters: 0,
  wrongWithMarks: 0,
  charactersWithMarks: 0,
  values: 0,
  valuesRight: 0,
  zoneLines: 0,
  zoneLinesRight: 0,
  zonesWronglyValid: 0,
  oriented: 0,
  milliseconds: [],
  cpuMilliseconds: [],
  mostMemory: null,
});

async function measure(engine: BenchEngine, page: BenchCase, tally: Tally, show: boolean): Promise<void> {
  const reading = await engine.read(page.bytes);
  const document = page.lines.filter((line) => !line.startsWith(GENERATORS_MARK));
  const errors = characterErrors(document, reading.text);
  const marks = characterErrors(page.lines, reading.text, 'counted');
  tally.wrongWithMarks += marks.wrong;
  tally.charactersWithMarks += marks.total;
  tally.pages++;
  tally.wrong += errors.wrong;
  tally.characters += errors.total;
  tally.milliseconds.push(reading.milliseconds);
  tally.cpuMilliseconds.push(reading.cpuMilliseconds);
  tally.mostMemory = reading.mostMemory;
  const missed = page.values.filter((value) => !holdsValue(reading.text, value));
  tally.values += page.values.length;
  tally.valuesRight += page.values.length - missed.length;
  if (reading.orientations?.every((turn) => turn === page.orientation)) tally.oriented++;
  if (page.mrz) {
    const lines = reading.mrz?.lines ?? reading.text.split('\n').map((line) => line.replace(/\s/g, ''));
    const right = page.mrz.filter((line) => lines.includes(line)).length;
    tally.zoneLines += page.mrz.length;
    tally.zoneLinesRight += right;
    if (reading.mrz?.valid && right < page.mrz.length) tally.zonesWronglyValid++;
  } else if (reading.mrz?.valid) tally.zonesWronglyValid++;
  if (!show) return;
  const rate = errors.total === 0 ? 0 : errors.wrong / errors.total;
  if (rate > 0.01 || missed.length > 0 || (page.mrz && page.mrz.join() !== reading.mrz?.lines.join()))
    process.stdout.write(
      `${page.name}: CER ${(rate * 100).toFixed(1)} %, missed ${JSON.stringify(missed)} garbled ${JSON.stringify(garbledLines(page.lines, reading.text))}` +
        (page.mrz && page.mrz.join() !== reading.mrz?.lines.join()
          ? `\n   zone ${reading.mrz ? `${reading.mrz.format} valid=${reading.mrz.valid}` : 'not found'}\n${page.mrz.map((l, i) => `   ${l}\n   ${reading.mrz?.lines[i] ?? ''}`).join('\n')}`
          : '') +
        '\n',
    );
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;

const accuracyRow = (set: string, engine: BenchEngine, t: Tally): string[] => [
  set,
  engine.name,
  String(t.pages),
  percent(t.wrong, t.characters),
  percent(t.wrongWithMarks, t.charactersWithMarks),
  `${percent(t.valuesRight, t.values)} (n=${t.values})`,
  `${percent(t.zoneLinesRight, t.zoneLines)} (n=${t.zoneLines})`,
  engine.name === OURS ? String(t.zonesWronglyValid) : '–',
  engine.name === OURS ? percent(t.oriented, t.pages) : '–',
];

/** Ratios are of pages read in the same run, one reader after the other; milliseconds only show the machine's load. */
function timeRow(set: string, engine: BenchEngine, t: Tally, reference: Tally | undefined): string[] {
  const ratios = reference ? t.milliseconds.map((ms, k) => ms / reference.milliseconds[k]!) : [];
  // Processor time is what other programs on the machine change least.
  const cpu = reference
    ? t.cpuMilliseconds.flatMap((ms, k) => (ms === null ? [] : ms / reference.cpuMilliseconds[k]!))
    : [];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return [
    set,
    engine.name,
    String(t.pages),
    reference ? `${median(ratios).toFixed(2)}×` : '–',
    reference ? `${(sum(t.milliseconds) / sum(reference.milliseconds)).toFixed(2)}×` : '–',
    cpu.length > 0 ? `${median(cpu).toFixed(2)}×` : '–',
    `${Math.round(median(t.milliseconds))} ms`,
    t.mostMemory === null ? '–' : `${Math.round(t.mostMemory / 2 ** 20)} MB`,
  ];
}

export async function run(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      write: { type: 'boolean' },
      ours: { type: 'boolean' },
      each: { type: 'boolean' },
      show: { type: 'boolean' },
      seed: { type: 'string', default: '9001' },
      count: { type: 'string', default: '2' },
      types: { type: 'string' },
      profiles: { type: 'string', default: 'clean,scan,photo,hard-photo' },
      folder: { type: 'string' },
      turned: { type: 'string' },
      soak: { type: 'string' },
      geometry: { type: 'boolean' },
      scenes: { type: 'boolean' },
      kinds: { type: 'string' },
      quality: { type: 'boolean' },
      'small-zones': { type: 'boolean' },
      'spoiled-zones': { type: 'boolean' },
      pair: { type: 'boolean' },
      resume: { type: 'string' },
      minutes: { type: 'string', default: '9' },
    },
  });
  const command = `npm run bench -- ocr ${args.filter((arg) => arg !== '--write').join(' ')}`.trim();
  if (options.soak) return soak(Number(options.soak), command);
  const part = {
    seed: Number(options.seed),
    count: options.quick ? 1 : Number(options.count),
    show: Boolean(options.show),
    file: options.resume,
    minutes: Number(options.minutes),
  };
  if (options.geometry || options.scenes) {
    const scenes = options.scenes ? (options.kinds?.split(',') ?? []) : null;
    return measureGeometry({ ...part, scenes }, command);
  }
  if (options.quality) return measureQualityGate(part, command);
  if (options['small-zones']) return measureSmallZones(part, command);
  if (options['spoiled-zones']) return measureSpoiledZones(part, command);
  if (options.pair) return measurePair({ seed: part.seed, repeats: options.quick ? 2 : 9 }, command);
  const count = options.quick ? 1 : Number(options.count);
  const seeds = Array.from({ length: count }, (_, i) => Number(options.seed) + i);
  const types = options.types?.split(',') ?? (options.quick ? ['omang', 'passport', 'payslip'] : null);
  const others = options.ours ? [] : [await plainTesseractJs(), debianTesseract()].filter((e) => e !== null);
  const engines = [await netefatsa(), ...others];
  const sets: { name: string; cases: AsyncIterable<BenchCase> | Iterable<BenchCase> }[] = options.folder
    ? [{ name: options.folder, cases: labelledCases(options.folder) }]
    : options.profiles!.split(',').map((profile) => ({
        name: profile,
        cases: specimenCases({
          profile,
          seeds,
          types,
          each: Boolean(options.each ?? options.quick),
          ...(options.turned ? { turned: Number(options.turned) } : {}),
        }),
      }));

  const accuracy: string[][] = [
    [
      'Pages',
      'Reader',
      'n',
      'CER',
      'CER with marks',
      'Key values exact',
      'MRZ lines exact',
      'Wrong MRZ called valid',
      'Orientation right',
    ],
  ];
  const time: string[][] = [
    [
      'Pages',
      'Reader',
      'n',
      'Median of ratios to tesseract.js',
      'Ratio of sums',
      'Median of ratios of processor time',
      'Median time',
      'Most memory',
    ],
  ];
  for (const { name, cases } of sets) {
    const tallies = engines.map(emptyTally);
    for await (const page of cases) {
      for (const [i, engine] of engines.entries())
        await measure(engine, page, tallies[i]!, Boolean(options.show) && engine.name === OURS);
    }
    const reference = tallies[engines.findIndex((engine) => engine.name === 'tesseract.js')];
    for (const [i, engine] of engines.entries()) {
      accuracy.push(accuracyRow(name, engine, tallies[i]!));
      time.push(timeRow(name, engine, tallies[i]!, reference));
    }
  }
  for (const engine of engines) await engine.close();
  const section = options.folder ? 'ocr-folder' : options.each ? 'ocr-each' : 'ocr';
  const title = options.each ? 'Reading one page of every type' : 'Reading pages';
  writeSection('accuracy/reading.md', section, title, `${ABOUT}\n\n${table(accuracy)}`, command);
  if (options.each) return;
  const load = `Load of the machine while measuring (1, 5, 15 minutes): ${loadavg()
    .map((l) => l.toFixed(1))
    .join(', ')}.`;
  writeSection('performance.md', section, 'Reading pages', `${load}\n\n${table(time)}`, command);
}
