import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

/** PHC string of a password. Unicode spellings of one password are the same password. */
export function hashPassword(password: string): Promise<string> {
  return argon2id({
    password: password.normalize('NFKC'),
    salt: randomBytes(16),
    ...PARAMETERS,
    outputType: 'encoded',
  });
}

export function passwordMatches(password: string, hash: string): Promise<boolean> {
  return argon2Verify({ password: password.normalize('NFKC'), hash });
}

/** Verifying against this takes as long as for a real account, so timing does not tell which names exist. */
let nobody: Promise<string> | null = null;
export const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword(randomBytes(16).toString('hex')));
