import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NODE_IMPORTS, together } from './tools/node-imports.ts';
import { filesOfApiTogether } from './tools/shared-processes.ts';

const shared = filesOfApiTogether();

/** What runs the whole station, but for its screens: as with unit tests, files that leave their process as it was share one. */
export default defineConfig({
  test: {
    name: 'api',
    // A process on a busy machine misses a deadline now and then; the report names what was repeated.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As in vitest.unit.config.ts.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    maxWorkers: availableParallelism() + 1,
    projects: [
      together(shared),
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['test/{api,faults,security}/**/*.test.ts'],
          exclude: shared,
          experimental: NODE_IMPORTS,
        },
      },
    ],
  },
});
