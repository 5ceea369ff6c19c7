/**
 * `npm run package -- [--linux dir …]`: builds the packages of build/electron-builder.yml.
 * `ELECTRON_OVERRIDE_DIST_PATH` names an unpacked Electron to use where its archive cannot be downloaded (tests).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Arch, build, type CliOptions } from 'electron-builder';
import { readersMissing } from './reader-binding.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
const args = process.argv.slice(2);
const targetsAfter = (flag: string): string[] | undefined => {
  const at = args.indexOf(flag);
  if (at < 0) return undefined;
  const next = args.slice(at + 1);
  const end = next.findIndex((arg) => arg.startsWith('--'));
  return end < 0 ? next : next.slice(0, end);
};

/** What is packaged must be what is in src/; a licence that may not ship stops it here. */
for (const script of ['kernels', 'build', 'licences']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

const options: CliOptions = {
  projectDir: root,
  config: {
    extends: path.join(root, 'build', 'electron-builder.yml'),
    afterPack: ({ packager, appOutDir, electronPlatformName, arch }) => {
      const missing = readersMissing(
        packager.getResourcesDir(appOutDir),
        `${electronPlatformName}-${Arch[arch]}`,
      );
      if (missing) throw new Error(missing);
    },
    ...(dist && existsSync(dist)
      ? { electronDist: dist, electronVersion: readFileSync(path.join(dist, 'version'), 'utf8').trim() }
      : {}),
  },
  publish: 'never',
};
for (const platform of ['linux', 'win', 'mac'] as const) {
  const targets = targetsAfter(`--${platform}`);
  if (targets) options[platform] = targets;
}
try {
  for (const made of await build(options)) process.stdout.write(`${made}\n`);
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  if (!dist)
    process.stderr.write(
      "Where Electron's archive cannot be downloaded, name an unpacked Electron: ELECTRON_OVERRIDE_DIST_PATH=FOLDER.\n",
    );
  process.exitCode = 1;
}
