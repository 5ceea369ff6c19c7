import { sharedArea, type Box } from '../../contract/geometry.ts';
import type { ExtractedField, Verification } from '../../contract/verification.ts';
import { casePageOf } from './forensic-pages.ts';

/** Detectors box words, fields box lines: so much of the smaller box lies in the larger one. */
const LEAST_SHARED = 0.5;

/**
 * What stood at the place of a field before its file was changed, where an earlier version of it was found in the file; null where
 * nothing was.
 */
export function earlierValue(verification: Verification, field: ExtractedField): string | null {
  const places = [{ page: field.page, box: field.box }, ...(field.alsoAt ?? [])];
  for (const report of verification.forensics)
    for (const finding of report.findings) {
      const { group, before, box } = finding;
      if (group !== 'pdf-structure' || !before || !box) continue;
      const page = casePageOf(verification, report, finding);
      if (places.some((place) => place.page === page && place.box && shared(place.box, box) >= LEAST_SHARED))
        return before;
    }
  return null;
}

/** Share of the smaller box that lies in both, 0–1. */
function shared(a: Box, b: Box): number {
  const area = sharedArea(a, b);
  return area === 0 ? 0 : area / Math.min(a.width * a.height, b.width * b.height);
}
