import type { LivenessStatus } from '../liveness.ts';
import { faceCheckReasons } from './face-check.ts';
import { message, type Message } from './message.ts';

/** What happened, for people. */
export function messageOf({
  status,
  reasons,
}: {
  readonly status: LivenessStatus;
  readonly reasons: readonly string[];
}): Message {
  switch (status) {
    case 'CREATED':
      return message('faceCheck.notStarted');
    case 'IN_PROGRESS':
      return message('faceCheck.underWay');
    case 'SUCCEEDED':
      return message('faceCheck.passed');
    case 'FAILED':
      return message('faceCheck.notPassed', {
        reasons: reasons.length > 0 ? reasons.map(reasonSaid) : [message('faceCheck.lowConfidence')],
      });
  }
}

/** A code of another version is said in its own words. */
const reasonSaid = (code: string): string | Message =>
  isKnown(code) ? message(`faceCheckReasons.${code}`) : code.toLowerCase().replaceAll('_', ' ');

const isKnown = (code: string): code is keyof typeof faceCheckReasons =>
  Object.hasOwn(faceCheckReasons, code);
