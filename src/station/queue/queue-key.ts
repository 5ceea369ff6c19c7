import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { createDurably } from '../store/durable-file.ts';
import { variable } from '../../contract/environment.ts';

const KEY_BYTES = 32;

/** File of the key that the stations and workers of one queue share. */
export const queueKeyFile = (dataFolder: string): string =>
  variable('NETEFATSA_QUEUE_KEY_FILE') ?? path.join(dataFolder, 'queue.key');

/**
 * The key that encrypts pages and results while they are in Redis: 32 bytes as base64 in a file of mode 0600.
 *
 * @param create make it when it is missing: stations do, workers are given a copy.
 * @throws StationError STORAGE_FAILED saying what to copy where.
 */
export function readQueueKey(file: string, create: boolean): Buffer {
  if (!existsSync(file)) {
    if (!create) throw new StationError('STORAGE_FAILED', message('engineRefusals.noQueueKey', { file }));
    // If two stations start at once, both use the key of whichever wrote first.
    createDurably(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new StationError('STORAGE_FAILED', message('engineRefusals.notAQueueKey', { file }));
  return key;
}
