import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createDurably, readIfThere } from '../store/durable-file.ts';
import { guardStorage } from '../store/failures.ts';

/** In the data folder, readable by the station's account alone, until there is an administrator. */
const SET_UP_CODE_FILE = 'set-up-code';
/** 128 bits: not guessable, however fast the loopback interface is. */
const CODE_BYTES = 16;

/**
 * One-time code for creating the first administrator (ADR 264). Every account and program of the machine can reach
 * loopback, but not the data folder.
 */
export interface SetUpCode {
  /** Made when there is none yet; null once the station is set up. @throws StationError STORAGE_FAILED */
  current(): string | null;
  matches(given: string): boolean;
  /** Used up: deletes its file. */
  forget(): void;
}

export function createSetUpCode(folder: string, isSetUp: () => boolean): SetUpCode {
  const file = path.join(folder, SET_UP_CODE_FILE);
  const kept = (): string => readIfThere(file)?.toString('utf8').trim() ?? '';
  const forget = (): void => rmSync(file, { force: true });
  const current = (): string | null =>
    guardStorage(() => {
      if (isSetUp()) {
        forget();
        return null;
      }
      if (kept() !== '') return kept();
      forget();
      createDurably(file, `${randomBytes(CODE_BYTES).toString('base64url')}\n`);
      return kept();
    });
  return {
    current,
    forget,
    matches: (given) => {
      const expected = Buffer.from(current() ?? '');
      const actual = Buffer.from(given.trim());
      return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

/** Start page of a new station; the code stays in the browser, because fragments are not sent. */
export const setUpPlace = (origin: string, code: string): string => `${origin}/#/set-up/${code}`;
