import type {
  AspectName,
  AspectState,
  AssessmentEvidence,
  SettledBy,
  WhoMaySettle,
} from '../../contract/assessment.ts';
import type { AssessmentReasonKey } from '../../contract/assessment-reasons.ts';
import type { Message } from '../../contract/messages/message.ts';
import type { AssessmentInput } from './input.ts';

/** A point as an aspect declares it; who may settle it follows from policy where nothing is said. */
export interface Found {
  /** What it rests on, so that a settlement ends when that changes; no personal data. */
  readonly on: readonly (string | number)[];
  readonly state: AspectState;
  readonly key: AssessmentReasonKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What its value `sentence` says, by key. */
  readonly said?: Message | undefined;
  readonly evidence?: readonly AssessmentEvidence[];
  readonly settledBy?: readonly SettledBy[];
  readonly who?: WhoMaySettle;
}

/** One part of the assessment. */
export interface Aspect {
  readonly aspect: AspectName;
  /** What was found; empty where nothing that it speaks of was looked at. */
  found(input: AssessmentInput): readonly Found[];
  /** What is said where it is required and nothing was looked at. */
  readonly missing: Pick<Found, 'key' | 'settledBy' | 'who'>;
}
