import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { LivenessStatus } from '../../contract/liveness.ts';

/** Settings a session was created with. */
export const SessionSettings = z.object({
  auditImagesLimit: z.number().int(),
  withoutHeadMovement: z.boolean(),
  withoutFlashes: z.boolean(),
});
export type SessionSettings = z.infer<typeof SessionSettings>;

const json = <T extends z.ZodType>(schema: T) =>
  z.string().transform((text) => schema.parse(JSON.parse(text)));
const flag = z.number().transform((value) => value === 1);

const Row = z.object({
  id: z.string(),
  case_id: z.string(),
  client_id: z.string().nullable(),
  operator_id: z.string().nullable(),
  request_id: z.string(),
  status: LivenessStatus,
  settings: json(SessionSettings),
  token: z.string(),
  token_used_at: z.string().nullable(),
  channel_hash: z.string().nullable(),
  virtual_camera: flag,
  created_at: z.string(),
  expires_at: z.string(),
  finished_at: z.string().nullable(),
  confidence: z.number(),
  reasons: json(z.array(z.string())),
  suspicious: flag,
});
/** A liveness session as it is stored. */
export type SessionRow = z.infer<typeof Row>;

export interface NewSession {
  readonly id: string;
  readonly caseId: string;
  readonly clientId: string | null;
  readonly operatorId: string | null;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly settings: SessionSettings;
  readonly token: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface SessionsRepository {
  insert(session: NewSession): void;
  find(id: string): SessionRow | null;
  findByKey(clientId: string | null, key: string): SessionRow | null;
  /** Consumes the token: false when it was used before. */
  open(id: string, channelHash: string, virtualCamera: boolean, at: string): boolean;
  /** A virtual camera was seen during the session; changing the camera again does not undo that. */
  noteVirtualCamera(id: string): void;
  finish(
    id: string,
    result: {
      status: 'SUCCEEDED' | 'FAILED';
      confidence: number;
      reasons: readonly string[];
      suspicious: boolean;
    },
    at: string,
  ): void;
  /** Finish times of suspicious failures of a caller since `since`, newest first. */
  suspiciousFailures(clientId: string | null, since: string): string[];
}

export function sessionsRepository(database: Database): SessionsRepository {
  const byId = database.prepare<[string]>('SELECT * FROM liveness_sessions WHERE id = ?');
  const byKey = database.prepare<[string, string]>(
    `SELECT * FROM liveness_sessions WHERE coalesce(client_id, '') = ? AND idempotency_key = ?`,
  );
  const insert = database.prepare(
    `INSERT INTO liveness_sessions
       (id, case_id, client_id, operator_id, request_id, idempotency_key, status, settings, token, created_at, expires_at)
     VALUES (@id, @caseId, @clientId, @operatorId, @requestId, @idempotencyKey, 'CREATED', @settings, @token, @createdAt, @expiresAt)`,
  );
  const open = database.prepare(
    `UPDATE liveness_sessions SET token_used_at = ?, channel_hash = ?, virtual_camera = ?, status = 'IN_PROGRESS'
     WHERE id = ? AND token_used_at IS NULL AND status = 'CREATED'`,
  );
  const noteVirtualCamera = database.prepare('UPDATE liveness_sessions SET virtual_camera = 1 WHERE id = ?');
  const finish = database.prepare(
    `UPDATE liveness_sessions SET status = ?, confidence = ?, reasons = ?, suspicious = ?, finished_at = ?
     WHERE id = ? AND status IN ('CREATED', 'IN_PROGRESS')`,
  );
  const failures = database
    .prepare<[string, string], string>(
      `SELECT finished_at FROM liveness_sessions
       WHERE status = 'FAILED' AND suspicious = 1 AND coalesce(client_id, '') = ? AND finished_at >= ? ORDER BY finished_at DESC`,
    )
    .pluck();
  const read = (row: unknown): SessionRow | null => (row === undefined ? null : Row.parse(row));
  return {
    insert: (session) => void insert.run({ ...session, settings: JSON.stringify(session.settings) }),
    find: (id) => read(byId.get(id)),
    findByKey: (clientId, key) => read(byKey.get(clientId ?? '', key)),
    open: (id, channelHash, virtualCamera, at) =>
      open.run(at, channelHash, virtualCamera ? 1 : 0, id).changes === 1,
    noteVirtualCamera: (id) => void noteVirtualCamera.run(id),
    finish: (id, { status, confidence, reasons, suspicious }, at) =>
      void finish.run(status, confidence, JSON.stringify(reasons), suspicious ? 1 : 0, at, id),
    suspiciousFailures: (clientId, since) => failures.all(clientId ?? '', since),
  };
}
