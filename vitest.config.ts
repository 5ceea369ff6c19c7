import { defineConfig } from 'vitest/config';

/** Unit tests sit beside the code; `test/` holds what runs the whole station. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // A process or a browser on a busy machine misses a deadline now and then; the report names what was repeated.
          retry: 1,
          include: ['test/{api,faults,security}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // A process or a browser on a busy machine misses a deadline now and then; the report names what was repeated.
          retry: 1,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/fresh-build.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          pool: 'forks',
          fileParallelism: false,
        },
      },
    ],
  },
});
