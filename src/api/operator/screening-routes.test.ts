import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperatorRole } from '../../contract/people.ts';
import { ScreeningAlerts } from '../../contract/screening.ts';
import { screeningStation } from '../../station/screening/screening.fixture.ts';
import { operatorRouter } from './router.ts';

const PASSWORD = 'a river in the sand';
let test: Awaited<ReturnType<typeof screeningStation>>;
let server: Server;
beforeAll(async () => {
  test = await screeningStation();
  const { operators } = test.station;
  await operators.setUp({ name: 'Administrator', password: PASSWORD });
  const administrator = operators.list()[0]!;
  for (const role of ['clerk', 'auditor'] as const)
    await operators.create(administrator, { name: role, password: PASSWORD, role });
  server = express().use(operatorRouter(test.station)).listen(0, '127.0.0.1');
});
afterAll(async () => {
  server.close();
  await test.close();
});

async function signedIn(name: OperatorRole) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/operator`;
  const json = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  const headers = { ...json, Cookie: cookie, 'X-CSRF-Token': csrfToken };
  return (method: string, place: string) =>
    fetch(origin + place, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
}

it('new hits are listed for those who decide about hits, and put away once', async () => {
  await test.publish('own', ['1,Somebody Else,']);
  const { caseId } = await test.screen({ name: 'Naledi Newhit' });
  await test.publish('own', ['1,Naledi Newhit,']);

  const clerk = await signedIn('clerk');
  const listed = ScreeningAlerts.parse(await (await clerk('GET', '/alerts')).json());
  expect(listed).toMatchObject({ total: 1, alerts: [{ caseId, request: { name: 'Naledi Newhit' } }] });
  const health = (await (await clerk('GET', '/health')).json()) as { parts: { part: string }[] };
  expect(health.parts.find(({ part }) => part === 'lists')).toMatchObject({ values: { alerts: 1 } });

  const place = `/alerts/${listed.alerts[0]!.alertId}/handled`;
  const auditor = await signedIn('auditor');
  expect((await auditor('GET', '/alerts')).status).toBe(403);
  expect((await auditor('POST', place)).status).toBe(403);
  expect(await (await clerk('POST', place)).json()).toEqual({ alerts: [], total: 0 });
  expect((await clerk('POST', place)).status).toBe(404);
  expect((await clerk('POST', '/alerts/first/handled')).status).toBe(404);
  const [record] = test.station.audit.list({ action: 'screening.alert-handled', limit: 1 });
  expect(record).toMatchObject({ caseId, actor: { kind: 'operator' } });
});
