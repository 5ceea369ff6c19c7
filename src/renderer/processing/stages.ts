import type { TFunction } from 'i18next';
import type { VerificationProgress } from '../../contract/operator.ts';

/** What the clerk sees of the engine's stages, in order. */
export const STAGES = ['receiving', 'reading', 'understanding', 'judging'] as const;

const PLACE: Record<string, number> = {
  waiting: 0,
  receiving: 0,
  preparing: 1,
  reading: 1,
  understanding: 2,
  judging: 3,
  done: 4,
};

/** Index into {@link STAGES}; past the end when all are done. */
export function stageIndex(progress: VerificationProgress | null): number {
  return progress?.kind === 'stage' ? (PLACE[progress.stage] ?? 0) : progress?.kind === 'completed' ? 4 : 0;
}

/** "Reading page 2 of 3", with what is known. */
export function stageSentence(t: TFunction, progress: VerificationProgress | null): string {
  if (progress?.kind !== 'stage') return t('processing.waiting');
  const { stage, page, pages } = progress;
  if (stage === 'reading' && page !== undefined)
    return pages === undefined
      ? t('processing.readingPage', { page })
      : t('processing.readingPageOf', { page, pages });
  return t(`processing.${stage}`);
}
