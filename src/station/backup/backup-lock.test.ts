import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeBackup } from './backup.ts';
import { filled, fresh, removeFolders } from './folders.fixture.ts';

afterAll(removeFolders);

it('one at a time: a second process is refused, a killed one is not waited for', async () => {
  const { station, folder } = await filled();
  const stick = fresh('stick');
  mkdirSync(stick);
  const file = path.join(stick, 'monday');
  const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(path.join(folder, 'backup.lock'), String(sleeper.pid));
  await expect(makeBackup(station, { file })).rejects.toMatchObject({ code: 'CONFLICT' });
  sleeper.kill();
  await once(sleeper, 'exit');
  await expect(makeBackup(station, { file })).resolves.toBeTruthy();
  expect(existsSync(path.join(folder, 'backup.lock'))).toBe(false);
  await station.close();
});
