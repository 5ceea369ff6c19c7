import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Nothing else runs beside these: the one follows films and flashes of light by the clock; the desktop shell missed a sign-out once in
 * two whole runs beside other screens, and never by itself.
 */
const ALONE = ['liveness', 'electron', 'electron-restore'].map((name) => `test/e2e/${name}.test.ts`);

const MOST_BROWSERS = 3;

/** The screens, in browsers and in Electron: after everything else. */
export default defineConfig({
  test: {
    name: 'e2e',
    // A browser on a busy machine misses a deadline now and then; the report names what was repeated.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The second that Vitest waits by itself is too short for a camera, or a screen, on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // The report of a test that failed says what its pages showed.
    setupFiles: ['test/e2e/tell-what-was-shown.ts'],
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['test/e2e/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: 'test/e2e/fresh-build.ts',
          // A test of a screen waits for its browser and its station, so one more than there are cores; each has both, so not many.
          maxWorkers: Math.min(MOST_BROWSERS, availableParallelism() + 1),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: 'test/e2e/fresh-build.ts',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
