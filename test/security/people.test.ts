import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as pipeRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../src/api/app.ts';
import { PIPE_SECRET_HEADER, startPipeServer } from '../../src/main/pipe-server.ts';
import { loadConfig } from '../../src/station/config.ts';
import { createPasswords } from '../../src/station/operators/passwords.ts';
import { openSession } from '../api/support/signed-in.ts';
import { startTestStation, type TestStation } from '../api/support/station.ts';

const BOSS = { name: 'Kagiso Mmusi', password: 'a river in the sand' };

let test: TestStation;
beforeAll(async () => {
  test = await startTestStation();
  await test.station.operators.setUp(BOSS);
});
afterAll(() => test.close());

describe('names', () => {
  it('of people are told to nobody on loopback who has not signed in', async () => {
    const { body, text } = await test.ask('GET', '/operator/session');
    expect(body).toEqual({ state: 'signed-out', operators: [] });
    expect(text).not.toContain('Kagiso');
  });

  it('are shown in the station’s own window, and in every browser where the setting says so', async () => {
    const pipe = await startPipeServer(createApi(test.station));
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'localhost', [PIPE_SECRET_HEADER]: pipe.secret };
      pipeRequest({ socketPath: pipe.address, path: '/operator/session', headers }, (answer) => {
        let all = '';
        answer.on('data', (chunk) => (all += String(chunk))).on('end', () => resolve(all));
      })
        .on('error', reject)
        .end();
    });
    expect(JSON.parse(text)).toMatchObject({ operators: [{ name: BOSS.name }] });
    await pipe.close();
    const open = await startTestStation({ config: { operators: { listNames: 'always' } } });
    await open.station.operators.setUp(BOSS);
    expect((await open.ask('GET', '/operator/session')).body).toMatchObject({
      operators: [{ name: BOSS.name }],
    });
    await open.close();
  });
});

describe('a new person', () => {
  const clerk = { name: 'Neo Seretse', password: 'given by the boss' };

  it('whose password somebody else chose does nothing before choosing an own one', async () => {
    const boss = await openSession(test, BOSS);
    const json = { ...clerk, role: 'clerk' };
    expect((await test.ask('POST', '/operator/operators', { headers: boss.headers, json })).status).toBe(201);
    const neo = await openSession(test, clerk);
    expect(neo.body).toMatchObject({ state: 'new-password', operator: { name: clerk.name } });
    for (const [method, place] of [
      ['GET', '/operator/cases'],
      ['GET', '/operator/health'],
      ['POST', '/operator/verifications'],
    ] as const)
      expect(await test.ask(method, place, { headers: neo.headers }), place).toMatchObject({
        status: 401,
        body: { reason: 'NEW_PASSWORD' },
      });
    const choose = (password: string) =>
      test.ask('POST', '/operator/session/password', {
        headers: neo.headers,
        json: { current: clerk.password, password },
      });
    expect((await choose(clerk.password)).body).toMatchObject({ reason: 'SAME_PASSWORD' });
    expect((await choose('Seretse2026!')).status).toBe(400);
    expect((await choose('a bird on the pan')).status).toBe(204);
    expect((await test.ask('GET', '/operator/cases', { headers: neo.headers })).status).toBe(200);
    const again = await openSession(test, { ...clerk, password: 'a bird on the pan' });
    expect(again.body).toMatchObject({ state: 'signed-in' });
  });

  it('chooses again when an administrator gave a new one', async () => {
    const boss = await openSession(test, BOSS);
    const { id } = test.station.operators.byName(clerk.name)!;
    await test.ask('PATCH', `/operator/operators/${id}`, {
      headers: boss.headers,
      json: { password: 'four hens on a roof' },
    });
    const again = await openSession(test, { ...clerk, password: 'four hens on a roof' });
    expect(again.body).toMatchObject({ state: 'new-password' });
  });
});

describe('passwords', () => {
  it.each(['kagiso2026', 'MmusiKagiso1', 'K4giso!!', 'kagisokagiso', 'Password1'])(
    '%s is refused for Kagiso Mmusi',
    async (password) => {
      const station = await startTestStation();
      await expect(station.station.operators.setUp({ ...BOSS, password })).rejects.toThrow(/password/i);
      await station.close();
    },
  );

  it('are hashed beside the station: it answers others meanwhile', async () => {
    const { hash, matches } = createPasswords();
    const work = (async () => matches('battery staple', await hash('battery staple')))();
    let turns = 0;
    let done = false;
    void work.finally(() => (done = true));
    while (!done) {
      await setImmediate();
      turns++;
    }
    expect(await work).toBe(true);
    expect(turns).toBeGreaterThan(100);
  });
});

it('wrong client secrets block themselves and not the right one', async () => {
  const { clientId, clientSecret } = test.register('pro');
  const token = (secret: string) =>
    test.ask('POST', '/oauth2/token', {
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: secret,
      }),
    });
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await token(`ns_wrong${i}`)).status);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
  expect((await token(clientSecret)).status).toBe(200);
});

it('a policy named in the environment adds to the managed one and replaces none of it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-policy-'));
  const [managed, named] = ['managed.json', 'named.json'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(managed, JSON.stringify({ operators: { lockoutAttempts: 3 }, server: { tls: true } }));
  writeFileSync(
    named,
    JSON.stringify({ operators: { lockoutAttempts: 100, fourEyesRisk: 20 }, server: { tls: false } }),
  );
  const { config, sources } = loadConfig(folder, { NETEFATSA_POLICY_FILE: named }, managed);
  expect(config.operators).toMatchObject({ lockoutAttempts: 3, fourEyesRisk: 20 });
  expect(config.server.tls).toBe(true);
  expect(sources['operators.lockoutAttempts']).toBe('policy');
  rmSync(folder, { recursive: true });
});
