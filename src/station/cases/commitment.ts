import { createHash, randomBytes } from 'node:crypto';

/**
 * Salted hash of free text. The audit log keeps the hash for ever; text and salt stay in the erasable case. With them
 * anybody can verify the words; without them nobody can guess them (ADR 42).
 */
export function commit(text: string): { salt: Buffer; hash: string } {
  const salt = randomBytes(16);
  return { salt, hash: commitmentHash(text, salt) };
}

export const commitmentHash = (text: string, salt: Uint8Array): string =>
  createHash('sha256').update(salt).update(text, 'utf8').digest('hex');
