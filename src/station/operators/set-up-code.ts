import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createDurably, readIfThere } from '../store/durable-file.ts';
import { guardStorage } from '../store/failures.ts';

/** In the data folder, readable by the station's account alone, until the first administrator is there. */
export const SET_UP_CODE_FILE = 'set-up-code';
/** 128 bits: nobody guesses it, however fast the loopback interface is. */
const CODE_BYTES = 16;

/**
 * The one-time code that whoever becomes the first administrator presents (ADR 264). Loopback is open to every account and
 * program of the machine; the data folder is not.
 */
export interface SetUpCode {
  /** Made when there is none yet; null once the station is set up. @throws StationError STORAGE_FAILED */
  current(): string | null;
  matches(given: string): boolean;
  /** The code is used up: its file goes. */
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

/** Where the screens of a new station begin; the code stays in the browser, because fragments are not sent. */
export const setUpPlace = (origin: string, code: string): string => `${origin}/#/set-up/${code}`;
