import { expect, test } from 'vitest';
import { ListedCase } from '../../contract/cases.ts';
import { ageOf, inQueueOrder } from './queue.ts';

const waits = (id: string, riskScore: number | null, updatedAt: string) =>
  ListedCase.parse({
    id,
    kind: 'verification',
    createdAt: '2026-11-22T06:00:00.000Z',
    updatedAt,
    state: 'waiting',
    subject: null,
    category: null,
    documentTypes: [],
    author: 'Neo Example',
    confidence: null,
    riskScore,
  });

test('the riskiest comes first, and of the same risk whoever has waited longest', () => {
  const order = inQueueOrder([
    waits('late', 60, '2026-11-22T09:00:00.000Z'),
    waits('no forensics', null, '2026-11-22T06:30:00.000Z'),
    waits('risky', 97, '2026-11-22T10:00:00.000Z'),
    waits('early', 60, '2026-11-22T07:00:00.000Z'),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['risky', 'early', 'late', 'no forensics']);
});

test.each([
  ['2026-11-22T10:00:00Z', 'minutes', 0],
  ['2026-11-22T09:01:00Z', 'minutes', 59],
  ['2026-11-22T08:59:00Z', 'hours', 1],
  ['2026-11-20T11:00:00Z', 'hours', 47],
  ['2026-11-20T10:00:00Z', 'days', 2],
  // A clock that was set back makes nothing wait less than not at all.
  ['2026-11-22T11:00:00Z', 'minutes', 0],
] as const)('since %s: %s %i', (since, unit, count) => {
  expect(ageOf(since, Date.parse('2026-11-22T10:00:00Z'))).toEqual({ unit, count });
});
