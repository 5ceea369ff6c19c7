/** Before the end-to-end tests: what they open is made of today's sources, or made anew. */
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const BUILT = path.join(root, 'out', 'main', 'main.js');
const SOURCES = ['src/**/*.{ts,tsx,css,html,svg}', 'electron.vite.config.ts'];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export default function setup(): void {
  const built = changedAt(BUILT);
  const stale = globSync(SOURCES, { cwd: root }).some((file) => changedAt(path.join(root, file)) > built);
  if (!stale) return;
  const run = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) throw new Error('The station cannot be built: npm run build says why.');
}
