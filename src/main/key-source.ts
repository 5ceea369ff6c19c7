import { existsSync } from 'node:fs';
import path from 'node:path';
import { safeStorage } from 'electron';
import { defaultKeySource, keychainKeySource, type KeySource } from '../station/store/key-sources.ts';
import { variable } from '../contract/environment.ts';

/**
 * The operating system's keychain where it really protects; a folder that was made with another kind of key keeps it.
 * On Linux without a keyring Electron would "encrypt" with a password that everybody knows: then the key file is better.
 */
export function desktopKeySource(dataFolder: string): KeySource {
  const other = ['NETEFATSA_PASSPHRASE', 'NETEFATSA_PASSPHRASE_FILE', 'NETEFATSA_KEY_FILE'].some((name) =>
    variable(name),
  );
  const hasKeyFile = existsSync(path.join(dataFolder, 'station.key'));
  const weak = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';
  if (other || hasKeyFile || weak || !safeStorage.isEncryptionAvailable())
    return defaultKeySource(dataFolder);
  return keychainKeySource(safeStorage);
}
