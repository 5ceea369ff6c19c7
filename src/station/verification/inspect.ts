import { StationError } from '../../contract/errors/station-error.ts';
import type { ForensicMode, ForensicProfile, ForensicReport } from '../../contract/forensics.ts';
import type { Progress } from '../../engine/calls.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Actor } from '../actor.ts';
import { markReadingFailed, wasCancelled } from '../cases/reading-failed.ts';
import { isoTime, localDay } from '../clock.ts';
import { sha256Hex } from '../store/blobs.ts';
import { announceFraud } from './announce-fraud.ts';
import { mediaTypeOf } from './media-type.ts';
import { trustedCertificates } from './trusted-certificates.ts';
import type { VerificationContext } from './verification-context.ts';

export interface InspectOptions {
  readonly file: SourceFile;
  readonly mode: ForensicMode;
  readonly profile: ForensicProfile;
  readonly actor: Actor;
  readonly author?: string;
  readonly caseId?: string;
  readonly requestId?: string;
  readonly onProgress?: (step: Progress) => void;
  readonly signal?: AbortSignal;
}

/**
 * One forensic analysis: case, audit, engine, stored report, events.
 * @throws StationError whatever the engine answered, or STORAGE_FAILED.
 */
export async function inspect(
  context: VerificationContext,
  options: InspectOptions,
): Promise<ForensicReport> {
  const { store, cases, audit, clock, config } = context;
  const { actor, file } = options;
  const requestId = options.requestId ?? context.newId();
  const author = options.author ?? actor.id;
  const input = sha256Hex(file.bytes);
  store.blobs.put(file.bytes);
  const caseId = store.write(() => {
    const id = options.caseId ?? cases.open({ kind: 'forensics', actor, author, progress: 'processing' });
    cases.files.add(id, [
      { role: 'source', bytes: file.bytes, name: file.name, mediaType: mediaTypeOf(file.bytes), author },
    ]);
    audit.append({
      actor,
      action: 'forensics.requested',
      caseId: id,
      hashes: { 'input.0': input },
      details: { requestId, mode: options.mode, profile: options.profile },
    });
    return id;
  });
  try {
    const report = await context.engine.call(
      'inspect',
      {
        file,
        mode: options.mode,
        profile: options.profile,
        country: config.documents.country,
        ocr: config.ocr,
        today: localDay(clock),
        trustedCertificates: trustedCertificates(config.forensics.trustFolder),
      },
      {
        ...(options.onProgress ? { onProgress: options.onProgress } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
    keepReport(context, { actor, caseId, requestId, timestamp: isoTime(clock) }, report);
    return report;
  } catch (thrown) {
    const error = StationError.from(thrown);
    const cancelled = wasCancelled(error, actor);
    store.write(() => {
      markReadingFailed(store.database, caseId, isoTime(clock), { cancelled });
      audit.append({
        actor,
        action: 'forensics.failed',
        caseId,
        outcome: 'failure',
        details: { requestId, code: error.code, ...(cancelled ? { cancelled } : {}) },
      });
    });
    throw error;
  }
}

function keepReport(
  context: VerificationContext,
  origin: { actor: Actor; caseId: string; requestId: string; timestamp: string },
  report: ForensicReport,
): void {
  const { store, cases, audit, newId } = context;
  const { actor, caseId, requestId, timestamp } = origin;
  store.write(() => {
    const { sha256 } = cases.results.add({
      id: newId(),
      caseId,
      kind: 'forensics',
      createdAt: timestamp,
      body: report,
    });
    cases.learn(caseId, { progress: 'ready', riskScore: report.riskScore, verdict: report.verdict });
    audit.append({
      actor,
      action: 'forensics.completed',
      caseId,
      hashes: { 'input.0': report.documentId, result: sha256 },
      versions: { calibration: report.calibration },
      details: {
        requestId,
        mode: report.mode,
        verdict: report.verdict,
        riskScore: Math.round(report.riskScore),
      },
    });
    announceFraud(context, origin, report);
  });
}
