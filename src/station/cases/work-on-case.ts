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
  /** Carries corrections over to the reading that replaces theirs with more files. Call it in the transaction that adds that one. */
  carryOver(caseId: string, before: KeptReading, after: KeptReading): void;
  note(caseId: string, text: string, by: Operator): Note;
  notes(caseId: string): Note[];
  attach(caseId: string, file: { name: string; bytes: Uint8Array; mediaType: string }, by: Operator): void;
  /** The newest verification of the case as it was read. */
  verification(caseId: string): KeptReading | null;
  /** The same with corrections applied and checks run again, and the fields of the document's chip where it is proved. */
  standing(caseId: string): Verification | null;
  /** Every reading that no later one replaced, oldest first, with its corrections. */
  readings(caseId: string): CorrectedReading[];
  /** The newest chip of the case, compared with the document it belongs to. */
  chip(caseId: string): ComparedChip | null;
  /** Both of them; parses and compares every reading only once. */
  seen(caseId: string): { readings: CorrectedReading[]; chip: ComparedChip | null };
}

/** With who corrected what and when, and the value read. */
export interface CorrectedReading extends StandingReading {
  readonly typed: readonly KeptCorrection[];
}

export interface KeptReading {
  readonly resultId: string;
  readonly verification: Verification;
}
