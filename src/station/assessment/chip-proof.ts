import type { ChipFace } from '../../contract/chip.ts';
import { resultsOf, type AssessmentInput } from './input.ts';

type Comparison = ChipFace['with'];

/** The newest comparison of the chip's portrait with another picture; those of an earlier chip do not count. */
export function chipFace(input: AssessmentInput, other: Comparison): ChipFace | null {
  const since = input.chip?.readAt ?? '';
  const found = resultsOf(input, 'chip-face').findLast(
    ({ body, createdAt }) => body.with === other && createdAt >= since,
  );
  return found?.body ?? null;
}

/** Was it shown that the chip is no copy: by its own key, or because the person who is there is the one on it? */
export function isCopyExcluded(input: AssessmentInput): boolean {
  const { chip } = input.chip ?? {};
  if (!chip || chip.reasons.includes('CHIP_IS_A_COPY')) return false;
  return !chip.reasons.includes('COPY_NOT_EXCLUDED') || chipFace(input, 'live')?.isMatch === true;
}

/**
 * Is the person who is there the holder of the document? The portrait that the state signed, on the document's own chip, is
 * compared with the live face then: no printed portrait says more.
 */
export const isHolderByChip = (input: AssessmentInput): boolean =>
  input.chip?.chip.verdict === 'AUTHENTIC' &&
  input.chip.comparison.isOfDocument &&
  chipFace(input, 'live')?.isMatch === true;

/**
 * Hashes of the files of which the document's own chip proves everything that matters: it is signed by a known state and no
 * copy, every field that was read agrees with it, and the printed portrait is its portrait. Such a page is not compared with
 * the original by eye; what speaks of a change in the file stays.
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
