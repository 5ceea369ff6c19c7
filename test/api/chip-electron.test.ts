import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerMissing, RESERVE_MS } from '../../tools/passport/reader-service.ts';

/**
 * Electron's cryptography knows four curves and refuses parameters that are spelt out: what passes in Node proves nothing of it.
 * So the tests of this part run a second time, by Vitest inside Electron: protocol, signatures, negative cards, quirks, changed
 * answers, trust, the stories of the API, and cards on a reader.
 */
const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
const electron = folder ? path.join(folder, process.platform === 'win32' ? 'electron.exe' : 'electron') : '';
const missing = folder && existsSync(electron) ? null : 'ELECTRON_OVERRIDE_DIST_PATH is not set, see .ci/run';
/** For the station's own database; Electron's Node may need another build of it. */
const binding = process.env['NETEFATSA_TEST_SQLITE_BINDING'];

const root = path.resolve(import.meta.dirname, '..', '..');
const ENGINE = ['src/engine/chip', 'src/engine/signing', 'tools/passport'];
const STATION = binding ? ['src/station/chip', 'test/api/chip.test.ts'] : [];
const READER = binding && readerMissing === null ? ['test/api/chip-reader.test.ts'] : [];
/** 392 when this was written; a run that finds few tests shows nothing. */
const LEAST_TESTS = 350;
/** The same tests may hold the reader in Node meanwhile. */
const LIMIT_MS = 600_000 + RESERVE_MS;

interface Summary {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
    readonly message: string;
  }[];
}

describe.skipIf(missing !== null)(
  `the tests of chips in Electron's runtime${missing === null ? '' : ` (${missing})`}`,
  () => {
    let place = '';
    let summary: Summary;
    beforeAll(async () => {
      place = mkdtempSync(path.join(tmpdir(), 'netefatsa-chip-electron-'));
      const file = path.join(place, 'summary.json');
      const run = spawn(
        electron,
        [
          path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
          'run',
          ...['--project', 'unit', '--project', 'api', '--maxWorkers', '1'],
          ...['--reporter', 'json', '--outputFile', file],
          ...ENGINE,
          ...STATION,
          ...READER,
        ],
        {
          cwd: root,
          stdio: 'ignore',
          timeout: LIMIT_MS,
          env: {
            ...process.env,
            ELECTRON_RUN_AS_NODE: '1',
            NETEFATSA_EXPECTED_RUNTIME: 'electron',
            ...(binding ? { NETEFATSA_SQLITE_BINDING: binding } : {}),
          },
        },
      );
      await once(run, 'exit');
      expect(existsSync(file), `Vitest ended with ${run.exitCode ?? run.signalCode}.`).toBe(true);
      summary = JSON.parse(readFileSync(file, 'utf8')) as Summary;
    }, LIMIT_MS);
    afterAll(() => place && rmSync(place, { recursive: true, force: true }));

    const part = (name: string): Summary['testResults'] =>
      summary.testResults.filter((one) => path.relative(root, one.name).startsWith(name));

    it('are the same tests, and they run in Electron', () => {
      expect(summary.numPassedTests).toBeGreaterThan(LEAST_TESTS);
      const [runtime] = part('tools/passport/signing-key.test.ts').flatMap((one) => one.assertionResults);
      expect(runtime).toMatchObject({
        fullName: 'this runtime is the one that was asked for',
        status: 'passed',
      });
    });

    it.each([...ENGINE, ...STATION, ...READER])('%s', (name) => {
      const found = part(name);
      expect(found.length).toBeGreaterThan(0);
      const failed = found.flatMap(({ message, assertionResults }) => [
        ...(message ? [message] : []),
        ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ]);
      expect(failed).toEqual([]);
    });
  },
);
