/**
 * `npm run bench -- documents`: what is read of specimens whose answers are known.
 *
 *   --from-truth   ground-truth lines instead of pixels: isolates classification and extraction, seconds instead of minutes
 *   --seeds N      specimens per layout (default 2; with --quick 1)
 *   --types A,B    only these types        --profiles clean,photo   degradations (pixels only)
 *   --seen, --unseen   only layouts that rule writers may look at, or only the others
 *   --misses       lists what was misread, for layouts that are not held out
 *   --fit          writes resources/calibration/documents.json from the results
 */
import { understand } from '../../src/engine/documents/understand.ts';
import { generate, layoutsOf, specimenTypes, toPdf } from '../specimens/index.ts';
import { fitCalibration } from './documents/calibrate.ts';
import { reportTables, reliability } from './documents/report.ts';
import { scoreDocument, type DocumentScore } from './documents/score.ts';
import { pagesOfTruth } from './documents/truth-pages.ts';
import { writeSection } from './report.ts';

const TODAY = '2026-11-21';

export async function run(args: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args[args.indexOf(`--${name}`) + 1] && args.includes(`--${name}`)
      ? args[args.indexOf(`--${name}`) + 1]
      : undefined;
  const fromTruth = args.includes('--from-truth');
  const seeds = Number(option('seeds') ?? (args.includes('--quick') ? 1 : 2));
  const wanted = option('types')?.split(',');
  const profiles = fromTruth ? ['truth'] : (option('profiles') ?? 'clean,photo').split(',');
  const scores: DocumentScore[] = [];
  for (const { type } of specimenTypes) {
    if (wanted && !wanted.includes(type)) continue;
    for (const [i, { heldOut }] of layoutsOf(type).entries()) {
      if ((args.includes('--seen') && heldOut) || (args.includes('--unseen') && !heldOut)) continue;
      for (let seed = 1; seed <= seeds; seed++) {
        for (const profile of profiles) scores.push(await one(type, i + 1, seed * 101 + i, profile));
      }
    }
    process.stderr.write(`${type} `);
  }
  process.stderr.write('\n');
  if (args.includes('--misses')) printMisses(scores);
  if (args.includes('--fit')) await fitCalibration(scores);
  const title = fromTruth ? 'Documents, from ground-truth lines' : 'Documents, from pixels';
  const command = `npm run bench -- documents ${args.join(' ')}`.trim();
  writeSection(
    'accuracy.md',
    fromTruth ? 'documents-from-truth' : 'documents',
    title,
    `${reportTables(scores)}\n\n${reliability(scores)}`,
    command,
  );
}

async function one(type: string, layout: number, seed: number, profile: string): Promise<DocumentScore> {
  const options = { category: null, mode: 'BATCH' as const, today: TODAY, maxAddressAgeMonths: 3 };
  if (profile === 'truth') {
    const { truth } = await toPdf(type, layout, seed);
    return scoreDocument(truth, understand(pagesOfTruth(truth), options).documents, profile);
  }
  const { readSpecimen } = await import('./documents/read-specimen.ts');
  const specimen = await generate(type, layout, seed);
  const pages = await readSpecimen(specimen, profile, seed);
  return scoreDocument(specimen.truth, understand(pages, options).documents, profile);
}

/** Held-out layouts stay unseen: their misses are counted, never shown. */
function printMisses(scores: readonly DocumentScore[]): void {
  for (const s of scores.filter((x) => !x.heldOut)) {
    const wrong = s.fields.filter((f) => f.outcome !== 'right');
    const rows =
      s.rows.right < s.rows.all || s.rows.extra > 0
        ? ` rows ${s.rows.right}/${s.rows.all}+${s.rows.extra}`
        : '';
    if (s.typeRight && s.oneDocument && wrong.length === 0 && rows === '' && s.checksFailed.length === 0)
      continue;
    console.log(
      `${s.layout} seed ${s.seed} ${s.profile}: ${s.typeRight ? '' : `TYPE ${s.found} `}${s.oneDocument ? '' : 'SPLIT '}${rows} ${s.checksFailed.join(',')}`,
    );
    for (const f of wrong)
      console.log(
        `   ${f.outcome} ${f.name} (${f.confidence}): want ${JSON.stringify(f.expected)} got ${JSON.stringify(f.actual)}`,
      );
  }
}
