import { createHash, randomBytes } from 'node:crypto';

/**
 * A salted hash of free text. The audit log keeps the hash for ever; text and salt stay in the case, where they can be
 * erased. With them anybody can check that these were the words; without them nobody can guess the words (ADR 42).
 */
export function commit(text: string): { salt: Buffer; hash: string } {
  const salt = randomBytes(16);
  return { salt, hash: commitmentHash(text, salt) };
}

export const commitmentHash = (text: string, salt: Uint8Array): string =>
  createHash('sha256').update(salt).update(text, 'utf8').digest('hex');
