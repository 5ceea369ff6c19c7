import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { NODE_IMPORTS } from './tools/node-imports.ts';

/** Unit tests sit beside the code; `test/` holds what runs the whole station. */
export default defineConfig({
  test: {
    // One more than there are cores: tests of the station wait for processes of their own, and would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      './vitest.unit.config.ts',
      {
        extends: true,
        test: {
          name: 'api',
          // A process on a busy machine misses a deadline now and then; the report names what was repeated.
          retry: 1,
          include: ['test/{api,faults,security}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As in vitest.unit.config.ts.
          expect: { poll: { timeout: 10_000 } },
          pool: 'forks',
          experimental: NODE_IMPORTS,
        },
      },
      './vitest.e2e.config.ts',
    ],
  },
});
