/**
 * `npm run bench -- documents`: what is read of specimens whose answers are known.
 *
 *   --from-truth   ground-truth lines instead of pixels: isolates classification and extraction, seconds instead of minutes
 *   --seeds N      specimens per layout (default 2)
 *   --quick        one photographed specimen of each held-out layout
 *   --types A,B    only these types        --profiles clean,photo   degradations (pixels only)
 *   --seen, --unseen   only layouts that rule writers may look at, or only the others
 *   --misses       lists what was misread, for layouts that are not held out
 *   --first N      number of the first seed (fresh specimens)   --pages DIR   keep what was read there, read it from there next time
 *   --country NA   papers of that country instead
 *   --kept         only what is in that folder already
 *   --fit          writes resources/calibration/documents.json from the results
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReadPage } from '../../src/contract/pages.ts';
import type { VerifiedDocument } from '../../src/contract/verification.ts';
import { extract } from '../../src/engine/documents/extract.ts';
import { joinViews, viewOf } from '../../src/engine/layout/view.ts';
import { documentTypeNamed } from '../../src/engine/documents/document-types.ts';
import { understand } from '../../src/engine/documents/understand.ts';
import { closeTesseract } from '../../src/engine/ocr/tesseract/reader.ts';
import { layoutsOf, specimensAbroad, specimenTypes, toPdf } from '../specimens/index.ts';
import { fitCalibration } from './documents/calibrate.ts';
import { countMisses, listMisses } from './documents/misses.ts';
import { readSpecimen, type Wanted } from './documents/read-specimen.ts';
import { reportTables, reliability, THRESHOLD } from './documents/report.ts';
import { scoreDocument, type DocumentScore, type FieldScore } from './documents/score.ts';
import { pagesOfTruth } from './documents/truth-pages.ts';
import { writeSection } from './report.ts';

const TODAY = '2026-11-21';

const ABOUT =
  '`unseen` layouts were drawn by others and never shown to those who write rules (their errors are counted by type and field only); `critical` are ID numbers, dates and amounts; `critical right < 0.6` is the price of holding doubtful ones below the threshold. `mixed` is scan, photo, photocopy, messenger, fold, shadow or clean, by seed; the calibration was fitted on the `mixed` specimens of seen layouts, so only the unseen reliability is out of sample. Both readers, as the station ships.';

export async function run(args: string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args[args.indexOf(`--${name}`) + 1] && args.includes(`--${name}`)
      ? args[args.indexOf(`--${name}`) + 1]
      : undefined;
  const fromTruth = args.includes('--from-truth');
  const quick = args.includes('--quick');
  const seeds = Number(option('seeds') ?? (quick ? 1 : 2));
  const first = Number(option('first') ?? 1);
  const wanted = option('types')?.split(',');
  const profiles = fromTruth
    ? ['truth']
    : (option('profiles') ?? (quick ? 'photo' : 'clean,photo')).split(',');
  const seenOnly = args.includes('--seen');
  const heldOutOnly = args.includes('--unseen') || (quick && !seenOnly);
  const country = option('country');
  const specimens = country ? specimensAbroad[country]! : specimenTypes;
  const scores: DocumentScore[] = [];
  for (const { type } of specimens) {
    if (wanted && !wanted.includes(type)) continue;
    const own = specimens.find((t) => t.type === type)!.layouts.length;
    let unseen = 0;
    for (const [i, { heldOut }] of layoutsOf(type).entries()) {
      // A number that stays when layouts are added before it: seeds and kept readings depend on it.
      const variant = heldOut ? own + unseen++ : i;
      if (heldOut ? seenOnly : heldOutOnly) continue;
      for (let n = first; n < first + seeds; n++) {
        for (const profile of profiles) {
          const key = `${type}-${heldOut ? 'u' : 's'}${variant + 1}-${n * 101 + variant}-${profile}`;
          if (args.includes('--kept') && !existsSync(path.join(option('pages')!, `${key}.json`))) continue;
          scores.push(
            await one({ type, layout: i + 1, seed: n * 101 + variant, profile, key }, option('pages')),
          );
        }
      }
    }
    process.stderr.write(`${type} `);
  }
  process.stderr.write('\n');
  await closeTesseract();
  if (args.includes('--misses'))
    for (const line of [...countMisses(scores, THRESHOLD), ...listMisses(scores)]) console.log(line);
  if (args.includes('--fit')) fitCalibration(scores);
  const title = fromTruth ? 'Documents, from ground-truth lines' : 'Documents, from pixels';
  const command = `npm run bench -- documents ${args.join(' ')}`.trim();
  writeSection(
    'accuracy/documents.md',
    `${fromTruth ? 'documents-from-truth' : 'documents'}${country ? `-${country}` : ''}`,
    title,
    `${ABOUT}\n\n${reportTables(scores)}\n\n${reliability(scores)}`,
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
    const type = documentTypeNamed(document.documentType);
    if (!type) return null;
    const known =
      readings.get(document) ?? extract(joinViews(document.pages.map((p) => viewOf(pages[p]!, TODAY))), type);
    readings.set(document, known);
    const own = type.fields.find((f) => f.name === name || f.aliases?.includes(name));
    const reading = own ? known.get(own.name) : undefined;
    return reading ? { score: reading.score, group: reading.group } : null;
  };
}
