/**
 * Starts an engine whose files are confined: confines this thread, which nothing but the start of another program carries over to all
 * threads, and becomes the engine's own program, with its number and the channel to the station. Where that cannot be done, the engine
 * starts here as it is.
 *
 * Arguments: the engine's module, then files and folders of the station that it must not reach.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type koffi from 'koffi';
import { confineFiles, isKeptFrom } from './file-confinement.ts';
import { FILES_CONFINED } from './files-confined.ts';

/** fcntl.h */
const F_SETFD = 2;
/** No flag, not even to close the file when another program starts. */
const KEEP_OPEN = 0;

const [entry = '', ...secrets] = process.argv.slice(2);
const channel = (process as { channel?: { readonly fd?: number } }).channel?.fd;

if (channel !== undefined && typeof process.execve === 'function' && confineFiles(entry)) {
  const ffi = createRequire(import.meta.url)('koffi') as typeof koffi;
  const fcntl = ffi.load('libc.so.6').func('int fcntl(int, int, int)') as (...given: number[]) => number;
  fcntl(channel, F_SETFD, KEEP_OPEN);
  process.execve(process.execPath, [process.execPath, ...process.execArgv, entry], {
    ...process.env,
    // What child_process.fork tells a child that it has started.
    NODE_CHANNEL_FD: String(channel),
    NODE_CHANNEL_SERIALIZATION_MODE: 'advanced',
    [FILES_CONFINED]: secrets.every(isKeptFrom) ? 'yes' : 'no',
  } as Record<string, string>);
} else await import(pathToFileURL(entry).href);
