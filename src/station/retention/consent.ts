import { message } from '../../contract/messages/message.ts';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { CONSENT_PURPOSES } from '../../contract/retention.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { EraserContext } from './erase.ts';

export const ConsentText = z.object({
  version: z.string().min(1).max(40),
  language: z.enum(['en', 'tn']),
  text: z.string().min(20).max(20_000),
});
export type ConsentText = z.infer<typeof ConsentText>;

export const ConsentRequest = z.object({
  caseId: z.string(),
  version: z.string(),
  language: z.enum(['en', 'tn']),
  /** What was agreed to. */
  purposes: z.array(z.enum(CONSENT_PURPOSES)).min(1),
  /** Under 16 a parent or guardian consents (Data Protection Act 18 of 2024). */
  givenBy: z.enum(['customer', 'parent-or-guardian']),
  method: z.enum(['spoken', 'signed', 'on-screen']),
});
export type ConsentRequest = z.infer<typeof ConsentRequest>;

export interface Consent extends ConsentRequest {
  readonly id: string;
  /** SHA-256 of the exact words that were shown. */
  readonly textSha256: string;
  readonly recordedBy: string;
  readonly at: string;
  readonly withdrawnAt: string | null;
}

export interface Consents {
  /** Published texts are immutable; a new wording is a new version. @throws StationError CONFLICT, FORBIDDEN */
  publish(text: ConsentText, by: Operator): void;
  texts(): (ConsentText & { sha256: string; publishedAt: string })[];
  /** @throws StationError NOT_FOUND when the text was never published. */
  record(request: ConsentRequest, by: Operator): Consent;
  /** @param caseId only when it was given in this case. @throws StationError NOT_FOUND */
  withdraw(id: string, by: Operator, caseId?: string): void;
  of(caseId: string): Consent[];
}

interface Row {
  id: string;
  case_id: string;
  version: string;
  language: 'en' | 'tn';
  text_sha256: string;
  purposes: string;
  given_by: Consent['givenBy'];
  method: Consent['method'];
  recorded_by: string;
  at: string;
  withdrawn_at: string | null;
}

export function createConsents({ store, audit, clock, newId }: EraserContext): Consents {
  const { database } = store;
  const textOf = database.prepare<[string, string], { sha256: string }>(
    'SELECT sha256 FROM consent_texts WHERE version = ? AND language = ?',
  );
  const of = (caseId: string): Consent[] =>
    database
      .prepare<[string], Row>('SELECT * FROM consents WHERE case_id = ? ORDER BY rowid')
      .all(caseId)
      .map((row) => ({
        id: row.id,
        caseId: row.case_id,
        version: row.version,
        language: row.language,
        textSha256: row.text_sha256,
        purposes: ConsentRequest.shape.purposes.parse(JSON.parse(row.purposes)),
        givenBy: row.given_by,
        method: row.method,
        recordedBy: row.recorded_by,
        at: row.at,
        withdrawnAt: row.withdrawn_at,
      }));
  return {
    of,
    texts: () =>
      database
        .prepare<[], ConsentText & { sha256: string; published_at: string }>(
          'SELECT * FROM consent_texts ORDER BY published_at, version',
        )
        .all()
        .map(({ published_at, ...text }) => ({ ...text, publishedAt: published_at })),
    publish: (given, by) =>
      store.write(() => {
        requirePermission(by, 'settings.change');
        const text = ConsentText.parse(given);
        if (textOf.get(text.version, text.language))
          throw new StationError('CONFLICT', message('caseRefusals.publishedAlready'));
        const sha256 = sha256Hex(text.text);
        database
          .prepare(
            'INSERT INTO consent_texts (version, language, text, sha256, published_at) VALUES (?, ?, ?, ?, ?)',
          )
          .run(text.version, text.language, text.text, sha256, isoTime(clock));
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'consent.text-published',
          hashes: { text: sha256 },
          details: { version: text.version, language: text.language },
        });
      }),
    record: (given, by) =>
      store.write(() => {
        requirePermission(by, 'cases.work');
        const request = ConsentRequest.parse(given);
        const text = textOf.get(request.version, request.language);
        if (!text) throw new StationError('NOT_FOUND', message('caseRefusals.neverPublished'));
        const id = newId();
        database
          .prepare(
            'INSERT INTO consents (id, case_id, version, language, text_sha256, purposes, given_by, method, recorded_by, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          )
          .run(
            id,
            request.caseId,
            request.version,
            request.language,
            text.sha256,
            JSON.stringify(request.purposes),
            request.givenBy,
            request.method,
            by.name,
            isoTime(clock),
          );
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'consent.recorded',
          caseId: request.caseId,
          hashes: { text: text.sha256 },
          details: {
            version: request.version,
            language: request.language,
            purposes: request.purposes,
            givenBy: request.givenBy,
            method: request.method,
          },
        });
        return of(request.caseId).find((consent) => consent.id === id)!;
      }),
    withdraw: (id, by, given) =>
      store.write(() => {
        requirePermission(by, 'cases.work');
        const caseId = database
          .prepare<[string, string, string | null], string>(
            'UPDATE consents SET withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL AND case_id = coalesce(?, case_id) RETURNING case_id',
          )
          .pluck()
          .get(isoTime(clock), id, given ?? null);
        if (caseId === undefined) throw new StationError('NOT_FOUND', message('caseRefusals.noSuchConsent'));
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'consent.withdrawn',
          caseId,
          details: { consent: id },
        });
      }),
  };
}
