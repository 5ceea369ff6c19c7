import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CustomerRuns } from '../../contract/customer-runs.ts';
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
  for (const role of ['clerk', 'supervisor'] as const)
    await operators.create(administrator, { name: role, password: PASSWORD, role });
  server = express().use(operatorRouter(test.station)).listen(0, '127.0.0.1');
  await test.publish('watch', ['1,Other Listed,']);
});
afterAll(async () => {
  server.close();
  await test.close();
});

async function signedIn(name: string) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/operator`;
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  return (method: string, place: string, body?: FormData) =>
    fetch(origin + place, {
      method,
      headers: { Cookie: cookie, 'X-CSRF-Token': csrfToken },
      ...(body ? { body } : {}),
    });
}

function customers(text: string): FormData {
  const form = new FormData();
  form.append('files', new File([text], 'customers.csv'));
  return form;
}

it('a file is sent, screened, taken as CSV and erased by a supervisor; a clerk may do none of it', async () => {
  const clerk = await signedIn('clerk');
  expect((await clerk('GET', '/screening/runs')).status).toBe(403);
  expect((await clerk('POST', '/screening/runs', customers('name\nA B\n'))).status).toBe(403);

  const supervisor = await signedIn('supervisor');
  const sent = await supervisor(
    'POST',
    '/screening/runs',
    customers('id,name\nC1,Neo Clearman\nC2,Other Listed\n'),
  );
  expect(sent.status).toBe(201);
  await test.station.screening.customerRuns.idle();
  const { runs } = CustomerRuns.parse(await (await supervisor('GET', '/screening/runs')).json());
  expect(runs).toMatchObject([
    { fileName: 'customers.csv', state: 'done', outcomes: { CLEAR: 1, MATCH: 1 } },
  ]);

  const place = `/screening/runs/${runs[0]!.runId}`;
  expect((await clerk('GET', `${place}/results.csv`)).status).toBe(403);
  const results = await supervisor('GET', `${place}/results.csv`);
  expect(results.headers.get('content-disposition')).toContain('attachment');
  expect(
    (await results.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(',').slice(0, 3).join()),
  ).toEqual(['row,id,outcome', '2,C1,CLEAR', '3,C2,MATCH']);
  expect((await supervisor('POST', `${place}/cases`)).status).toBe(200);
  await test.station.screening.customerRuns.idle();
  expect((await supervisor('POST', `${place}/again`)).status).toBe(201);
  await test.station.screening.customerRuns.idle();
  expect(CustomerRuns.parse(await (await supervisor('DELETE', place)).json()).runs).toHaveLength(1);
  expect((await supervisor('GET', `${place}/results.csv`)).status).toBe(404);
  expect((await supervisor('POST', '/screening/runs/x/pause')).status).toBe(404);
});
