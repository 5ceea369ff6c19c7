import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { argon2Derive } from './argon2.ts';
import { createDurably } from './durable-file.ts';
import { storageFailure } from './failures.ts';
import { seal, unseal } from './sealed.ts';
import { message } from '../../contract/messages/message.ts';
import { variable } from '../../contract/environment.ts';

/** One way to unlock the data folder: the wrapped database key. Stored in `keyring.json` and in a backup's first line. */
export const KeySlot = z.object({
  kind: z.enum(['keychain', 'file', 'passphrase']),
  /** Base64 of the wrapped key. */
  wrapped: z.string(),
  /** Base64 salt of a passphrase slot. */
  salt: z.string().optional(),
});
export type KeySlot = z.infer<typeof KeySlot>;

/** Where the key that protects the database key is kept. */
export interface KeySource {
  readonly kind: KeySlot['kind'];
  /** Wraps a key; creates whatever the source needs (a key file). */
  wrap(key: Uint8Array): Promise<KeySlot>;
  /** @throws StationError STORAGE_FAILED KEY_MISSING or KEY_WRONG. */
  unwrap(slot: KeySlot): Promise<Uint8Array>;
}

const CONTEXT = 'netefatsa keyring 1';

/** The operating system's keychain, through Electron's `safeStorage` (handed in by `src/main`). */
export function keychainKeySource(safeStorage: {
  encryptString(text: string): Buffer;
  decryptString(sealed: Buffer): string;
}): KeySource {
  return {
    kind: 'keychain',
    wrap: async (key) => ({
      kind: 'keychain',
      wrapped: safeStorage.encryptString(Buffer.from(key).toString('base64')).toString('base64'),
    }),
    unwrap: async (slot) => {
      try {
        return Buffer.from(safeStorage.decryptString(Buffer.from(slot.wrapped, 'base64')), 'base64');
      } catch (cause) {
        throw storageFailure('KEY_WRONG', message('storageRefusals.otherKeychain'), cause);
      }
    },
  };
}

function readKeyFile(file: string): Buffer {
  const name = path.basename(file);
  if (!existsSync(file))
    throw storageFailure('KEY_MISSING', message('storageRefusals.noKeyFile', { file: name }));
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32)
    throw storageFailure('KEY_WRONG', message('storageRefusals.notAKeyFile', { file: name }));
  if (process.platform !== 'win32' && statSync(file).mode & 0o077) chmodSync(file, 0o600);
  return key;
}

/** During a key rotation the next key file has this name; it counts once the keyring refers to it. */
const nextKeyFile = (file: string): string => `${file}.next`;

/** Former key files beside this one, oldest first: needed for backups of their time. */
export function formerKeyFiles(file: string): string[] {
  const found: string[] = [];
  for (let n = 1; existsSync(`${file}.former-${n}`); n++) found.push(`${file}.former-${n}`);
  return found;
}

/** Moves an obsolete key file aside. */
export function retireKeyFile(file: string): void {
  if (existsSync(file)) renameSync(file, `${file}.former-${formerKeyFiles(file).length + 1}`);
}

/** A file with 32 random bytes in hex, readable by its owner alone. Default: `station.key` in the data folder. */
export function fileKeySource(file: string): KeySource {
  return {
    kind: 'file',
    wrap: async (key) => {
      if (!existsSync(file)) createDurably(file, `${randomBytes(32).toString('hex')}\n`);
      return { kind: 'file', wrapped: seal(readKeyFile(file), key, CONTEXT).toString('base64') };
    },
    unwrap: async (slot) => {
      const wrapped = Buffer.from(slot.wrapped, 'base64');
      const next = existsSync(nextKeyFile(file))
        ? unseal(readKeyFile(nextKeyFile(file)), wrapped, CONTEXT)
        : null;
      if (next) {
        retireKeyFile(file);
        renameSync(nextKeyFile(file), file);
      }
      const key = next ?? unseal(readKeyFile(file), wrapped, CONTEXT);
      if (!key)
        throw storageFailure(
          'KEY_WRONG',
          message('storageRefusals.otherKeyFile', { file: path.basename(file) }),
        );
      return key;
    },
  };
}

/** For rotation: wraps with a new key file, which replaces the old one when the folder is next opened. */
export function renewedFileKeySource(file: string): KeySource {
  return {
    kind: 'file',
    wrap: async (key) => {
      rmSync(nextKeyFile(file), { force: true });
      return fileKeySource(nextKeyFile(file)).wrap(key);
    },
    unwrap: (slot) => fileKeySource(file).unwrap(slot),
  };
}

const PASSPHRASE_PARAMETERS = { parallelism: 1, iterations: 3, memorySize: 65_536, hashLength: 32 } as const;

/** A passphrase typed or given by the environment; argon2id with 64 MiB and 3 passes (RFC 9106, second choice). */
export function passphraseKeySource(passphrase: string): KeySource {
  const derive = (salt: Uint8Array): Promise<Uint8Array> =>
    argon2Derive(passphrase.normalize('NFKC'), salt, PASSPHRASE_PARAMETERS);
  return {
    kind: 'passphrase',
    wrap: async (key) => {
      const salt = randomBytes(16);
      return {
        kind: 'passphrase',
        salt: salt.toString('base64'),
        wrapped: seal(await derive(salt), key, CONTEXT).toString('base64'),
      };
    },
    unwrap: async (slot) => {
      const key = unseal(
        await derive(Buffer.from(slot.salt ?? '', 'base64')),
        Buffer.from(slot.wrapped, 'base64'),
        CONTEXT,
      );
      if (!key) throw storageFailure('KEY_WRONG', message('storageRefusals.wrongPassphrase'));
      return key;
    },
  };
}

/** @throws StationError STORAGE_FAILED KEY_MISSING: falling back to a key file would weaken what was configured. */
function passphraseIn(file: string): string {
  let text = '';
  let cause: unknown;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (thrown) {
    cause = thrown;
  }
  if (text) return text;
  const says = message('storageRefusals.noPassphrase', { file: path.basename(file) });
  throw storageFailure('KEY_MISSING', says, cause);
}

/**
 * The source used when the shell gives none: a passphrase from `NETEFATSA_PASSPHRASE` or the file named by
 * `NETEFATSA_PASSPHRASE_FILE`, else the key file (`NETEFATSA_KEY_FILE`, else `station.key` beside the data).
 *
 * @throws StationError STORAGE_FAILED KEY_MISSING when the file of the passphrase is missing or empty
 */
export function defaultKeySource(
  dataFolder: string,
  environment: NodeJS.ProcessEnv = process.env,
): KeySource {
  const passphraseFile = variable('NETEFATSA_PASSPHRASE_FILE', environment);
  const passphrase =
    variable('NETEFATSA_PASSPHRASE', environment) ?? (passphraseFile && passphraseIn(passphraseFile));
  if (passphrase) return passphraseKeySource(passphrase);
  return fileKeySource(defaultKeyFile(dataFolder, environment));
}

/** Data folder and everything that unlocks it: off limits to processes that open untrusted files. */
export const secretPlaces = (
  dataFolder: string,
  environment: NodeJS.ProcessEnv = process.env,
): readonly string[] =>
  [
    dataFolder,
    defaultKeyFile(dataFolder, environment),
    variable('NETEFATSA_PASSPHRASE_FILE', environment) ?? [],
  ]
    .flat()
    .map((place) => path.resolve(place));

/** Does a key file that opens this folder lie in it? A copy of the folder then includes the key. */
export const isKeyBesideData = (dataFolder: string): boolean =>
  existsSync(path.join(dataFolder, 'station.key'));

export const defaultKeyFile = (dataFolder: string, environment: NodeJS.ProcessEnv = process.env): string =>
  variable('NETEFATSA_KEY_FILE', environment) ?? path.join(dataFolder, 'station.key');
