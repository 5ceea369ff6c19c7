import type { OperatorAccount } from '../../contract/people.ts';
import type { VerifyResponse } from '../../engine/calls.ts';
import type { Station } from '../station.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

export interface Counter {
  readonly station: Station;
  readonly clerk: OperatorAccount;
  readonly supervisor: OperatorAccount;
  readonly auditor: OperatorAccount;
  readonly time: { now: number };
  /** A new case that the clerk has read a document for; the engine goes on to answer the same. */
  begin(answer?: () => VerifyResponse): Promise<Counter & { readonly caseId: string }>;
  /** Settles what is open in a case and is settled by a reason, as the supervisor. */
  settle(caseId: string): void;
  /** What the engine answers from now on. */
  reads(answer: () => VerifyResponse): void;
  remove(): Promise<void>;
}

/** For tests: one station with one person of each role for every test of a file, because hashing passwords is slow on purpose. */
export async function openCounter(): Promise<Counter> {
  let reading: () => VerifyResponse = () => omangRead();
  const { station, time, remove } = await stationFor({ verify: () => reading() });
  const { operators } = station;
  const administrator = await operators.setUp({ name: 'Administrator', password: 'correct horse' });
  const add = (role: 'clerk' | 'supervisor' | 'auditor'): Promise<OperatorAccount> =>
    operators.create(administrator, { name: `The ${role}`, password: 'battery staple', role });
  const counter: Counter = {
    station,
    clerk: await add('clerk'),
    supervisor: await add('supervisor'),
    auditor: await add('auditor'),
    time,
    remove,
    settle: (caseId) => {
      const { assessments } = station.cases;
      const waysOut = ['settlement', 'compare-original'] as const;
      for (const { required, points } of assessments.of(caseId).aspects)
        for (const { id, state, settledBy, settlement } of points)
          if (required && state !== 'passed' && !settlement && waysOut.some((way) => settledBy.includes(way)))
            assessments.settle(caseId, { point: id, reason: 'Seen beside it' }, counter.supervisor);
    },
    reads: (answer) => {
      reading = answer;
    },
    begin: async (answer = () => omangRead()) => {
      reading = answer;
      const { caseId } = await station.verification.verify({
        files: [{ name: 'a', bytes: Buffer.from('a') }],
        category: 'IDENTITY',
        mode: 'BATCH',
        actor: { kind: 'operator', id: counter.clerk.id },
        author: counter.clerk.name,
      });
      return { ...counter, caseId: caseId! };
    },
  };
  return counter;
}
