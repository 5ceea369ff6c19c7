import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StationConfig } from '../../contract/config.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { systemActor } from '../actor.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { referencedBlobs } from '../store/blob-references.ts';
import { eraseCustomerFiles } from './customer-files.ts';
import { daysKept } from './due.ts';
import { eraseExtractedData, eraseImages, type EraserContext } from './erase.ts';

export interface SweepReport {
  /** Cases whose images, and whose extracted data, were erased now. */
  readonly images: number;
  readonly extractedData: number;
  /** Screened customer files. */
  readonly customerFiles: number;
  /** Encrypted files without a row, left by a crash. */
  readonly orphans: number;
}

/** A younger file may belong to a case that another process is just writing. */
const ORPHAN_AGE_MS = 60 * 60_000;
/** Cases per sweep and kind, so that the station keeps answering. */
const BATCH = 500;

/**
 * Erases what is older than its kind's period, except under legal hold and while a case is being worked on. Audit
 * records are never erased: `retention.auditDays` is the minimum time they are kept (ADR 43).
 */
export function sweep(context: EraserContext, config: StationConfig['retention']): SweepReport {
  const now = context.clock.now();
  const days = daysKept(config);
  const due = (column: 'images_erased_at' | 'data_erased_at', kept: number): string[] =>
    context.store.database
      .prepare<[string, number], string>(
        `SELECT id FROM cases WHERE ${column} IS NULL AND legal_hold IS NULL AND progress <> 'processing' AND state <> 'waiting'
         AND coalesce(decided_at, created_at) < ? ORDER BY created_at LIMIT ?`,
      )
      .pluck()
      .all(new Date(now - kept * DAY_MS).toISOString(), BATCH);
  const cause = (setting: string, kept: number) =>
    ({ cause: 'retention', actor: systemActor('retention'), legalBasis: `${setting} = ${kept}` }) as const;

  const images = due('images_erased_at', days.images);
  for (const caseId of images) eraseImages(context, caseId, cause('retention.imagesDays', config.imagesDays));
  const data = due('data_erased_at', days['extracted-data']);
  for (const caseId of data)
    eraseExtractedData(context, caseId, cause('retention.extractedDataDays', config.extractedDataDays));
  createDrafts(context.store, context.clock, context.newId).expire();
  const customerFiles = eraseCustomerFiles(
    context,
    new Date(now - days['extracted-data'] * DAY_MS).toISOString(),
    `retention.extractedDataDays = ${config.extractedDataDays}`,
  );
  return {
    images: images.length,
    extractedData: data.length,
    customerFiles,
    orphans: removeOrphans(context, now),
  };
}

function removeOrphans({ store }: EraserContext, now: number): number {
  const folder = path.join(store.folder, 'blobs');
  if (!existsSync(folder)) return 0;
  const known = new Set(referencedBlobs(store.database).map((blob) => store.blobs.fileOf(blob)));
  let removed = 0;
  for (const shard of readdirSync(folder))
    for (const name of readdirSync(path.join(folder, shard))) {
      const file = path.join(folder, shard, name);
      if (known.has(file) || now - statSync(file).mtimeMs < ORPHAN_AGE_MS) continue;
      rmSync(file, { force: true });
      removed++;
    }
  return removed;
}
