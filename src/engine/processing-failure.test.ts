import { expect, it } from 'vitest';
import { asStationError } from './processing-failure.ts';
import { endedBy } from './unanswered.ts';

it('what a library threw, and how a process ended, stand apart from the reason', () => {
  const thrown = asStationError(new TypeError('x of John is undefined'));
  expect(thrown.details).toMatchObject({ reason: 'UNEXPECTED', technical: 'TypeError' });
  const ended = endedBy('ping', 'exit code 134 (SIGABRT)');
  expect(ended.details).toMatchObject({ reason: 'ENGINE_STOPPED', technical: 'exit code 134 (SIGABRT)' });
});
