import { passphraseKeySource } from './key-sources.ts';
import { readKeyring, writeKeyring } from './keyring.ts';
import type { Store } from './store.ts';

/** Characters of a passphrase, at least. */
export const PASSPHRASE_MINIMUM = 12;

/** Adds a passphrase that unlocks the open folder, e.g. for recovery; replaces an earlier one. */
export async function setPassphrase({ folder, key }: Store, passphrase: string): Promise<void> {
  const slot = await passphraseKeySource(passphrase).wrap(key);
  const keyring = readKeyring(folder)!;
  writeKeyring(folder, {
    ...keyring,
    slots: [...keyring.slots.filter((one) => one.kind !== 'passphrase'), slot],
  });
}
