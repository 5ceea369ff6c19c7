import { existsSync } from 'node:fs';
import type {
  ChipEvidenceRequest,
  ChipReaders,
  ChipReadRequest,
  ChipVerification,
} from '../../contract/chip.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { Verdict } from '../../contract/forensics.ts';
import type { ChipProgress } from '../../engine/calls.ts';
import type { ExamineChipRequest } from '../../engine/chip/examine.ts';
import type { Actor } from '../actor.ts';
import { chipOfCase } from '../cases/case-chip.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { localDay } from '../clock.ts';
import type { Engine } from '../engine.ts';
import type { EventBus } from '../events.ts';
import { compareChipFaces } from './chip-faces.ts';
import { documentKey } from './document-key.ts';
import { chipHashes, keepChip } from './keep-chip.ts';
import { createTrustStore, type TrustStore } from './trust-store.ts';

export interface Chips extends TrustStore {
  /**
   * Examines chip files that another system read: what they say and what they prove. Audited by hashes. With a case
   * they are kept there and compared with its document and faces.
   *
   * @throws StationError DAMAGED_DOCUMENT; CONFLICT where the case is decided
   */
  examine(request: ChipEvidenceRequest, caller: ChipCaller): Promise<ChipVerification>;
  /** Card readers of this machine; none where there is none. */
  readers(): Promise<ChipReaders>;
  /**
   * Reads the chip of the document on a reader, with the proofs that only a reader sees, and goes on as `examine` does.
   *
   * @throws StationError CONFLICT (NO_READERS, NO_CARD, READER_BUSY, CARD_GONE), INVALID_REQUEST (WRONG_KEY, NO_ZONE),
   * DAMAGED_DOCUMENT
   */
  read(
    request: ChipReadRequest,
    caller: ChipCaller,
    onProgress?: (step: ChipProgress) => void,
  ): Promise<ChipVerification>;
  /** Chips examined since the start, by verdict. */
  verdicts(): ReadonlyMap<Verdict, number>;
  /** Ends the reader process. */
  close(): Promise<void>;
  /** Compares the faces of a case with its chip, where it has one. Call it after adding a face or a page. */
  compareFaces(caseId: string): Promise<void>;
  /** Resolves when faces and pages added so far were compared with the chips. */
  idle(): Promise<void>;
}

export interface ChipCaller {
  readonly actor: Actor;
  /** The name people see; default: the actor's id. */
  readonly author?: string;
  readonly requestId: string;
  readonly signal?: AbortSignal;
}

export interface ChipContext extends CaseServiceContext {
  readonly engine: Engine;
  /** A process of its own, started with the first use of a reader: chip data and drivers are not trusted. */
  readonly readerEngine: Engine;
  readonly events: EventBus;
  readonly hasReaderService?: () => boolean;
  readonly config: StationConfig;
  /** Called when faces could not be compared in the background; the case itself is not affected. */
  readonly onError: (caseId: string, thrown: unknown) => void;
}

type Read = Pick<
  ExamineChipRequest,
  'sod' | 'groups' | 'chipAuthentication' | 'activeAuthentication' | 'isAccessWeakened'
>;

/** Chips of travel documents: who is trusted to sign them, and what their data prove. */
export function createChips(context: ChipContext): Chips {
  const { audit, engine, readerEngine, clock, cases, events, onError } = context;
  const { hasReaderService = isServiceThere } = context;
  const { anchors, ...trust } = createTrustStore(context);

  const verdicts = new Map<Verdict, number>();
  let work: Promise<void> = Promise.resolve();
  // After the event: its transaction has to commit first.
  events.on('verification.completed', ({ caseId }) => {
    if (cases.results.latest(caseId, 'chip') === null) return;
    work = work
      .then(() => compareChipFaces(context, caseId))
      .catch((thrown: unknown) => onError(caseId, thrown));
  });

  const examine = async (
    read: Read,
    caseId: string | undefined,
    { actor, author = actor.id, requestId, signal }: ChipCaller,
  ): Promise<ChipVerification> => {
    const cancel = signal ? { signal } : {};
    const report = await engine.call(
      'examineChip',
      { ...read, ...anchors(), today: localDay(clock) },
      cancel,
    );
    verdicts.set(report.verdict, (verdicts.get(report.verdict) ?? 0) + 1);
    const files = { sod: read.sod, groups: read.groups };
    if (caseId !== undefined) {
      keepChip(context, { report, files, caseId, actor, author, requestId });
      await compareChipFaces(context, caseId, signal);
      const { comparison, faces } = chipOfCase(cases, caseId)!;
      return { ...report, caseId, comparison, faces, assessment: cases.assessments.of(caseId) };
    }
    const { verdict, reasons } = report;
    audit.append({
      actor,
      action: 'chip.examined',
      hashes: chipHashes(files),
      details: { requestId, verdict, reasons: reasons.join(' ') },
    });
    return report;
  };

  return {
    ...trust,
    compareFaces: (caseId) => compareChipFaces(context, caseId),
    idle: () => work,
    verdicts: () => verdicts,
    examine: ({ sod, dataGroups, caseId }, caller) => {
      if (caseId !== undefined) cases.requireOpen(caseId);
      const groups = new Map(
        Object.entries(dataGroups).map(([group, text]) => [Number(group), Buffer.from(text, 'base64')]),
      );
      return examine({ sod: Buffer.from(sod, 'base64'), groups, ...NOT_TRIED }, caseId, caller);
    },
    readers: async () => ({ readers: hasReaderService() ? await readerEngine.call('listReaders', {}) : [] }),
    read: async (request, caller, onProgress) => {
      const { caseId, reader = null } = request;
      if (caseId !== undefined) cases.requireOpen(caseId);
      const key = documentKey(request, cases);
      const evidence = await readerEngine.call(
        'readCard',
        { reader, key },
        {
          ...(caller.signal ? { signal: caller.signal } : {}),
          onProgress: (step) => step.stage === 'chip' && onProgress?.(step),
        },
      );
      return examine(evidence, caseId, caller);
    },
    close: readerEngine.close,
  };
}

/** Without the PC/SC service no process is started to look for readers. Windows and macOS have it built in. */
const isServiceThere = (): boolean => process.platform !== 'linux' || existsSync(PCSCD_SOCKET);
const PCSCD_SOCKET = '/run/pcscd/pcscd.comm';

/** Copy detection and the way of access can only be seen while the chip is read. */
const NOT_TRIED = {
  chipAuthentication: 'not-tried',
  activeAuthentication: 'not-tried',
  isAccessWeakened: false,
} as const;
