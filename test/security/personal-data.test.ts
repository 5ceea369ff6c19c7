import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApi } from '../../src/api/app.ts';
import { createLog } from '../../src/api/logging/log.ts';
import { startServer } from '../../src/api/server.ts';
import { StationConfig } from '../../src/contract/config.ts';
import { systemActor } from '../../src/station/actor.ts';
import { createStation } from '../../src/station/station.ts';
import { newFolder, removeFolders } from '../faults/data-folders.ts';
import { form } from '../api/support/station.ts';
import { quickEngine } from '../api/support/quick-engine.ts';

/** What the quick engine reads from every card, and what the requests below say. */
const PERSONAL = ['SEBINA', 'Sebina', '428317215', '1990-04-12', 'Marang Specimen', 'a river in the sand'];

it('no log line, no error and no file outside the encrypted store holds personal data, keys or passwords', async () => {
  const dataFolder = newFolder();
  const station = await createStation({
    dataFolder,
    config: StationConfig.parse({ engine: { processes: 1 } }),
    logger: createLog('debug', path.join(dataFolder, 'logs', 'station.log')),
    startEngine: quickEngine,
  });
  const server = await startServer(createApi(station), {
    dataFolder,
    port: 0,
    tls: false,
    hosts: [],
    requestTimeoutSeconds: 30,
    now: Date.now(),
  });
  const { apiKey, clientSecret } = station.access.register(systemActor('test'), {
    name: 'core',
    plan: 'pro',
  });
  const answers: string[] = [];
  const ask = async (place: string, init: RequestInit = {}): Promise<number> => {
    const headers = { Authorization: `Bearer ${apiKey}`, ...(init.headers as Record<string, string>) };
    const response = await fetch(server.baseUrl + place, { ...init, headers });
    const text = await response.text();
    if (response.status >= 400) answers.push(text);
    return response.status;
  };
  const json = (value: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  });
  try {
    expect(
      await ask('/v1/verify/identity', { method: 'POST', body: form('documents', ['SEBINA-front.jpg']) }),
    ).toBe(200);
    expect(
      await ask('/v1/verify/identity', { method: 'POST', body: form('documents', ['SEBINA-unsure.jpg']) }),
    ).toBe(422);
    expect(
      await ask('/v1/verify/identity', { method: 'POST', body: form('documents', ['SEBINA-crash.jpg']) }),
    ).toBe(422);
    expect(
      await ask(
        '/v1/identity/validate',
        json({ fields: { fullName: 'Marang Specimen', idNumber: 428317215 } }),
      ),
    ).toBe(400);
    expect(
      await ask(
        '/v1/screening/screen/enhanced',
        json({ name: 'Marang Specimen', dateOfBirth: '1990-04-12x' }),
      ),
    ).toBe(400);
    expect(await ask('/v1/client?name=Marang%20Specimen')).toBe(200);
    await ask(
      '/operator/set-up',
      json({
        name: 'Sebina',
        password: 'a river in the sand',
        code: station.operators.setUpCode.current(),
      }),
    );
    await ask('/operator/session', json({ name: 'Sebina', password: 'a river in the sand!' }));
  } finally {
    await server.close(500);
    await station.close();
  }
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.some((file) => file.endsWith('station.log'))).toBe(true);
  for (const file of files) {
    const bytes = readFileSync(file);
    for (const secret of [...PERSONAL, apiKey, clientSecret])
      expect(bytes.includes(secret), `${path.basename(file)} holds ${secret.slice(0, 6)}…`).toBe(false);
  }
  for (const answer of answers)
    for (const secret of PERSONAL) expect(answer.includes(secret), answer.slice(0, 200)).toBe(false);
  removeFolders();
});
