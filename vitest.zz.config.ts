import { defineConfig } from 'vitest/config';
import { filesTogether } from './tools/shared-processes.ts';
export default defineConfig({
  test: {
    testTimeout: 120000,
    hookTimeout: 120000,
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    include: filesTogether().filter(
      (f) =>
        !/documents|values|labels|ledger|layout|math|packs|forensics|raster|pdf\/|presenters|onboarding|registry|signing/.test(
          f,
        ),
    ),
  },
});
