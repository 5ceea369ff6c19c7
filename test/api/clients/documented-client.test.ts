import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStation, type TestStation } from '../support/station.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

let test: TestStation;
beforeAll(async () => {
  test = await startTestStation();
});
afterAll(async () => {
  await test.close();
  rmSync(path.join(root, 'client'), { recursive: true, force: true });
});

it('the generated client of docs/api.md verifies a document, word for word', async () => {
  const page = readFileSync(path.join(root, 'docs', 'api.md'), 'utf8');
  const [, block] = /## A generated client\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(page)!;
  const { apiKey } = test.register('pro');
  // The test's station has no certificate, so any file stands for its authority; its engine answers one Omang.
  const child = spawn('bash', ['-e', '-c', block!], {
    cwd: root,
    env: { ...process.env, BASE: test.baseUrl, KEY: apiKey, CA: path.join(root, 'package.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (said += String(text)));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code, said).toBe(0);
  expect(said).toContain("documentType: 'OMANG'");
  expect(said).toContain("idNumber: '428317215'");
}, 180_000);
