import type { Argon2Parameters } from '../store/argon2.ts';

/** For tests that are not about how long guessing takes: a hash in some milliseconds instead of a tenth of a second. */
export const CHEAP_PASSWORDS: Argon2Parameters = {
  memorySize: 64,
  iterations: 1,
  parallelism: 1,
  hashLength: 32,
};
