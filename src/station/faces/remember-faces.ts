import { PREPARATION } from '../../engine/faces/score.ts';
import { engineVersions } from '../../engine/versions.ts';
import type { Cases } from '../casework/cases.ts';
import type { Engine } from '../engine.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';

export interface FaceMemory {
  /** Resolves when every face noticed so far is stored. */
  idle(): Promise<void>;
}

export interface FaceMemoryContext {
  readonly store: Store;
  readonly cases: Cases;
  readonly engine: Engine;
  readonly events: EventBus;
}

/** The embedding models and the face alignment: embeddings of others are not comparable. */
export function embeddingModel(): string {
  const versions = engineVersions();
  return `${versions['face-embedding'] ?? 'none'}+${versions['face-embedding-dlib'] ?? 'none'}+${PREPARATION}`;
}

/**
 * Keeps the embedding of every portrait and every live face with its case, in the encrypted database, so that the same
 * face is found in another case. Runs in the background, after its result was stored.
 *
 * @param report called when a face could not be kept; the case itself is not affected.
 */
export function rememberFaces(
  { store, cases, engine, events }: FaceMemoryContext,
  report: (caseId: string, thrown: unknown) => void,
): FaceMemory {
  const model = embeddingModel();
  let work: Promise<void> = Promise.resolve();
  const remember = (caseId: string, role: 'page' | 'liveness', position: number): void => {
    // After the event: its transaction has to commit first.
    work = work.then(async () => {
      try {
        const { bytes } = cases.files.read(caseId, role, position);
        const { embedding } = await engine.call('embedFace', { image: bytes }, { priority: 'background' });
        store.write(() => {
          const { images_erased_at: images, data_erased_at: data } = cases.row(caseId);
          // Erased meanwhile: must not be recognised again.
          if (images !== null || data !== null) return;
          cases.marks.addFace(caseId, embedding, model);
          // Only now it is known whether the number was seen with this face before.
          cases.assessments.announce(caseId);
          cases.assessments.announceToAlike(caseId);
        });
      } catch (thrown) {
        report(caseId, thrown);
      }
    });
  };
  events.on('verification.completed', ({ caseId, verification }) => {
    for (const [position, page] of verification.pages.entries())
      if (page.marks.some((mark) => mark.kind === 'portrait')) remember(caseId, 'page', position);
  });
  events.on('liveness.completed', ({ caseId, result }) => {
    if (result['status'] === 'SUCCEEDED') remember(caseId, 'liveness', 0);
  });
  return { idle: () => work };
}
