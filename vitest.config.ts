import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

/** Unit tests sit beside the code; `test/` holds what runs the whole station. */
export default defineConfig({
  test: {
    // One more than there are cores: tests of the station wait for processes of their own, and would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: ['./vitest.unit.config.ts', './vitest.api.config.ts', './vitest.e2e.config.ts'],
  },
});
