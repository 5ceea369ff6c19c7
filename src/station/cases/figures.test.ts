import { afterEach, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/local-time.ts';
import { fakeEngine, omangRead, stationFor } from '../verification/verification.fixture.ts';
import type { Station } from '../station.ts';
import type { Operator } from '../operators/permissions.ts';

let made: Awaited<ReturnType<typeof stationFor>>;
afterEach(() => made.remove());

async function newCase(station: Station, verdict: 'AUTHENTIC' | 'TAMPERED', who: Operator): Promise<string> {
  reading = omangRead({ idNumber: String(number++), verdict });
  const { caseId } = await station.verification.verify({
    files: [{ name: 'front.jpg', bytes: Buffer.from(String(number)) }],
    category: 'IDENTITY',
    mode: 'BATCH',
    actor: { kind: 'operator', id: who.id },
    author: who.name,
  });
  return caseId!;
}

/** Who set the station up, and a clerk. */
async function staffOf({ operators }: Station): Promise<{ head: Operator; clerk: Operator }> {
  const head = await operators.setUp({ name: 'Kagiso Mmusi', password: 'a river in the sand' });
  const clerk = await operators.create(head, {
    name: 'Neo Seretse',
    password: 'a bird on the pan',
    role: 'clerk',
  });
  return { head, clerk };
}

let number = 123_450_000;
let reading = omangRead();

it('counts decisions by day of Botswana and by person, undone ones for nothing, and the time from opened to decided', async () => {
  made = await stationFor({}, { startEngine: fakeEngine({ verify: () => reading }) });
  const { station, time } = made;
  const { cases } = station;
  // 23:30 of 20 November in UTC is half past one of the 21st in Gaborone.
  time.now = Date.parse('2026-11-20T23:30:00Z');
  const { head, clerk } = await staffOf(station);
  const accepted = await newCase(station, 'AUTHENTIC', clerk);
  time.now += 120_000;
  cases.decisions.decide(accepted, { outcome: 'accept', reason: '' }, clerk);
  const refused = await newCase(station, 'TAMPERED', clerk);
  time.now += 60_000;
  cases.decisions.decide(refused, { outcome: 'reject', reason: 'Signs of editing' }, clerk);
  const alone = await newCase(station, 'TAMPERED', head);
  time.now += 30_000;
  cases.decisions.override(alone, { outcome: 'reject', reason: 'The issuer does not know it' }, head);
  const undone = await newCase(station, 'AUTHENTIC', clerk);
  cases.decisions.decide(undone, { outcome: 'accept', reason: '' }, clerk);
  cases.undo(undone, clerk);

  expect(cases.figures()).toEqual({
    days: [{ day: '2026-11-21', accepted: 1, rejected: 2, referred: 0 }],
    people: [
      { author: 'Kagiso Mmusi', decisions: 1, overrides: 1 },
      { author: 'Neo Seretse', decisions: 2, overrides: 0 },
    ],
    opened: 4,
    secondsPerCase: 60,
  });
  time.now += 14 * DAY_MS;
  expect(cases.figures()).toEqual({ days: [], people: [], opened: 0, secondsPerCase: null });
});

it('counts as accepted what a second person approved, and nothing that still waits for one', async () => {
  made = await stationFor({}, { startEngine: fakeEngine({ verify: () => reading }) });
  const { station } = made;
  const { cases } = station;
  const { head, clerk } = await staffOf(station);
  const doubted = await newCase(station, 'TAMPERED', clerk);
  cases.decisions.decide(doubted, { outcome: 'accept', reason: 'Original seen and compared' }, clerk);
  expect(cases.figures()).toMatchObject({
    days: [],
    people: [{ author: 'Neo Seretse', decisions: 1, overrides: 1 }],
  });
  cases.decisions.approve(doubted, { approve: true, reason: 'Seen as well' }, head);
  expect(cases.figures().days).toMatchObject([{ accepted: 1, rejected: 0 }]);
});

it('lists cases by verdict and by whoever opened them, oldest first where asked', async () => {
  made = await stationFor({}, { startEngine: fakeEngine({ verify: () => reading }) });
  const { station, time } = made;
  const head = await station.operators.setUp({ name: 'Kagiso Mmusi', password: 'a river in the sand' });
  const ids: string[] = [];
  for (const verdict of ['AUTHENTIC', 'TAMPERED', 'AUTHENTIC'] as const) {
    time.now += 60_000;
    ids.push(await newCase(station, verdict, head));
  }
  const listed = (query: object): string[] =>
    station.cases.list({ limit: 10, ...query }).cases.map(({ id }) => id);
  expect(listed({ verdict: 'passed' })).toEqual([ids[2], ids[0]]);
  expect(listed({ verdict: 'failed' })).toEqual([ids[1]]);
  expect(listed({ order: 'oldest' })).toEqual(ids);
  expect(listed({ author: 'Kagiso Mmusi' })).toHaveLength(3);
  expect(listed({ author: 'Somebody Else' })).toEqual([]);
  const first = station.cases.list({ limit: 2, order: 'oldest' });
  expect(first.authors).toEqual(['Kagiso Mmusi']);
  expect(listed({ limit: 2, order: 'oldest', cursor: first.next })).toEqual([ids[2]]);
});
