import { z } from 'zod';
import { AspectState } from '../../contract/assessment.ts';
import { CaseKind } from '../../contract/case-results.ts';
import { Category } from '../../contract/categories.ts';
import { CaseProgress, CaseState, type CaseSummary } from '../../contract/cases.ts';

export const CaseRow = z.object({
  id: z.string(),
  kind: CaseKind,
  state: CaseState,
  progress: CaseProgress,
  created_at: z.string(),
  updated_at: z.string(),
  actor_kind: z.enum(['operator', 'client', 'system']),
  actor_id: z.string(),
  author: z.string(),
  subject: z.string().nullable(),
  category: Category.nullable(),
  document_types: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  confidence: z.number().nullable(),
  risk_score: z.number().nullable(),
  verdict: z.string().nullable(),
  assessed_verdict: AspectState.nullable(),
  legal_hold: z.string().nullable(),
  decided_at: z.string().nullable(),
  images_erased_at: z.string().nullable(),
  data_erased_at: z.string().nullable(),
  put_away_at: z.string().nullable(),
  /** Whether the newest failed reading was cancelled; meaningless for a case whose reading did not fail. */
  reading_cancelled: z.number(),
});
export type CaseRow = z.infer<typeof CaseRow>;

/** Were its pictures or data erased? Each is erased once, so nothing may be added after. */
export const isErased = (row: Pick<CaseRow, 'images_erased_at' | 'data_erased_at'>): boolean =>
  row.images_erased_at !== null || row.data_erased_at !== null;

export function toSummary(row: CaseRow): CaseSummary {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    state: row.state,
    progress: row.progress,
    cancelled: row.progress === 'failed' && row.reading_cancelled === 1,
    putAway: row.put_away_at !== null,
    subject: row.subject,
    category: row.category,
    documentTypes: row.document_types,
    author: row.author,
    confidence: row.confidence,
    riskScore: row.risk_score,
    verdict: row.assessed_verdict,
  };
}

export const BlobRole = z.enum(['source', 'page', 'portrait', 'selfie', 'liveness', 'attachment', 'report']);
export type BlobRole = z.infer<typeof BlobRole>;

/** A stored image or file of a case. */
export interface CaseFile {
  readonly role: BlobRole;
  readonly position: number;
  readonly blob: string;
  readonly mediaType: string;
  readonly name: string;
  readonly bytes: number;
  readonly author: string | null;
  readonly addedAt: string;
}
