/**
 * Starts an engine with confined files: confines this thread, which only starting another program extends to all
 * threads, and replaces itself (exec) by the engine's program, keeping its process id and the channel to the station.
 * If that fails, the engine starts here unconfined.
 *
 * Arguments: the engine's module, then the station's files and folders that it must not reach.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type koffi from 'koffi';
import { confineFiles, isKeptFrom } from './file-confinement.ts';
import { FILES_CONFINED } from './files-confined.ts';

/** fcntl.h */
const F_SETFD = 2;
/** No flags: without FD_CLOEXEC the descriptor stays open across exec. */
const KEEP_OPEN = 0;

const [entry = '', ...secrets] = process.argv.slice(2);
const channel = (process as { channel?: { readonly fd?: number } }).channel?.fd;

if (channel !== undefined && typeof process.execve === 'function' && confineFiles(entry)) {
  const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
  const fcntl = ffi.load('libc.so.6').func('int fcntl(int, int, int)') as (...given: number[]) => number;
  fcntl(channel, F_SETFD, KEEP_OPEN);
  process.execve(process.execPath, [process.execPath, ...process.execArgv, entry], {
    ...process.env,
    // As child_process.fork sets it for a child.
    NODE_CHANNEL_FD: String(channel),
    NODE_CHANNEL_SERIALIZATION_MODE: 'advanced',
    [FILES_CONFINED]: secrets.every(isKeptFrom) ? 'yes' : 'no',
  } as Record<string, string>);
} else await import(pathToFileURL(entry).href);
