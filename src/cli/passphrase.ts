import { readFileSync } from 'node:fs';
import { StationError } from '../contract/errors/station-error.ts';

const MINIMUM = 12;

/** The first line of a passphrase file. @throws StationError INVALID_REQUEST when it is missing or too short. */
export function passphraseFrom(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').split(/\r?\n/)[0]!.trim();
  } catch (cause) {
    throw new StationError('INVALID_REQUEST', 'The passphrase file cannot be read.', {}, { cause });
  }
  if (text.length < MINIMUM)
    throw new StationError('INVALID_REQUEST', `A passphrase has at least ${MINIMUM} characters.`);
  return text;
}
