import type { Verification } from '../../contract/verification.ts';
import type { Operator } from '../operators/permissions.ts';
import type { ComparedChip } from './case-chip.ts';
import type { KeptCorrection } from './corrections.ts';
import type { StandingReading } from './typed-facts.ts';

export interface Note {
  readonly text: string;
  readonly author: string;
  readonly at: string;
}

/** What an operator adds to a case until it is decided. */
export interface CaseWork {
  /** Corrects a field that was read (or missed); `null` takes the correction back. */
  correct(
    caseId: string,
    correction: { document: number; field: string; value: string | null },
    by: Operator,
  ): KeptCorrection | null;
  /** Corrections of the newest reading in force, oldest first: they refer to its documents by position. */
  corrections(caseId: string): KeptCorrection[];
  /** Those of the readings before it: of other documents of the case, or of fewer pages of the same. */
  earlierCorrections(caseId: string): KeptCorrection[];
  /** What was typed over a reading holds for the one that took its place with more files. Called in the transaction that adds it. */
  carryOver(caseId: string, before: KeptReading, after: KeptReading): void;
  note(caseId: string, text: string, by: Operator): Note;
  notes(caseId: string): Note[];
  attach(caseId: string, file: { name: string; bytes: Uint8Array; mediaType: string }, by: Operator): void;
  /** The newest verification of the case as it was read. */
  verification(caseId: string): KeptReading | null;
  /** The same with its checks as they come out with what people typed, and the fields of the document's chip where it is proved. */
  standing(caseId: string): Verification | null;
  /** Every reading that no later one took the place of, oldest first, with what people typed over it. */
  readings(caseId: string): CorrectedReading[];
  /** The newest chip of the case beside the document that it belongs to. */
  chip(caseId: string): ComparedChip | null;
  /** Both, with every reading parsed and compared once. */
  seen(caseId: string): { readings: CorrectedReading[]; chip: ComparedChip | null };
}

/** With who typed when, and what was read there. */
export interface CorrectedReading extends StandingReading {
  readonly typed: readonly KeptCorrection[];
}

export interface KeptReading {
  readonly resultId: string;
  readonly verification: Verification;
}
