import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder, open, removeFolders } from './data-folders.ts';

afterAll(removeFolders);

it('three processes that begin a new data folder at once and append together make one log', async () => {
  const folder = newFolder();
  const names = ['first', 'second', 'third'];
  const start = Date.now() + 3_000;
  const codes = await Promise.all(
    names.map(async (name) => {
      const child = spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'appender.ts'), folder, name, '60', String(start)],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const [code] = (await once(child, 'close')) as [number | null];
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  const station = await open(folder);
  expect(station.audit.verify()).toMatchObject({ holds: true, records: 180 });
  for (const actor of names) {
    const order = station.audit
      .list({ actor, order: 'oldest', limit: 1_000 })
      .map((record) => record.details['i']);
    expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i));
  }
  await station.close();
});
