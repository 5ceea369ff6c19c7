import { afterEach, expect, test, vi } from 'vitest';
import type { VerificationProgress } from '../../contract/operator.ts';
import { refusal, stubStation } from '../testing/station-answers.ts';
import { progressOf } from './verifications.ts';

afterEach(() => vi.unstubAllGlobals());

const READING: VerificationProgress = { kind: 'stage', stage: 'reading' };
const JUDGING: VerificationProgress = { kind: 'stage', stage: 'judging' };
const COMPLETED: VerificationProgress = { kind: 'completed', caseId: 'c-1' };
const streamOf = (...events: VerificationProgress[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));

async function heard(signal: AbortSignal): Promise<VerificationProgress[]> {
  const events: VerificationProgress[] = [];
  for await (const event of progressOf('v-1', signal)) events.push(event);
  return events;
}

test('a stream that ends before the verification is opened again; nothing is heard after its end', async () => {
  const answers = [streamOf(READING), streamOf(JUDGING, COMPLETED, READING)];
  const station = stubStation(() => answers.shift()!);
  expect(await heard(new AbortController().signal)).toEqual([READING, JUDGING, COMPLETED]);
  expect(station.mock.calls).toHaveLength(2);
});

test('who stops listening asks no more', async () => {
  const ending = new AbortController();
  const station = stubStation(() => {
    ending.abort();
    return streamOf(READING);
  });
  expect(await heard(ending.signal)).toEqual([READING]);
  expect(station.mock.calls).toHaveLength(1);
});

test('what the station refuses is not asked again', async () => {
  const station = stubStation(() => refusal('NOT_FOUND', 404, 'There is no such verification.'));
  await expect(heard(new AbortController().signal)).rejects.toThrow('There is no such verification.');
  expect(station.mock.calls).toHaveLength(1);
});
