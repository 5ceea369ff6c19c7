import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from './support/expect-error.ts';
import { form, startTestStation, type TestStation } from './support/station.ts';

const QUICK = '/v1/forensics/quick';

let test: TestStation;
let key: string;
beforeAll(async () => {
  test = await startTestStation({ engine: 'real' });
  key = test.register('enterprise').apiKey;
}, 120_000);
afterAll(() => test.close());

const send = (name: string, share: number) => {
  const bytes = readFileSync(`samples/${name}`);
  const piece = bytes.subarray(0, bytes.length * share);
  return test.ask('POST', QUICK, { key, body: form('file', [name], {}, piece) });
};

it.each(['passport.jpg', 'payslip.png', 'bank-statement.pdf'])(
  '"fast metadata-only check": half of %s is damaged, not free of signs',
  async (name) => {
    expectError(await send(name, 0.5), QUICK, 'DAMAGED_DOCUMENT');
    expect((await send(name, 1)).body).toMatchObject({ mode: 'quick' });
  },
);
