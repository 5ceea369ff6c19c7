import type { Database } from 'better-sqlite3';
import { CaseResultView, type CaseKind } from '../../contract/case-results.ts';
import { sha256Hex } from '../store/blobs.ts';

/** A result that belongs to a case: a Verification, ForensicReport, LivenessResults, ScreeningResult … as JSON. */
export interface CaseResult {
  readonly id: string;
  readonly caseId: string;
  readonly kind: CaseKind;
  readonly createdAt: string;
  /** SHA-256 of the stored text, as the audit log has it. */
  readonly sha256: string;
  readonly body: unknown;
  /** The result that this one replaced: the same files, read again with more. */
  readonly replaces: string | null;
}

interface Row {
  id: string;
  case_id: string;
  kind: CaseKind;
  created_at: string;
  sha256: string;
  body: string;
  replaces: string | null;
}

export interface CaseResults {
  /** Stores a result; call it in the transaction that audits it. Returns its hash for the audit record. */
  add(result: {
    id: string;
    caseId: string;
    kind: CaseKind;
    createdAt: string;
    body: unknown;
    replaces?: string | null;
  }): { sha256: string };
  /** Oldest first. */
  of(caseId: string, kind?: CaseKind): CaseResult[];
  latest(caseId: string, kind: CaseKind): CaseResult | null;
}

export function caseResults(database: Database): CaseResults {
  const insert = database.prepare(
    'INSERT INTO case_results (id, case_id, kind, created_at, sha256, body, replaces) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  // In insertion order, not by time: the last one stands, also after the clock was set back.
  const all = database.prepare<[string], Row>('SELECT * FROM case_results WHERE case_id = ? ORDER BY rowid');
  const read = (row: Row): CaseResult => ({
    id: row.id,
    caseId: row.case_id,
    kind: row.kind,
    createdAt: row.created_at,
    sha256: row.sha256,
    body: JSON.parse(row.body) as unknown,
    replaces: row.replaces,
  });
  const of: CaseResults['of'] = (caseId, kind) =>
    all
      .all(caseId)
      .filter((row) => kind === undefined || row.kind === kind)
      .map(read);
  return {
    add: ({ id, caseId, kind, createdAt, body, replaces = null }) => {
      const text = JSON.stringify(body);
      const sha256 = sha256Hex(text);
      insert.run(id, caseId, kind, createdAt, sha256, text, replaces);
      return { sha256 };
    },
    of,
    latest: (caseId, kind) => of(caseId, kind).at(-1) ?? null,
  };
}

/**
 * Stored results as screens and reports show them, without those of an outdated shape and without a screening that was
 * stored again with the decisions on its hits.
 */
export function resultViews(results: readonly CaseResult[]): CaseResultView[] {
  const views = results.flatMap(({ kind, createdAt, body }) => {
    const parsed = CaseResultView.safeParse({ kind, createdAt, body });
    return parsed.success ? [parsed.data] : [];
  });
  const last = new Map(views.map((view, i) => [screeningOf(view) ?? i, i]));
  return views.filter((view, i) => last.get(screeningOf(view) ?? i) === i);
}

const screeningOf = (view: CaseResultView): string | null =>
  view.kind === 'screening' ? view.body.result.screeningId : null;
