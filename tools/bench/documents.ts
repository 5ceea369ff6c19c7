/**
 * `npm run bench -- documents`: what is read of specimens whose answers are known.
 *
 *   --from-truth   ground-truth lines instead of pixels: isolates classification and extraction, seconds instead of minutes
 *   --seeds N      specimens per layout (default 2; with --quick 1)
 *   --types A,B    only these types        --profiles clean,photo   degradations (pixels only)
 *   --seen, --unseen   only layouts that rule writers may look at, or only the others
 *   --misses       lists what was misread, for layouts that are not held out
 *   --first N      number of the first seed (fresh specimens)   --pages DIR   keep what was read there, read it from there next time
 *   --fit          writes resources/calibration/documents.json from the results
 */
import type { ReadPage } from '../../src/contract/pages.ts';
import type { VerifiedDocument } from '../../src/contract/verification.ts';
import { extract } from '../../src/engine/documents/extract.ts';
import { joinViews, viewOf } from '../../src/engine/documents/layout/view.ts';
import { documentTypes } from '../../src/engine/documents/types/index.ts';
import { understand } from '../../src/engine/documents/understand.ts';
import { closeTesseract } from '../../src/engine/ocr/tesseract/reader.ts';
import { layoutsOf, specimenTypes, toPdf } from '../specimens/index.ts';
import { fitCalibration } from './documents/calibrate.ts';
import { readSpecimen, type Wanted } from './documents/read-specimen.ts';
import { reportTables, reliability } from './documents/report.ts';
import { scoreDocument, type DocumentScore, type FieldScore } from './documents/score.ts';
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
  const first = Number(option('first') ?? 1);
  const wanted = option('types')?.split(',');
  const profiles = fromTruth ? ['truth'] : (option('profiles') ?? 'clean,photo').split(',');
  const scores: DocumentScore[] = [];
  for (const { type } of specimenTypes) {
    if (wanted && !wanted.includes(type)) continue;
    for (const [i, { heldOut }] of layoutsOf(type).entries()) {
      if ((args.includes('--seen') && heldOut) || (args.includes('--unseen') && !heldOut)) continue;
      for (let seed = first; seed < first + seeds; seed++) {
        for (const profile of profiles)
          scores.push(await one({ type, layout: i + 1, seed: seed * 101 + i, profile }, option('pages')));
      }
    }
    process.stderr.write(`${type} `);
  }
  process.stderr.write('\n');
  await closeTesseract();
  if (args.includes('--misses')) printMisses(scores);
  if (args.includes('--fit')) fitCalibration(scores);
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

async function one(specimen: Wanted, folder: string | undefined): Promise<DocumentScore> {
  const options = { category: null, mode: 'BATCH' as const, today: TODAY, maxAddressAgeMonths: 3 };
  const { profile } = specimen;
  const { truth, pages } = profile === 'truth' ? await drawn(specimen) : await readSpecimen(specimen, folder);
  return scoreDocument(truth, understand(pages, options).documents, profile, evidenceOf(pages));
}

async function drawn({ type, layout, seed }: Wanted): ReturnType<typeof readSpecimen> {
  const { truth } = await toPdf(type, layout, seed);
  return { truth, pages: pagesOfTruth(truth) };
}

/** The uncalibrated evidence behind a published field: the extraction is run again, its scores are not published. */
function evidenceOf(
  pages: readonly ReadPage[],
): (document: VerifiedDocument, field: string) => FieldScore['evidence'] {
  const readings = new Map<VerifiedDocument, ReturnType<typeof extract>>();
  return (document, name) => {
    const type = documentTypes.find((t) => t.documentType === document.documentType);
    if (!type) return null;
    const known =
      readings.get(document) ?? extract(joinViews(document.pages.map((p) => viewOf(pages[p]!, TODAY))), type);
    readings.set(document, known);
    const own = type.fields.find((f) => f.name === name || f.also?.includes(name));
    const reading = own ? known.get(own.name) : undefined;
    return reading ? { score: reading.score, group: reading.group } : null;
  };
}

/** Held-out layouts stay unseen: their misses are counted, never shown. */
function printMisses(scores: readonly DocumentScore[]): void {
  const counts = new Map<string, number>();
  for (const s of scores.filter((x) => x.heldOut)) {
    for (const f of s.fields.filter((x) => x.outcome !== 'right')) {
      const sure = f.outcome !== 'unread' && f.confidence >= 0.6 ? ' sure' : '';
      const what = `unseen ${s.type} ${f.name}: ${f.outcome}${sure}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  for (const [what, n] of counts) console.log(`${what} ${n}`);
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
