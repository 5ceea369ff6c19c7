import type { Category, ProcessingMode } from '../../contract/categories.ts';
import { countedFrom } from '../../contract/errors/refused-file.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { ForensicMode } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';
import type { Progress, VerifyResponse } from '../../engine/calls.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Actor } from '../actor.ts';
import { isoTime, localDay } from '../clock.ts';
import { refuseWhileRead } from '../cases/processing-lock.ts';
import { markReadingFailed, wasCancelled } from '../cases/reading-failed.ts';
import { asTyped } from '../cases/typed-facts.ts';
import { sha256Hex } from '../store/blobs.ts';
import { announceFraud } from './announce-fraud.ts';
import { mediaTypeOf } from './media-type.ts';
import { factsAfter, readBefore } from './case-facts.ts';
import { documentNumbers } from '../cases/subject.ts';
import { belowThreshold, weakParts } from './threshold.ts';
import { trustedCertificates } from './trusted-certificates.ts';
import type { VerificationContext } from './verification-context.ts';

export interface VerifyOptions {
  readonly files: readonly SourceFile[];
  /** Earlier files to be read again together with `files`, already stored in the case (ADR 78). */
  readonly alongside?: readonly SourceFile[];
  /** `null`: classify and route. */
  readonly category: Category | null;
  readonly mode: ProcessingMode;
  /** Default: `config.forensics.onVerification`. */
  readonly forensics?: ForensicMode | 'off';
  readonly actor: Actor;
  /** The name people see beside the case; default: the actor's id. */
  readonly author?: string;
  /** Adds to this case instead of opening one. */
  readonly caseId?: string;
  readonly requestId?: string;
  /** Path of the request, for reports of a failure. */
  readonly path?: string;
  readonly priority?: 'interactive' | 'background';
  readonly onProgress?: (step: Progress) => void;
  readonly signal?: AbortSignal;
  /** Called as soon as the case exists, before anything is read. */
  readonly onCase?: (caseId: string) => void;
}

/**
 * One verification from request to stored, audited and announced result.
 *
 * @throws StationError LOW_CONFIDENCE (details: confidence and threshold, 0–100) after the result was stored in its
 * case; whatever the engine answered; STORAGE_FAILED, in which case nothing was announced.
 */
export async function verify(context: VerificationContext, options: VerifyOptions): Promise<Verification> {
  const { audit, store, events, clock } = context;
  const started = clock.now();
  const requestId = options.requestId ?? context.newId();
  const reading = beginReading(context, options);
  const caseId = await openCase(context, options, requestId).catch((thrown: unknown) => {
    reading.stop();
    throw thrown;
  });
  const origin = { actor: options.actor, caseId, requestId };
  options.onCase?.(caseId);

  let verification: Verification;
  try {
    const response = await reading.response;
    verification = assemble(response, options, context.config.documents.confidenceThreshold, {
      requestId,
      caseId,
      timestamp: isoTime(clock),
      processingTimeMs: clock.now() - started,
    });
    await keep(context, options, verification, response);
  } catch (thrown) {
    const error = countedFrom(StationError.from(thrown), options.alongside?.length ?? 0);
    const cancelled = wasCancelled(error, options.actor);
    store.write(() => {
      markReadingFailed(store.database, caseId, isoTime(clock), { cancelled });
      audit.append({
        ...origin,
        action: 'verification.failed',
        outcome: 'failure',
        details: { requestId, code: error.code, ...(cancelled ? { cancelled } : {}) },
      });
      events.emit('verification.failed', {
        ...origin,
        timestamp: isoTime(clock),
        error,
        path: options.path ?? null,
      });
    });
    throw error;
  }
  const refused = belowThreshold(verification, context.config.documents.confidenceThreshold);
  if (refused) throw refused;
  return verification;
}

/**
 * The engine starts reading while this process writes case and files to the disk: neither waits for the other, and
 * nothing is answered before both are done (ADR 45).
 */
function beginReading(
  context: VerificationContext,
  options: VerifyOptions,
): { response: Promise<VerifyResponse>; stop(): void } {
  const stopping = new AbortController();
  const signals = [stopping.signal, ...(options.signal ? [options.signal] : [])];
  const response = context.engine.call('verify', engineRequest(context, options), {
    priority: options.priority ?? 'interactive',
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    signal: AbortSignal.any(signals),
  });
  // Prevents an unhandled rejection; awaited later.
  response.catch(() => undefined);
  return { response, stop: () => stopping.abort() };
}

/** What the engine is asked for, by the settings of this station. */
export function engineRequest(context: VerificationContext, options: VerifyOptions) {
  const { config, clock } = context;
  return {
    files: [...(options.alongside ?? []), ...options.files],
    category: options.category,
    mode: options.mode,
    ocr: config.ocr,
    today: localDay(clock),
    maxAddressAgeMonths: config.documents.maxAddressAgeMonths,
    country: config.documents.country,
    forensics: options.forensics ?? config.forensics.onVerification,
    trustedCertificates: trustedCertificates(config.forensics.trustFolder),
    watched: options.onProgress !== undefined,
  };
}

/** The case, its source files and `verification.requested`, all on the disk when it resolves. */
async function openCase(
  context: VerificationContext,
  options: VerifyOptions,
  requestId: string,
): Promise<string> {
  const { store, cases, audit } = context;
  const { actor, files, alongside = [] } = options;
  const all = [...alongside, ...files];
  const hashes = Object.fromEntries(all.map((file, i) => [`input.${i}`, sha256Hex(file.bytes)]));
  await store.blobs.putAll(files.map((file) => file.bytes));
  return store.write(() => {
    if (options.caseId) cases.requireOpen(options.caseId);
    // Two concurrent extended readings would each miss the other's files.
    if (options.caseId && alongside.length > 0) refuseWhileRead(cases.row(options.caseId));
    const caseId =
      options.caseId ??
      cases.open({ kind: 'verification', actor, author: options.author ?? actor.id, progress: 'processing' });
    if (options.caseId) cases.learn(options.caseId, { progress: 'processing' });
    cases.files.add(
      caseId,
      files.map((file) => ({
        role: 'source',
        bytes: file.bytes,
        name: file.name,
        mediaType: mediaTypeOf(file.bytes),
        author: options.author ?? actor.id,
      })),
    );
    audit.append({
      actor,
      action: 'verification.requested',
      caseId,
      hashes,
      details: {
        requestId,
        category: options.category ?? 'AUTO',
        mode: options.mode,
        files: all.length,
        ...(alongside.length > 0 && files.length > 0 ? { added: files.length } : {}),
      },
    });
    return caseId;
  });
}

function assemble(
  response: VerifyResponse,
  options: VerifyOptions,
  threshold: number,
  made: Pick<Verification, 'requestId' | 'timestamp' | 'processingTimeMs'> & { caseId: string },
): Verification {
  const { documents } = response;
  return {
    ...made,
    verificationType: response.category,
    auto: options.category === null,
    processingMode: options.mode,
    totalFiles: options.files.length + (options.alongside?.length ?? 0),
    documents,
    pages: response.pages,
    checks: [...response.checks, ...weakParts(response, threshold)],
    averageConfidence:
      documents.length === 0 ? 0 : documents.reduce((sum, d) => sum + d.confidence, 0) / documents.length,
    forensics: response.forensics,
    versions: response.versions,
  };
}

/** Stores page images, result, case facts, audit record and events: all or nothing. */
async function keep(
  context: VerificationContext,
  options: VerifyOptions,
  verification: Verification,
  { pageImages, pagePrints }: Pick<VerifyResponse, 'pageImages' | 'pagePrints'>,
): Promise<void> {
  const { store, cases, audit, events, newId } = context;
  const { actor } = options;
  const caseId = verification.caseId!;
  const { requestId, timestamp } = verification;
  const resultId = newId();
  await store.blobs.putAll(pageImages);
  const refused = belowThreshold(verification, context.config.documents.confidenceThreshold);
  store.write(() => {
    const before = options.alongside?.length ? cases.work.verification(caseId) : null;
    const known = readBefore(cases, caseId, before?.verification ?? null);
    const { sha256 } = cases.results.add({
      id: resultId,
      caseId,
      kind: 'verification',
      createdAt: timestamp,
      body: verification,
      replaces: before?.resultId ?? null,
    });
    if (before) cases.work.carryOver(caseId, before, { resultId, verification });
    cases.files.add(
      caseId,
      pageImages.map((bytes) => ({ role: 'page', bytes, mediaType: 'image/jpeg', resultId })),
    );
    cases.marks.addNumbers(caseId, documentNumbers(verification));
    cases.marks.addPrints(caseId, pagePrints);
    cases.learn(
      caseId,
      factsAfter(before ? asTyped(verification, cases.work.corrections(caseId)) : verification, known),
    );
    audit.append({
      actor,
      action: 'verification.completed',
      caseId,
      outcome: refused ? 'refused' : 'success',
      hashes: {
        result: sha256,
        ...Object.fromEntries(
          verification.forensics.map((report) => [`input.${report.file}`, report.documentId]),
        ),
      },
      versions: verification.versions,
      details: {
        requestId,
        category: verification.verificationType,
        documentTypes: verification.documents.map((d) => d.documentType),
        confidence: Math.round(verification.averageConfidence * 100),
        ...(refused ? { refused: refused.code } : {}),
        processingTimeMs: verification.processingTimeMs,
      },
    });
    const origin = { actor, caseId, requestId, timestamp };
    if (refused)
      events.emit('verification.failed', { ...origin, error: refused, path: options.path ?? null });
    else events.emit('verification.completed', { ...origin, verification });
    for (const report of verification.forensics) announceFraud(context, origin, report);
    cases.assessments.announce(caseId);
    cases.assessments.announceToAlike(caseId);
  });
}
