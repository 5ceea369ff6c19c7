/**
 * `npm run bench -- forensics [--quick] [--media=pdf|image] [--minutes=60] [--read=10] [--resume=FILE] [--write]`: attacks
 * found, ordinary files accused, per channel, with 95 % bounds. Sums and pasted words need reading, which takes most of
 * the time: attacks on sums are read (with `--pixels` those on PDFs only), of the others every `--read`th. Outcomes are appended to the file of `--resume`, and
 * what stands there already is not measured again, so that a large measurement can be made in pieces (`--from=SEED` starts
 * later).
 * `--calibrate` measures ordinary pictures and writes resources/forensics/calibration.json instead.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { closeTesseract } from '../../src/engine/ocr/tesseract/reader.ts';
import { corpus } from '../specimens/tamper/corpus.ts';
import { writeCalibration } from './forensics/calibration.ts';
import { examine, type Outcome } from './forensics/examine.ts';
import { report } from './forensics/report.ts';
import { writeSection } from './report.ts';

/** Seeds below this were looked at while rules and thresholds were tuned; the bench takes others. */
const UNSEEN = 7_000;
const TYPES = ['PAYSLIP', 'BANK_STATEMENT', 'OMANG', 'UTILITY_BILL'];
const PROFILES = ['clean', 'scan', 'photo', 'photocopy'];
type Medium = 'pdf' | 'image';

export async function run(args: string[]): Promise<void> {
  const quick = args.includes('--quick');
  if (args.includes('--calibrate')) return writeCalibration(quick);
  const value = (name: string): string | undefined =>
    args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
  const media = value('media') as Medium | undefined;
  const minutes = Number(value('minutes') ?? (quick ? 3 : 60));
  const journal = value('resume');
  const outcomes: Outcome[] = [];
  if (journal && existsSync(journal))
    for (const line of readFileSync(journal, 'utf8').split('\n').filter(Boolean))
      outcomes.push(JSON.parse(line) as Outcome);
  const chosen: readonly Medium[] = media ? [media] : ['pdf', 'image'];
  for (const medium of chosen)
    await measure(
      medium,
      {
        quick,
        deadline: Date.now() + (minutes * 60_000) / chosen.length,
        readEach: Number(value('read') ?? 4),
        pixelsOnly: args.includes('--pixels'),
        from: Math.max(UNSEEN, Number(value('from') ?? UNSEEN)),
      },
      outcomes,
      (outcome) => {
        if (journal) appendFileSync(journal, `${JSON.stringify(outcome)}\n`);
      },
    );
  await closeTesseract();
  const title = { pdf: 'Forensics of PDFs', image: 'Forensics of pictures' };
  for (const medium of chosen)
    writeSection(
      'accuracy.md',
      `forensics-${medium}`,
      title[medium],
      report(outcomes.filter((o) => o.sample.medium === medium)),
      `npm run bench -- forensics ${args.filter((a) => !a.startsWith('--resume') && a !== '--write').join(' ')}`.trim(),
    );
}

/** Layouts and types take turns, so that a measurement cut short has some of everything. */
async function measure(
  medium: Medium,
  options: { quick: boolean; deadline: number; readEach: number; pixelsOnly: boolean; from: number },
  outcomes: Outcome[],
  keep: (outcome: Outcome) => void,
): Promise<void> {
  const known = new Set(outcomes.map((o) => o.sample.name));
  let turn = 0;
  for (let seed = options.from; seed < options.from + (options.quick ? 1 : 40); seed++)
    for (const [k, type] of TYPES.entries()) {
      const layout = 1 + ((seed + k) % 4);
      const part = {
        types: [type],
        layouts: [layout],
        seeds: [seed],
        // One degradation a base: making it takes longer than measuring it.
        profiles: [PROFILES[(seed + Math.floor((seed - UNSEEN) / 4) + k) % 4]!],
        part: 'all',
        media: [medium],
        share: options.quick ? 0.3 : 1,
      } as const;
      for await (const sample of corpus(part)) {
        if (Date.now() > options.deadline) return;
        if (known.has(sample.name)) continue;
        const bySums =
          (sample.arithmetic || sample.kind === 'pasted-picture') &&
          (medium === 'pdf' || !options.pixelsOnly);
        const outcome = await examine(
          sample,
          bySums || turn++ % options.readEach === options.readEach - 1,
        ).catch(() => null);
        if (!outcome) continue;
        outcomes.push(outcome);
        keep(outcome);
      }
    }
}
