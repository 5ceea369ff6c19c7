#!/usr/bin/env node
// The installed command. better-sqlite3 needs Node 22 or later; on an older system Node the one in node_modules is used.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/**
 * Commands that run for as long as the machine does, and how their process keeps memory (ADR 455): a small young space, of which V8 gives
 * nothing back while there is work; and blocks of glibc's (others ignore it) that go straight back to the system from a size on that does
 * not rise with the largest block that was freed. Both are read when a process starts.
 */
const lasting = JSON.parse(readFileSync(new URL('lasting-process.json', import.meta.url), 'utf8'));
const isLasting = process.argv.slice(2).some((word) => lasting.commands.includes(word));
const isPrepared = lasting.flags.every((flag) => process.execArgv.includes(flag));
const flags = isLasting ? lasting.flags : [];
const environment = isLasting ? { ...lasting.environment, ...process.env } : process.env;

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

/** The same process begins anew with its flags (it would lose a channel to whoever forked it); where it cannot, it goes on without them. */
function beginAnew() {
  try {
    process.execve?.(
      process.execPath,
      [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)],
      environment,
    );
  } catch (error) {
    // Windows has the function too, and it throws there.
    if (error.code !== 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM') throw error;
  }
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE && existsSync(bundledNode)) {
  const child = spawn(bundledNode, [...flags, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment,
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
  if (isLasting && !isPrepared && !process.channel) beginAnew();
  // Started by the branch above: when that process is gone, however it ended, nobody can stop this one any more.
  if (process.channel) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
  await import(pathToFileURL(isCurrent(built) ? built : source).href);
}
