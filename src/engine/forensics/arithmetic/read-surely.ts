import { sharedArea, type Box } from '../../../contract/geometry.ts';
import type { Check, ExtractedField } from '../../../contract/verification.ts';
import type { PageEvidence } from '../detector.ts';

/** Minimum confidence of a line and of its characters; below it a digit may be misread. */
const LINE = 0.95;
const CHARACTER = 0.9;

/**
 * Was a value read with confidence, apart from the failing check? The field's confidence is already lowered by that
 * check, so this looks at the confidence of its line, and that there are no other doubts.
 */
export function readSurely(
  field: ExtractedField,
  checks: readonly Check[],
  pages: readonly PageEvidence[],
): boolean {
  if (field.source === 'mrz') return true;
  const { box } = field;
  const doubts = (field.notesSaid ?? []).filter(({ key }) => !checks.some(({ said }) => said?.key === key));
  // Disagreement with the zone is what the check is about.
  const byZone = field.alternatives.length > 0 && field.alternatives.every(({ source }) => source === 'mrz');
  const isDisputed = field.agreement === 'differ' && !byZone;
  // A text layer is not misread, but the label may belong to another value.
  if (field.source === 'text-layer') return !isDisputed;
  if (field.source !== 'printed' || !box || isDisputed || doubts.length > 0) return false;
  const page = pages.find(({ reading }) => reading.report.index === field.page);
  const lines = page?.reading.lines.filter((line) => isOn(line.box, box)) ?? [];
  return (
    lines.length > 0 &&
    lines.every((line) => line.confidence >= LINE && (line.certainty ?? []).every((c) => c >= CHARACTER))
  );
}

/** Adjacent lines touch; a value's own line must overlap it substantially. */
function isOn(line: Box, value: Box): boolean {
  return sharedArea(line, value) > 0.3 * Math.min(line.width * line.height, value.width * value.height);
}
