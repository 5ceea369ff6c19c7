import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PURE_ROOMS } from './tools/pure-rooms.ts';

const pure = PURE_ROOMS.map((room) => `${room}/**/*.test.ts`);

/** Unit tests, beside the code: those of rooms without state share a process, each other file has one of its own. */
export default defineConfig({
  test: {
    name: 'unit',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // As in vitest.config.ts: files of both are handed to the same workers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: { name: 'apart', include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], exclude: pure },
      },
    ],
  },
});
