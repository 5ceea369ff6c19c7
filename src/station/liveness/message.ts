import type { LivenessStatus } from '../../contract/liveness.ts';

/** What happened, for people. */
export function messageOf({
  status,
  reasons,
}: {
  readonly status: LivenessStatus;
  readonly reasons: readonly string[];
}): string {
  switch (status) {
    case 'CREATED':
      return 'The face check has not been started.';
    case 'IN_PROGRESS':
      return 'The face check is under way.';
    case 'SUCCEEDED':
      return 'A living person was in front of the camera.';
    case 'FAILED':
      return `The face check was not passed (${reasons.join(', ').toLowerCase().replaceAll('_', ' ') || 'confidence too low'}).`;
  }
}
