import type { StationConfig } from '../../contract/config.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { CaseErasure } from '../../contract/retention.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import type { Store } from '../store/store.ts';
import type { DataKind } from './erase.ts';

/** Retention of each kind of data in days. Pictures show everything read from them, and never outlive it. */
export const daysKept = (config: StationConfig['retention']): Record<DataKind, number> => ({
  images: Math.min(config.imagesDays, config.extractedDataDays),
  'extracted-data': config.extractedDataDays,
});

/** End of a kind's period: counted from the decision, or from the opening of an undecided case (ADR 43). */
export const dueAt = (row: Pick<CaseRow, 'decided_at' | 'created_at'>, days: number): number =>
  Date.parse(row.decided_at ?? row.created_at) + days * DAY_MS;

/** When parts of a case are or were erased, for the screen. Pictures: null for a case that never had any. */
export function erasureOf(
  { database }: Store,
  row: CaseRow,
  config: StationConfig['retention'],
): CaseErasure {
  const days = daysKept(config);
  const hadPictures = database
    .prepare<[{ id: string }], number>(
      `SELECT 1 WHERE EXISTS (SELECT 1 FROM case_blobs WHERE case_id = @id)
       OR EXISTS (SELECT 1 FROM dispositions WHERE case_id = @id AND data_kind = 'images' AND items > 0)`,
    )
    .get({ id: row.id });
  const of = (kind: DataKind, erasedAt: string | null) => ({
    erased: erasedAt !== null,
    at: erasedAt ?? new Date(dueAt(row, days[kind])).toISOString(),
  });
  return {
    images: hadPictures ? of('images', row.images_erased_at) : null,
    extractedData: of('extracted-data', row.data_erased_at),
    decided: row.decided_at !== null,
  };
}
