import type { Message } from '../../contract/messages/message.ts';
import type { EvidenceGroup } from './confidence.ts';
import type { Reading } from './extract.ts';
import type { Candidate } from './find/candidate.ts';
import { notesOf } from './notes.ts';

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
