import type { Message } from '../../contract/messages/message.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import type { EvidenceGroup } from './confidence.ts';
import type { Reading } from './extract.ts';
import type { Candidate } from './find/candidate.ts';
import { notesOf } from './notes.ts';

/** Why a value of the second opinion was chosen. */
export const LIKE_OTHERS = 'Stands where such values stand on other papers.';
/** Why another value was chosen before it. */
const BY_LABELS = 'Chosen by labels and sentences, with a doubt.';

/**
 * The reading of a field by a value that a second opinion chose.
 *
 * @param confidence 0–1, as it is published
 */
export function chosenReading(
  name: string,
  { value, raw, page, box, source, score }: Candidate,
  group: EvidenceGroup,
  confidence: number,
  notes: readonly Message[],
): Reading {
  return {
    score,
    group,
    unheld: confidence,
    printed: value,
    field: {
      name,
      value,
      raw,
      confidence,
      page,
      box,
      source,
      agreement: 'once',
      alternatives: [],
      ...notesOf(notes),
    },
  };
}

export type Alternative = ExtractedField['alternatives'][number];

/** What a second opinion would have chosen, beside the value that stays. */
export const chosenAlternative = (
  { value, raw, source, page, box }: Candidate,
  confidence: number,
): Alternative => ({ value, raw, source, page, box, confidence, reason: LIKE_OTHERS });

/** The value that the rules had chosen, beside the one that takes its place. */
export const formerAlternative = ({
  value,
  raw,
  source,
  page,
  box,
  confidence,
}: ExtractedField): Alternative => ({
  value,
  raw,
  source,
  page,
  box,
  confidence,
  reason: BY_LABELS,
});
