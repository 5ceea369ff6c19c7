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

/** A point as an aspect declares it; who may settle it defaults to the policy. */
export interface Found {
  /** Its evidence: a settlement lapses when this changes. No personal data. */
  readonly on: readonly (string | number)[];
  readonly state: AspectState;
  readonly key: AssessmentReasonKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The value `sentence` as a message key with values. */
  readonly said?: Message | undefined;
  readonly evidence?: readonly AssessmentEvidence[];
  readonly settledBy?: readonly SettledBy[];
  readonly who?: WhoMaySettle;
}

/** One part of the assessment. */
export interface Aspect {
  readonly aspect: AspectName;
  /** Points found; none if nothing it covers was examined. */
  found(input: AssessmentInput): readonly Found[];
  /** The point raised where the aspect is required and nothing was examined. */
  readonly missing: Pick<Found, 'key' | 'settledBy' | 'who'>;
}
