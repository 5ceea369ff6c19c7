import { afterEach, expect, it, vi } from 'vitest';
import { EXIT, runCommand } from './with-station.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('says what to do about a damaged page, whatever was reading it', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(() =>
    Promise.reject(Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' })),
  );
  expect(said.mock.calls.join('')).toMatch(/page of the database is damaged.*netefatsa restore/);
  expect(process.exitCode).toBe(EXIT.negative);
});
