import { sharedArea, type Box } from '../../../contract/geometry.ts';
import type { Check, ExtractedField } from '../../../contract/verification.ts';
import type { PageEvidence } from '../detector.ts';

/** A line read with less than this may hold another digit, and so may one of whose characters one was seen less clearly. */
const LINE = 0.95;
const CHARACTER = 0.9;

/**
 * Was a value read without doubt, leaving aside that a check contradicts it? The confidence of a field is lowered by the
 * very check that is asked about, so the reading of its line is looked at instead, and that nothing else was held against it.
 */
export function readSurely(
  field: ExtractedField,
  checks: readonly Check[],
  pages: readonly PageEvidence[],
): boolean {
  if (field.source === 'mrz') return true;
  const { box } = field;
  const doubts = (field.notesSaid ?? []).filter(({ key }) => !checks.some(({ said }) => said?.key === key));
  // That a zone says otherwise is what is asked about.
  const byZone = field.alternatives.length > 0 && field.alternatives.every(({ source }) => source === 'mrz');
  const isDisputed = field.agreement === 'differ' && !byZone;
  // What stands in the file is not misread, but another value may be the one that its label names.
  if (field.source === 'text-layer') return !isDisputed;
  if (field.source !== 'printed' || !box || isDisputed || doubts.length > 0) return false;
  const page = pages.find(({ reading }) => reading.report.index === field.page);
  const lines = page?.reading.lines.filter((line) => isOn(line.box, box)) ?? [];
  return (
    lines.length > 0 &&
    lines.every((line) => line.confidence >= LINE && (line.certainty ?? []).every((c) => c >= CHARACTER))
  );
}

/** Neighbouring lines touch; the line that a value stands in shares much of it. */
function isOn(line: Box, value: Box): boolean {
  return sharedArea(line, value) > 0.3 * Math.min(line.width * line.height, value.width * value.height);
}
