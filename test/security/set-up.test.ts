import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { netefatsa } from '../faults/data-folders.ts';
import { startTestStation, type TestStation } from '../api/support/station.ts';
import { startStation } from '../e2e/running-station.ts';

const FIRST = { name: 'Kagiso Mmusi', password: 'a river in the sand' };

let test: TestStation;
beforeEach(async () => {
  test = await startTestStation();
});
afterEach(() => test.close());

const setUp = (json: object) => test.ask('POST', '/operator/set-up', { json });
const file = () => path.join(test.folder, 'set-up-code');

describe('whoever reaches loopback first', () => {
  it('is not administrator without the code of the data folder', async () => {
    const code = test.station.operators.setUpCode.current()!;
    for (const wrong of ['', 'x'.repeat(code.length), code.slice(1), `${code}x`])
      expect(await setUp({ ...FIRST, ...(wrong === '' ? {} : { code: wrong }) })).toMatchObject({
        status: 403,
        body: { reason: 'SET_UP_CODE' },
      });
    expect(test.station.operators.isSetUp()).toBe(false);
    expect((await setUp({ ...FIRST, code })).status).toBe(200);
    expect((await setUp({ ...FIRST, name: 'Another', code })).status).toBe(409);
  });

  it('cannot have the code from any answer; its file is for the account alone, and goes when it is used', async () => {
    const code = test.station.operators.setUpCode.current()!;
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(readFileSync(file(), 'utf8').trim()).toBe(code);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o077).toBe(0);
    for (const place of ['/', '/operator/session', '/v1/health', '/openapi.json'])
      expect((await test.ask('GET', place)).text).not.toContain(code);
    await setUp({ ...FIRST, code });
    expect(existsSync(file())).toBe(false);
    expect(test.station.operators.setUpCode.current()).toBeNull();
  });

  it('gains nothing by taking the file away: the next try has a code of its own', async () => {
    const before = test.station.operators.setUpCode.current()!;
    const { rmSync } = await import('node:fs');
    rmSync(file());
    expect((await setUp({ ...FIRST, code: before })).status).toBe(403);
    expect(test.station.operators.setUpCode.current()).not.toBe(before);
  });
});

describe('the first start', () => {
  it('prints an address with the code, the same at every start until the station is set up, and none afterwards', async () => {
    const station = await startStation();
    try {
      const code = readFileSync(path.join(station.dataFolder, 'set-up-code'), 'utf8').trim();
      expect(station.setUpUrl).toBe(`${station.baseUrl}/#/set-up/${code}`);
    } finally {
      await station.stop();
    }
  });

  it('a command beside it neither makes nor needs a code', () => {
    const folder = test.folder;
    const said = netefatsa(['operators', 'list', '--data-dir', folder]);
    expect(said.code).toBe(0);
    expect(existsSync(file())).toBe(false);
  });
});
