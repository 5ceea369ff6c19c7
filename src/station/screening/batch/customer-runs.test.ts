import { afterEach, beforeEach, expect, it } from 'vitest';
import { screeningStation } from '../screening.fixture.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeEach(async () => {
  test = await screeningStation();
  await test.publish('watch', ['1,Specimen Wrongdoer,1970-05-06', '2,Other Listed,']);
});
afterEach(() => test.close());

const HEADER = 'Customer ID,Full name,Date of birth';
const file = (lines: readonly string[], name = 'customers.csv') => ({
  name,
  bytes: Buffer.from([HEADER, ...lines, ''].join('\n')),
});
const runs = () => test.station.screening.customerRuns;
const results = (runId: string): string[] =>
  [...runs().results(runId, test.supervisor)].join('').trimEnd().split('\n').slice(1);
const many = (length: number): string[] =>
  Array.from({ length }, (_, i) => `C${i},${i % 100 === 99 ? 'Other Listed' : 'Neo Clearman'},`);

it('is screened in the background, with counts, results in the order of the file and one entry in the log', async () => {
  const lines = ['C1,Neo Clearman,1980-01-01', 'C2,Specimen Wrongdoer,1970-05-06', 'C3,!!!!,'];
  const { runId } = runs().start(file(lines), false, test.supervisor);
  await runs().idle();
  expect(runs().list()).toMatchObject([
    {
      runId,
      state: 'done',
      operator: 'Supervisor',
      customers: 3,
      done: 3,
      outcomes: { CLEAR: 1, REVIEW: 0, MATCH: 1, NOT_SCREENED: 1 },
      withoutCase: 1,
      listsChanged: false,
    },
  ]);
  expect(results(runId).map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '2,C1,CLEAR',
    '3,C2,MATCH',
    '4,C3,NOT_SCREENED',
  ]);
  const [logged] = test.station.audit.list({ action: 'screening.customers-screened' });
  expect(logged).toMatchObject({
    actor: { kind: 'operator', id: 'supervisor-1' },
    details: { customers: 3, MATCH: 1 },
  });
  expect(test.station.audit.list({ action: 'screening.customers-results-taken' })).toHaveLength(1);
});

it('rests when it is paused or the station ends, and goes on there with the same results', async () => {
  const lines = many(600);
  const whole = runs().start(file(lines), false, test.supervisor);
  await runs().idle();
  const { runId } = runs().start(file(lines), false, test.supervisor);
  expect(() => runs().start(file(lines), false, test.supervisor)).toThrow(/Another file/);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const paused = await runs().pause(runId, test.supervisor);
  expect(paused.state).toBe('paused');
  expect(paused.done).toBeLessThan(600);
  runs().resume(runId, test.supervisor);
  await new Promise((resolve) => setTimeout(resolve, 20));
  // As at the end of the program: nobody paused it.
  await runs().close();
  expect(
    runs()
      .list()
      .find((run) => run.runId === runId),
  ).toMatchObject({ state: 'running' });
  runs().takeUp(() => false);
  await runs().idle();
  expect(
    runs()
      .list()
      .find((run) => run.runId === runId),
  ).toMatchObject({
    state: 'done',
    done: 600,
    outcomes: { CLEAR: 594, MATCH: 6 },
  });
  expect(results(runId)).toEqual(results(whole.runId));
});

it('opens cases on request for hits alone, each once', async () => {
  const { runId } = runs().start(file(['C1,Neo Clearman,', 'C2,Other Listed,']), false, test.supervisor);
  await runs().idle();
  const opened = () => test.station.audit.list({ action: 'screening.completed' }).length;
  const before = opened();
  for (let times = 0; times < 2; times++) {
    runs().openCases(runId, test.supervisor);
    await runs().idle();
  }
  expect(opened() - before).toBe(1);
  expect(runs().list()[0]).toMatchObject({ state: 'done', withoutCase: 0 });
  expect(results(runId)[1]).toMatch(/^3,C2,.*,[0-9a-f-]{36}$/);
});

it('asks again only for customers whose answer may have changed: new hits, and hits that may be gone', async () => {
  const customers = ['C1,Neo Clearman,', 'C2,Other Listed,', 'C3,Newly Listed,', 'C4,Specimen Wrongdoer,'];
  const first = runs().start(file(customers), false, test.supervisor);
  await runs().idle();
  await test.publish('watch', ['1,Specimen Wrongdoer,1970-05-06', '3,Newly Listed,']);
  expect(runs().list()[0]).toMatchObject({ listsChanged: true });
  const { runId } = runs().again(first.runId, test.supervisor);
  await runs().idle();
  // Neo Clearman was clear, and no entry that changed is like him: nothing to say.
  expect(results(runId).map((line) => line.split(',').slice(1, 3).join())).toEqual([
    'C2,CLEAR',
    'C3,MATCH',
    'C4,MATCH',
  ]);
  expect(runs().list()[0]).toMatchObject({ onlyChanged: true, customers: 4, done: 4, listsChanged: false });
});

it('begins anew when a list was imported meanwhile, says why a file cannot be screened, and erases what is removed', async () => {
  const { runId } = runs().start(file(many(300)), false, test.supervisor);
  await runs().pause(runId, test.supervisor);
  await test.publish('watch', ['1,Neo Clearman,']);
  runs().resume(runId, test.supervisor);
  await runs().idle();
  expect(runs().list()[0]).toMatchObject({ state: 'done', done: 300, outcomes: { CLEAR: 3, MATCH: 297 } });

  const wrong = { name: 'w.csv', bytes: Buffer.from('a,b\n1,2\n') };
  runs().start(wrong, false, test.supervisor);
  await runs().idle();
  expect(runs().list()[0]).toMatchObject({ state: 'stopped' });
  expect(runs().list()[0]!.fault).toMatch(/no column called name/);

  for (const run of runs().list()) await runs().remove(run.runId, test.supervisor);
  expect(runs().list()).toEqual([]);
  const { database } = test.station.store;
  expect(database.prepare('SELECT count(*) FROM customer_results').pluck().get()).toBe(0);
});

it('is erased with its results when extracted data of its age are; a younger one and one that rests stay', async () => {
  const { database } = test.station.store;
  const begin = async (line: string): Promise<string> => {
    const { runId } = runs().start(file([line]), false, test.supervisor);
    await runs().idle();
    return runId;
  };
  const old = await begin('C1,Specimen Wrongdoer,1970-05-06');
  const young = await begin('C2,Neo Clearman,1980-01-01');
  const blob = database.prepare('SELECT blob FROM customer_runs WHERE run_id = ?').pluck().get(old) as string;
  database
    .prepare("UPDATE customer_runs SET ended_at = '2001-01-01T00:00:00.000Z' WHERE run_id = ?")
    .run(old);
  expect(test.station.retention.sweep()).toMatchObject({ customerFiles: 1 });
  expect(
    runs()
      .list()
      .map(({ runId }) => runId),
  ).toEqual([young]);
  expect(database.prepare('SELECT count(*) FROM customer_results WHERE run_id = ?').pluck().get(old)).toBe(0);
  expect(() => test.station.store.blobs.get(blob)).toThrow();
  const [erased] = test.station.audit.list({ action: 'screening.customers-erased' });
  expect(erased).toMatchObject({ actor: { kind: 'system' }, details: { runId: old, cause: 'retention' } });
  expect(JSON.stringify(erased)).not.toContain('customers.csv');
  database.prepare("UPDATE customer_runs SET ended_at = '2001-01-01', state = 'running'").run();
  expect(test.station.retention.sweep()).toMatchObject({ customerFiles: 0 });
});
