/**
 * `npm run bench -- forensics [--quick] [--media=pdf|image] [--minutes=60] [--read=10] [--resume=FILE] [--write]`: attacks
 * found, ordinary files accused, per channel, with 95 % bounds. Sums and checks need reading, which takes most of the
 * time: of pictures, payslips, statements and bills are read, edited or not, so that sums can be found and can go wrong; of PDFs,
 * attacks on sums; and of all others every `--read`th (`--pixels`: no picture is read).
 *
 * Outcomes are appended to the file of `--resume`, and what stands there already is not measured again, so that a large
 * measurement can be made in pieces: `--from=SEED` starts later, `--part=1/2` and `--part=2/2` are disjoint halves for two
 * processes. `--merge=A,B` measures nothing and makes the tables of such files.
 *
 * `--calibration` says of such outcomes how far the scores are from what they claim; with `--honest=FOLDER --edited=FOLDER`, of
 * pictures of one's own, by pixels alone.
 *
 * Instead of the tables: `--train --keep=FILE --seeds=1,2 --write` grows resources/forensics/odd-word.json, `--calibrate` with
 * the same options makes resources/forensics/calibration.json, `--speed` times quick mode on large files.
 */
import { appendFileSync } from 'node:fs';
import { closeTesseract } from '../../src/engine/ocr/tesseract/reader.ts';
import { corpus, type Sample } from '../specimens/tamper/corpus.ts';
import { optionsOf, type Options } from './forensics/options.ts';
import { calibrationReport, scoredOf, type Scored } from './forensics/calibration-error.ts';
import { writeCalibration } from './forensics/calibration.ts';
import { examine, type Outcome } from './forensics/examine.ts';
import { scoresOfPictures } from './forensics/own-pictures.ts';
import { quickSpeed } from './forensics/quick-speed.ts';
import { report } from './forensics/report.ts';
import { train } from './forensics/train-words.ts';
import { outcomesIn } from './journal.ts';
import { writeSection } from './report.ts';

/** Seeds below this were looked at while rules and thresholds were tuned; the bench takes others. */
const UNSEEN = 7_000;
const TYPES = ['PAYSLIP', 'BANK_STATEMENT', 'OMANG', 'UTILITY_BILL'];
/** Documents whose figures contradict each other when one is changed. */
const WITH_SUMS: ReadonlySet<string> = new Set(['PAYSLIP', 'BANK_STATEMENT', 'UTILITY_BILL']);
const PROFILES = ['clean', 'scan', 'photo', 'photocopy'];
const TITLES = { pdf: 'Forensics of PDFs', image: 'Forensics of pictures' } as const;
type Medium = keyof typeof TITLES;

export async function run(args: string[]): Promise<void> {
  const options = optionsOf(args, UNSEEN);
  if (options.instead === 'calibrate') return writeCalibration(options);
  if (options.instead === 'train') return train(options);
  if (options.instead === 'speed') return quickSpeed();
  if (options.ownPictures)
    return writeCalibrationError(await scoresOfPictures(options.ownPictures, options.journal), options);
  const outcomes = [...options.merge, ...(options.journal ? [options.journal] : [])].flatMap((file) =>
    outcomesIn<Outcome>(file),
  );
  const chosen: readonly Medium[] = options.media
    ? [options.media]
    : options.merge.length > 0
      ? (['pdf', 'image'] as const).filter((m) => outcomes.some((o) => o.sample.medium === m))
      : ['pdf', 'image'];
  if (options.merge.length === 0) {
    for (const medium of chosen) await measure(medium, options, chosen.length, outcomes);
    await closeTesseract();
  }
  if (options.calibrationError)
    return writeCalibrationError(
      scoredOf(once(outcomes).filter(({ sample }) => chosen.includes(sample.medium))),
      options,
    );
  for (const medium of chosen)
    writeSection(
      'accuracy/forensics.md',
      `forensics-${medium}`,
      TITLES[medium],
      report(once(outcomes).filter((o) => o.sample.medium === medium)),
      `npm run bench -- forensics ${options.command}`.trim(),
    );
}

/** A section for each medium, and one for pictures of one's own. */
function writeCalibrationError(files: readonly Scored[], { media, ownPictures, command }: Options): void {
  const of = ownPictures ? 'own-pictures' : (media ?? 'all');
  writeSection(
    'accuracy/forensics.md',
    `forensics-calibration-${of}`,
    `Calibration of the scores: ${{ 'own-pictures': 'pictures of others', pdf: 'PDFs', image: 'pictures', all: 'all files' }[of]}`,
    calibrationReport(files),
    `npm run bench -- forensics ${command}`.trim(),
  );
}

/** Two pieces of a measurement may overlap; the later outcome of a file counts. */
function once(outcomes: readonly Outcome[]): Outcome[] {
  return [...new Map(outcomes.map((o) => [o.sample.name, o])).values()];
}

/** Layouts and types take turns, so that a measurement cut short has some of everything. */
async function measure(medium: Medium, options: Options, media: number, outcomes: Outcome[]): Promise<void> {
  const known = new Set(outcomes.map((o) => o.sample.name));
  const deadline = Date.now() + (options.minutes * 60_000) / media;
  const [part, parts] = options.part;
  let turn = 0;
  for (let seed = options.from; seed < options.from + (options.quick ? 1 : 40); seed++)
    for (const [k, type] of TYPES.entries()) {
      // Which half a document falls into changes from seed to seed, so that both have all types.
      if ((seed + k) % parts !== part - 1) continue;
      const base = {
        types: [type],
        layouts: [1 + ((seed + k) % 4)],
        seeds: [seed],
        // One degradation a base: making it takes longer than measuring it.
        profiles: [PROFILES[(seed + Math.floor((seed - UNSEEN) / 4) + k) % 4]!],
        part: 'all',
        media: [medium],
        share: options.quick ? 0.3 : 1,
      } as const;
      for await (const sample of corpus(base)) {
        if (Date.now() > deadline) return;
        if (known.has(sample.name)) continue;
        const read = isRead(sample, options) || turn++ % options.readEach === options.readEach - 1;
        const outcome = await examine(sample, read).catch((thrown: unknown) => {
          process.stderr.write(`${sample.name}: ${thrown instanceof Error ? thrown.message : 'failed'}\n`);
          return null;
        });
        if (!outcome) continue;
        outcomes.push(outcome);
        if (options.journal) appendFileSync(options.journal, `${JSON.stringify(outcome)}\n`);
      }
    }
}

function isRead(sample: Sample, { pixelsOnly }: Options): boolean {
  if (sample.medium === 'image') return !pixelsOnly && WITH_SUMS.has(sample.type);
  return sample.arithmetic || sample.kind === 'pasted-picture';
}
