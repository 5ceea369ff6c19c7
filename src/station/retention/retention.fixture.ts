import { onTestFinished } from 'vitest';
import type { Operator } from '../operators/permissions.ts';
import type { Station } from '../station.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

const actor = { kind: 'client', id: 'bank' } as const;

export interface Begun {
  station: Station;
  time: { now: number };
  folder: string;
  administrator: Operator;
  newCase(bytes?: string): Promise<string>;
}

/** A station with an administrator, gone after the test; each case has one identity card that was tampered with. */
export async function begin(): Promise<Begun> {
  const made = await stationFor({ verify: () => omangRead({ verdict: 'TAMPERED' }) });
  onTestFinished(made.remove);
  const administrator = await made.station.operators.setUp({
    name: 'Administrator',
    password: 'correct horse',
  });
  const newCase = async (bytes = String(Math.random())): Promise<string> =>
    (
      await made.station.verification.verify({
        files: [{ name: 'a', bytes: Buffer.from(bytes) }],
        category: 'IDENTITY',
        mode: 'BATCH',
        actor,
      })
    ).caseId!;
  return { ...made, administrator, newCase };
}

/** The id of an API client that is told of every verification. */
export async function toldClient(station: Station): Promise<string> {
  const { clientId } = station.access.register(
    { kind: 'system', id: 'test' },
    { name: 'core banking', plan: 'pro' },
  );
  await station.webhooks.addEndpoint({ kind: 'client', id: clientId }, clientId, {
    url: 'https://127.0.0.1:9/hook',
    events: ['verification.completed'],
  });
  return clientId;
}

/** The files that hold the bytes of a case. */
export const filesOf = (station: Station, caseId: string): string[] =>
  station.cases.files.list(caseId).map((file) => station.store.blobs.fileOf(file.blob));
