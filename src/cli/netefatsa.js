#!/usr/bin/env node
// The installed command. better-sqlite3 needs Node 22 or later; on an older system Node the one in node_modules is used.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = 22;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const built = path.join(root, 'out', 'main', 'cli.js');
const source = path.join(root, 'src', 'cli', 'main.ts');
const bundledNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** A build that is older than a source would do silently what the source no longer says. */
function isCurrent(build) {
  if (!existsSync(build)) return false;
  const made = statSync(build).mtimeMs;
  const sources = path.join(root, 'src');
  return (
    !existsSync(sources) ||
    readdirSync(sources, { recursive: true }).every(
      (name) => statSync(path.join(sources, name)).mtimeMs <= made,
    )
  );
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE && existsSync(bundledNode)) {
  const child = spawn(bundledNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // The child answers these itself; this process only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exitCode = code ?? 1;
  });
} else {
  // Started by the branch above: when that process is gone, however it ended, nobody can stop this one any more.
  if (process.channel) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
  await import(pathToFileURL(isCurrent(built) ? built : source).href);
}
