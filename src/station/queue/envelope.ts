import { createHmac } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { CallName } from '../../engine/calls.ts';
import { programVersion } from '../../engine/program-version.ts';
import { seal, unseal } from '../store/sealed.ts';

/**
 * BullMQ queue of the stations and workers that share a key. Page bytes are stored beside it under `netefatsa:page:*`,
 * encrypted. One queue per program version and key: another version's models would answer under this one's name, and a
 * worker with another key would fail every call.
 */
export const queueName = (key: Uint8Array): string =>
  `netefatsa-engine-${programVersion}-${createHmac('sha256', key).update('queue').digest('hex').slice(0, 12)}`;
/** Expiry of what nobody waits for or fetched, seconds. */
export const KEEP_SECONDS = 3_600;

/** What BullMQ sees of a call: no content. */
export interface QueuedCall {
  readonly call: CallName;
  /** Redis key of the encrypted request; the answer is written to the same key with `:answer`. */
  readonly at: string;
}

/** The call as one buffer, and an id that depends only on call and key. */
export function packRequest(
  key: Uint8Array,
  call: CallName,
  request: unknown,
): { id: string; at: string; sealed: Buffer } {
  const plain = serialize({ call, request });
  const id = createHmac('sha256', key).update(plain).digest('hex');
  const at = `netefatsa:page:${id}`;
  return { id, at, sealed: seal(key, plain, at) };
}

export const pack = (key: Uint8Array, value: unknown, at: string): Buffer => seal(key, serialize(value), at);

/** @throws StationError STORAGE_FAILED when the bytes were made with another key or altered. */
export function unpack<T>(key: Uint8Array, sealed: Buffer, at: string): T {
  const plain = unseal(key, sealed, at);
  if (!plain) throw new StationError('STORAGE_FAILED', message('engineRefusals.otherQueueKey'));
  return deserialize(plain) as T;
}
