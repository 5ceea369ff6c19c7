import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NODE_IMPORTS, together } from './tools/node-imports.ts';
import { filesInPage, filesTogether } from './tools/shared-processes.ts';

const shared = filesTogether();
const inPage = filesInPage();

/** Unit tests, beside the code: those that leave their process, or page, as it was share one; each other file has one of its own. */
export default defineConfig({
  test: {
    name: 'unit',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a busy machine the second that Vitest waits by itself is too short for what a station writes.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    // As in vitest.config.ts: files of both are handed to the same workers.
    maxWorkers: availableParallelism() + 1,
    projects: [
      together(shared),
      {
        extends: true,
        test: {
          name: 'in a page',
          include: inPage,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['./src/renderer/testing/empty-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...shared, ...inPage],
          experimental: NODE_IMPORTS,
        },
      },
      {
        extends: true,
        test: { name: 'apart in a page', include: ['src/**/*.test.tsx'], exclude: [...shared, ...inPage] },
      },
    ],
  },
});
