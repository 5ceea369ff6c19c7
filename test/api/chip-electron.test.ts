import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueAuthority, issueSecurityObject, issueSigner, type Scheme } from '../../tools/passport/issue.ts';
import type { CheckedChip } from '../../tools/passport/runtime-check.ts';
import { PACE_SETS, SIGNING_SCHEMES } from '../../tools/passport/schemes.ts';
import { dataGroup1, dataGroup2 } from '../../tools/passport/specimen.ts';

/** Electron's cryptography knows four curves and refuses parameters that are spelt out: what runs in Node proves nothing of it. */
const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
const electron = folder ? path.join(folder, process.platform === 'win32' ? 'electron.exe' : 'electron') : '';
const missing = folder && existsSync(electron) ? null : 'ELECTRON_OVERRIDE_DIST_PATH is not set, see .ci/run';

const portrait = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#a67' } })
  .jpeg()
  .toBuffer();
const groups = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(portrait)],
]);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

function issued(
  name: string,
  scheme: Scheme,
  more: Pick<CheckedChip, 'pace'> = {},
  changed = false,
): CheckedChip {
  const authority = issueAuthority(scheme, { called: 'CSCA' });
  const signer = issueSigner(authority, scheme, { called: 'Signer' });
  const files = changed ? new Map([...groups, [2, dataGroup2(portrait.subarray(0, -1))]]) : groups;
  return {
    name,
    sod: base64(issueSecurityObject(signer, groups)),
    groups: Object.fromEntries([...files].map(([group, file]) => [String(group), base64(file)])),
    authority: base64(authority.certificate),
    ...more,
  };
}

describe.skipIf(missing !== null)(
  `chips under Electron's runtime${missing === null ? '' : ` (${missing})`}`,
  () => {
    let place = '';
    let ends: Record<string, string> = {};
    beforeAll(async () => {
      const root = path.resolve(import.meta.dirname, '..', '..');
      mkdirSync(path.join(root, 'out'), { recursive: true });
      // Inside the repository, so that the bundle finds its dependencies.
      place = mkdtempSync(path.join(root, 'out', 'chip-check-'));
      const [first] = SIGNING_SCHEMES;
      const chips = [
        ...SIGNING_SCHEMES.map((scheme) => issued(JSON.stringify(scheme), scheme)),
        ...PACE_SETS.map((pace) => issued(`${pace.oid} ${pace.parameterId}`, first!, { pace })),
        issued('basic access', first!, { pace: null }),
        issued('changed', first!, {}, true),
      ];
      const input = path.join(place, 'chips.json');
      writeFileSync(input, JSON.stringify(chips));
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: path.join(root, 'tools', 'passport', 'runtime-check.ts'),
          outDir: place,
          emptyOutDir: false,
          rolldownOptions: { output: { format: 'es', entryFileNames: 'check.mjs' } },
        },
      });
      const { stdout } = await promisify(execFile)(electron, [path.join(place, 'check.mjs'), input], {
        env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
        maxBuffer: 1 << 20,
      });
      ends = JSON.parse(stdout) as Record<string, string>;
    }, 180_000);
    afterAll(() => place && rmSync(place, { recursive: true, force: true }));

    it.each(SIGNING_SCHEMES.map((scheme) => JSON.stringify(scheme)))('signed with %s', (name) => {
      expect(ends[name]).toBe('AUTHENTIC');
    });
    it.each(PACE_SETS.map(({ oid, parameterId }) => `${oid} ${parameterId}`))('opened by PACE %s', (name) => {
      expect(ends[name]).toBe('PACE AUTHENTIC');
    });
    it('opened by basic access; and a changed portrait is seen', () => {
      expect(ends['basic access']).toBe('BAC AUTHENTIC');
      expect(ends['changed']).toBe('TAMPERED');
    });
  },
);
