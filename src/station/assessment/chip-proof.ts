import type { ChipFace } from '../../contract/chip.ts';
import { resultsOf, type AssessmentInput } from './input.ts';

type Comparison = ChipFace['with'];

/** The newest comparison of the chip's portrait with another picture; comparisons of an earlier chip do not count. */
export function chipFace(input: AssessmentInput, other: Comparison): ChipFace | null {
  const since = input.chip?.readAt ?? '';
  const found = resultsOf(input, 'chip-face').findLast(
    ({ body, createdAt }) => body.with === other && createdAt >= since,
  );
  return found?.body ?? null;
}

/** Is a copied chip ruled out: by its own key, or because the person present is the one on it? */
export function isCopyExcluded(input: AssessmentInput): boolean {
  const { chip } = input.chip ?? {};
  if (!chip || chip.reasons.includes('CHIP_IS_A_COPY')) return false;
  return !chip.reasons.includes('COPY_NOT_EXCLUDED') || chipFace(input, 'live')?.isMatch === true;
}

/**
 * Is the person present the document's holder, by the chip? Compares the live face with the portrait that the state
 * signed, which is stronger than any printed portrait.
 */
export const isHolderByChip = (input: AssessmentInput): boolean =>
  input.chip?.chip.verdict === 'AUTHENTIC' &&
  input.chip.comparison.isOfDocument &&
  chipFace(input, 'live')?.isMatch === true;

/**
 * Hashes of files proved by the document's own chip: it is signed by a known state, not a copy, every field read agrees
 * with it, and the printed portrait matches. These need no comparison with the original by eye; signs of tampering
 * still count.
 */
export function filesProvedByChip(input: AssessmentInput): ReadonlySet<string> {
  const { chip: found, readings } = input;
  const proves =
    found !== null &&
    found.place !== null &&
    found.chip.verdict === 'AUTHENTIC' &&
    found.comparison.isOfDocument &&
    found.comparison.fields.every(({ outcome }) => outcome === 'same' || outcome === 'not_read') &&
    chipFace(input, 'print')?.isMatch === true &&
    isCopyExcluded(input);
  if (!proves) return new Set();
  const { place } = found;
  const reading = readings.find(
    ({ verification }) => verification.requestId === place!.verification,
  )?.verification;
  const pages = new Set(reading?.documents[place!.document]?.pages);
  const ofOthers = reading?.pages.filter(({ report }) => !pages.has(report.index)) ?? [];
  return new Set(
    reading?.forensics
      .filter(
        ({ file, verdict }) =>
          verdict === 'INCONCLUSIVE' && !ofOthers.some(({ report }) => report.file === file),
      )
      .map(({ documentId }) => documentId),
  );
}
