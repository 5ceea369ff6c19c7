import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { createDurably, writeDurably } from './durable-file.ts';
import { guardStorage, storageFailure } from './failures.ts';
import { KeySlot, type KeySource } from './key-sources.ts';

/**
 * `keyring.json`: which database file is current and the ways to its key. It is the commit point of key rotation: the
 * new database is complete under another name before this file is replaced.
 */
const Keyring = z.object({
  version: z.literal(1),
  database: z.string().regex(/^station-\d+\.db$/),
  /** False until the database was created: from then on a lacking database is missing, not new. */
  initialised: z.boolean().default(true),
  slots: z.array(KeySlot).min(1),
});
export type Keyring = z.infer<typeof Keyring>;

const keyringFile = (dataFolder: string): string => path.join(dataFolder, 'keyring.json');

/** Database, write-ahead log, rate-limit counters, or stored images: traces of an existing station. */
const holdsDatabase = (dataFolder: string): boolean =>
  existsSync(dataFolder) &&
  readdirSync(dataFolder).some(
    (name) =>
      /^station-\d+\.db(-wal)?$/.test(name) ||
      name === 'counters.sqlite' ||
      (name === 'blobs' && readdirSync(path.join(dataFolder, name)).length > 0),
  );

/** Replacing a lost database by a new one would call an empty log intact, and let anybody set the station up. */
export const databaseLost = (database: string, what: 'missing' | 'empty'): StationError =>
  storageFailure(
    'CORRUPT',
    message(what === 'empty' ? 'storageRefusals.databaseEmpty' : 'storageRefusals.databaseMissing', {
      database,
    }),
  );

/** Is there a station in this folder, intact or not? */
export const holdsStation = (dataFolder: string): boolean =>
  existsSync(keyringFile(dataFolder)) || holdsDatabase(dataFolder);

/** The keyring of a data folder, or null when the folder is new. */
export function readKeyring(dataFolder: string): Keyring | null {
  const file = keyringFile(dataFolder);
  if (!existsSync(file)) {
    if (holdsDatabase(dataFolder)) throw storageFailure('KEY_MISSING', message('storageRefusals.noKeyring'));
    return null;
  }
  try {
    return Keyring.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw storageFailure('KEYRING_DAMAGED', message('storageRefusals.damagedKeyring'), cause);
  }
}

export function writeKeyring(dataFolder: string, keyring: Keyring): void {
  guardStorage(() => writeDurably(keyringFile(dataFolder), `${JSON.stringify(keyring, null, 2)}\n`));
}

/** The key and file of the data folder's database; a new folder gets a fresh key. */
export async function openKeyring(
  dataFolder: string,
  source: KeySource,
): Promise<{ key: Uint8Array; databaseFile: string; keyring: Keyring }> {
  const keyring = readKeyring(dataFolder) ?? (await newKeyring(dataFolder, source));
  const key = await unlock(keyring, source);
  const databaseFile = path.join(dataFolder, keyring.database);
  const size = statSync(databaseFile, { throwIfNoEntry: false })?.size;
  if (keyring.initialised && !size) throw databaseLost(keyring.database, size === 0 ? 'empty' : 'missing');
  removeLeftovers(dataFolder, keyring.database);
  return { key, databaseFile, keyring };
}

/** Called once the database exists and has its tables. */
export function markInitialised(dataFolder: string, keyring: Keyring): void {
  if (!keyring.initialised) writeKeyring(dataFolder, { ...keyring, initialised: true });
}

/** If two processes start on a new folder at once, one creates the keyring and both use it. */
async function newKeyring(dataFolder: string, source: KeySource): Promise<Keyring> {
  const keyring: Keyring = {
    version: 1,
    database: 'station-1.db',
    initialised: false,
    slots: [await source.wrap(randomBytes(32))],
  };
  return createDurably(keyringFile(dataFolder), `${JSON.stringify(keyring, null, 2)}\n`)
    ? keyring
    : readKeyring(dataFolder)!;
}

const KEPT_IN: Record<KeySlot['kind'], Message> = {
  keychain: message('storageRefusals.inKeychain'),
  file: message('storageRefusals.inKeyFile'),
  passphrase: message('storageRefusals.inPassphrase'),
};

async function unlock(keyring: Keyring, source: KeySource): Promise<Uint8Array> {
  const slots = keyring.slots.filter((slot) => slot.kind === source.kind);
  if (slots.length === 0) {
    const places = [...new Set(keyring.slots.map((slot) => KEPT_IN[slot.kind]))].reduceRight(
      (second, first) => message('storageRefusals.orIn', { first, second }),
    );
    throw storageFailure('KEY_MISSING', message('storageRefusals.keyKeptIn', { places }));
  }
  let failure: unknown;
  for (const slot of slots) {
    try {
      return await source.unwrap(slot);
    } catch (thrown) {
      failure = thrown;
    }
  }
  throw failure;
}

/** Deletes older databases that a finished rotation left when the power failed. */
function removeLeftovers(dataFolder: string, current: string): void {
  const number = (name: string): number => Number(/^station-(\d+)\.db/.exec(name)?.[1] ?? Infinity);
  for (const name of readdirSync(dataFolder))
    if (number(name) < number(current)) rmSync(path.join(dataFolder, name), { force: true });
}
