import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { by, screeningStation } from './screening.fixture.ts';

let test: Awaited<ReturnType<typeof screeningStation>>;
beforeAll(async () => {
  test = await screeningStation();
});
afterAll(() => test.close());

const alertsOf = (list: string) => test.station.screening.alerts().filter((alert) => alert.list === list);
const BORN = '1970-05-06';

describe('alerts', () => {
  it('say who was screened, which entry of which list it is, and in which case', async () => {
    await test.publish('told', ['1,Somebody Else,']);
    const { caseId, screeningId } = await test.screen({ name: 'Naledi Toldname', dateOfBirth: BORN });
    await test.publish('told', ['1,Somebody Else,', `2,Naledi Toldname,${BORN}`]);
    const { sha256 } = test.station.screening.lists().find((one) => one.list === 'told')!;
    expect(alertsOf('told')).toMatchObject([
      {
        caseId,
        screeningId,
        request: { name: 'Naledi Toldname', dateOfBirth: BORN },
        listDate: '2026-11-20',
        listSha256: sha256,
        entryId: '2',
        name: 'Naledi Toldname',
        score: 1,
        at: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it('are counted in the log, which names nobody', async () => {
    await test.publish('counted', ['1,Somebody Else,']);
    for (const name of ['Mpho Firstcounted', 'Pule Secondcounted']) await test.screen({ name });
    await test.publish('counted', ['1,Mpho Firstcounted,', '2,Pule Secondcounted,']);
    const raised = () => test.station.audit.list({ action: 'screening.alerts-raised' });
    expect(raised()[0]).toMatchObject({ details: { alerts: 2, lists: ['counted 2026-11-20'] } });
    expect(JSON.stringify(raised()[0])).not.toMatch(/Firstcounted/i);
    const before = raised().length;
    await test.publish('counted', ['1,Mpho Firstcounted,', '2,Pule Secondcounted,', '3,Nobody Known,']);
    expect(raised()).toHaveLength(before);
  });

  it('come for a hit that was another person when the listed entry changes', async () => {
    const subject = { name: 'Kabelo Lapsing', dateOfBirth: BORN };
    await test.publish('lapse', ['1,Kabelo Lapsing,']);
    test.clear((await test.screen(subject)).screeningId, 'lapse', '1');
    await test.publish('lapse', ['1,Kabelo Lapsing,', '2,Nobody Known,']);
    expect(alertsOf('lapse')).toEqual([]);
    await test.publish('lapse', [`1,Kabelo Lapsing,${BORN}`]);
    expect(alertsOf('lapse')).toMatchObject([{ entryId: '1', request: subject }]);
    expect(await test.screen(subject)).toMatchObject({ outcome: 'MATCH' });
  });

  it('know rows without ids by who is in them: not when others move them, but when their date of birth comes', async () => {
    await test.publish('rows', ['Tumelo Rowname', 'Tumelo Rowname'], 'name');
    const subject = { name: 'Tumelo Rowname', dateOfBirth: BORN };
    const { screeningId, hits } = await test.screen(subject);
    const ids = hits.map((hit) => hit.entryId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) test.clear(screeningId, 'rows', id);
    await test.publish('rows', ['Nobody Before', 'Tumelo Rowname', 'Tumelo Rowname'], 'name');
    expect(alertsOf('rows')).toEqual([]);
    await test.publish('rows', [`Tumelo Rowname,${BORN}`], 'name,date_of_birth');
    expect(alertsOf('rows')).toMatchObject([{ request: subject }]);
  });

  it('come for an entry of another list with the same id', async () => {
    await test.publish('first', ['7,Specimen Doublelisted,']);
    const { hits } = await test.screen({ name: 'Specimen Doublelisted' });
    expect(hits.map((hit) => [hit.list, hit.entryId])).toEqual([['first', '7']]);
    await test.publish('second', ['7,Specimen Doublelisted,']);
    expect(alertsOf('second')).toMatchObject([{ entryId: '7' }]);
    expect(alertsOf('first')).toEqual([]);
  });

  it('come for everybody of a name, and what is decided about one stays open for the others', async () => {
    await test.publish('shared', ['1,Somebody Else,']);
    const one = await test.screen({ name: 'Thabo Sharedname' });
    const other = await test.screen({ name: 'Thabo Sharedname' });
    await test.publish('shared', ['1,Thabo Sharedname,']);
    expect(
      alertsOf('shared')
        .map((alert) => alert.caseId)
        .sort(),
    ).toEqual([one.caseId, other.caseId].sort());
    const again = await test.screen({ name: 'Thabo Sharedname' }, one.caseId);
    test.clear(again.screeningId, 'shared', '1');
    expect(alertsOf('shared').map((alert) => alert.caseId)).toEqual([other.caseId]);
  });

  it('are put away by whoever has looked, and come back only when the entry changes', async () => {
    const { screening, audit } = test.station;
    await test.publish('seen', ['1,Somebody Else,']);
    const { caseId } = await test.screen({ name: 'Sethunya Handled', dateOfBirth: BORN });
    await test.publish('seen', ['1,Sethunya Handled,']);
    const { alertId } = alertsOf('seen')[0]!;
    const open = screening.openAlerts();
    screening.handleAlert(alertId, 'Neo Example', by);
    expect(screening.openAlerts()).toBe(open - 1);
    expect(alertsOf('seen')).toEqual([]);
    expect(audit.list({ caseId, action: 'screening.alert-handled' })).toMatchObject([
      { details: { alertId, list: 'seen', entryId: '1' } },
    ]);
    expect(() => screening.handleAlert(alertId, 'Neo Example', by)).toThrow('no such open alert');
    await test.publish('seen', ['1,Sethunya Handled,', '2,Nobody Known,']);
    expect(alertsOf('seen')).toEqual([]);
    await test.publish('seen', [`1,Sethunya Handled,${BORN}`]);
    expect(alertsOf('seen').map((alert) => alert.alertId)).not.toContain(alertId);
    expect(alertsOf('seen')).toHaveLength(1);
  });

  it('stay open when somebody decides about the entry as it was before', async () => {
    const subject = { name: 'Lesego Stale', dateOfBirth: BORN };
    await test.publish('stale', ['1,Lesego Stale,']);
    const before = await test.screen(subject);
    await test.publish('stale', [`1,Lesego Stale,${BORN}`]);
    test.clear(before.screeningId, 'stale', '1');
    expect(alertsOf('stale')).toHaveLength(1);
    expect(await test.screen(subject)).toMatchObject({ outcome: 'MATCH' });
  });
});
