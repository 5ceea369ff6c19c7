import { readFileSync } from 'node:fs';
import { StationError } from '../contract/errors/station-error.ts';
import { unkeyed } from '../contract/messages/message.ts';
import { PASSPHRASE_MINIMUM } from '../station/store/passphrase.ts';

/** The first line of a file that holds a password or passphrase: on the command line others could read it. */
export function secretFrom(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0]!.trim();
  } catch (cause) {
    throw new StationError('INVALID_REQUEST', unkeyed('The password file cannot be read.'), {}, { cause });
  }
}

/** @throws StationError INVALID_REQUEST when the file is missing or the passphrase too short. */
export function passphraseFrom(file: string): string {
  const text = secretFrom(file);
  if (text.length < PASSPHRASE_MINIMUM)
    throw new StationError(
      'INVALID_REQUEST',
      unkeyed(`A passphrase has at least ${PASSPHRASE_MINIMUM} characters.`),
    );
  return text;
}
