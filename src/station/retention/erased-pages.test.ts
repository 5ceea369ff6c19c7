import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { begin } from './retention.fixture.ts';

const PAGE = 4_096;
/** At the end of a page: initialisation vector (16 bytes), HMAC-SHA-512 (SQLCipher 4). */
const RESERVED = 80;
/** At the start of the file: salt. */
const SALT = 16;
/** Before the first page of the log, and before each (https://www.sqlite.org/fileformat2.html#the_write_ahead_log). */
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** Pages with the word, free ones and those of the write-ahead log included: what whoever has the key can read. */
function pagesWith({ databaseFile, key }: Store, word: string): number {
  const count = (file: string, start: number, gap: number): number => {
    const bytes = readFileSync(file);
    let found = 0;
    for (let at = start; at + gap + PAGE <= bytes.length; at += gap + PAGE) {
      const page = bytes.subarray(at + gap, at + gap + PAGE);
      const body = page.subarray(gap === 0 && at === 0 ? SALT : 0, PAGE - RESERVED);
      const iv = page.subarray(PAGE - RESERVED, PAGE - RESERVED + SALT);
      const decipher = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
      if (Buffer.concat([decipher.update(body), decipher.final()]).includes(word)) found++;
    }
    return found;
  };
  return count(databaseFile, 0, 0) + count(`${databaseFile}-wal`, LOG_HEADER, FRAME_HEADER);
}

it.each([
  ['a request', false],
  ['the hourly sweep', true],
])('after %s no page of the database file or its log says whom the case was about', async (_by, sweeps) => {
  const { station, time, newCase, administrator } = await begin();
  for (let cases = 0; cases < 5; cases++) await newCase();
  station.store.database.pragma('wal_checkpoint(PASSIVE)');
  await newCase();
  expect(pagesWith(station.store, 'KEABETSWE')).toBeGreaterThan(3);
  if (sweeps) {
    time.now += 10_000 * 24 * 3_600_000;
    station.retention.sweep();
  } else {
    const found = station.retention.findSubject({ name: 'Keabetswe Mogapi' });
    station.retention.eraseSubject(found, administrator);
  }
  expect(pagesWith(station.store, 'KEABETSWE')).toBe(0);
});
