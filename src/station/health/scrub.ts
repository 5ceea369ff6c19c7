import { DAY_MS } from '../../contract/local-time.ts';
import { referencedBlobsAfter, isReferenced } from '../store/blob-references.ts';
import type { Clock } from '../clock.ts';
import { damagedPages } from '../store/page-codes.ts';
import type { Store } from '../store/store.ts';

/** Two working days of eight hours: a station switched off every evening completes a pass within a week. */
const RUNNING_HOURS_FOR_ALL = 16;
/** A turn takes some milliseconds of processor time; the station works in between. */
export const SCRUB_EVERY_MS = 20_000;
const TURNS_FOR_ALL = (RUNNING_HOURS_FOR_ALL * 60 * 60_000) / SCRUB_EVERY_MS;
const LEAST_PAGES = 256;
const LEAST_BLOBS = 4;
/** A small store is read in a few turns; then the scrub pauses. */
const REST_MS = DAY_MS;

type Part = 'pages' | 'blobs';

export interface ScrubState {
  /** Pages currently damaged, as far as read. */
  readonly pages: number;
  readonly blobs: number;
  /** When the last full pass ended, milliseconds; before the first pass, when the station began; null: unknown. */
  readonly checkedSince: number | null;
}

export interface Scrub {
  state(): ScrubState;
  /** Reads the next slice of pages and of blobs. */
  turn(): Promise<void>;
  /** Reads everything once, from where the last pass stopped. */
  readAll(): Promise<ScrubState>;
}

/**
 * Reads all stored data in the background, in slices, so that damage is found while a backup still holds the lost data.
 * Its position is stored in the database and survives a restart.
 *
 * @param onDamage called for each new damage: the part and how many, no names
 */
export function createScrub(
  store: Store,
  clock: Clock,
  onDamage: (part: Part, count: number) => void,
): Scrub {
  const { database } = store;
  const passOf = database.prepare<[Part], { position: string; finished_at: number | null }>(
    'SELECT position, finished_at FROM scrub_passes WHERE part = ?',
  );
  const keepPass = database.prepare(
    `INSERT INTO scrub_passes (part, position, finished_at) VALUES (?, ?, ?)
     ON CONFLICT (part) DO UPDATE SET position = excluded.position, finished_at = coalesce(excluded.finished_at, finished_at)`,
  );
  const addDamage = database.prepare(
    'INSERT OR IGNORE INTO scrub_damage (part, name, found_at) VALUES (?, ?, ?)',
  );
  const dropDamage = database.prepare('DELETE FROM scrub_damage WHERE part = ? AND name = ?');
  const damageOf = database.prepare<[Part], string>('SELECT name FROM scrub_damage WHERE part = ?').pluck();
  const blobCount = database.prepare<[], number>('SELECT count(*) FROM case_blobs').pluck();

  const isResting = (part: Part): boolean => {
    const pass = passOf.get(part);
    return (
      pass?.position === '' && pass.finished_at !== null && Math.abs(clock.now() - pass.finished_at) < REST_MS
    );
  };
  const settle = (part: Part, position: string, isOver: boolean, damaged: readonly string[]): void => {
    const fresh = store.write(() => {
      keepPass.run(part, isOver ? '' : position, isOver ? clock.now() : null);
      return damaged.filter((name) => addDamage.run(part, name, clock.now()).changes > 0);
    });
    if (fresh.length > 0) onDamage(part, fresh.length);
  };

  /** Drops damage that was repaired, or whose data were removed on purpose. */
  async function lookAgain(): Promise<void> {
    for (const name of damageOf.all('pages')) {
      const { damaged, pages } = await damagedPages(store.descriptor, store.key, Number(name), 1);
      if (damaged.length === 0 || Number(name) > pages) dropDamage.run('pages', name);
    }
    for (const name of damageOf.all('blobs'))
      if (!isReferenced(database, name) || store.blobs.opens(name)) dropDamage.run('blobs', name);
  }

  async function readPages(): Promise<void> {
    const from = Number(passOf.get('pages')?.position) || 1;
    const size = database.pragma('page_count', { simple: true }) as number;
    const count = Math.max(LEAST_PAGES, Math.ceil(size / TURNS_FOR_ALL));
    const { damaged, pages } = await damagedPages(store.descriptor, store.key, from, count);
    if (!database.open) return;
    settle('pages', String(from + count), from + count > pages, damaged.map(String));
  }

  function readBlobs(): void {
    const after = passOf.get('blobs')?.position ?? '';
    const count = Math.max(LEAST_BLOBS, Math.ceil((blobCount.get() ?? 0) / TURNS_FOR_ALL));
    const ids = referencedBlobsAfter(database, after, count);
    // Retention may remove one meanwhile.
    const damaged = ids.filter((id) => !store.blobs.opens(id) && isReferenced(database, id));
    settle('blobs', ids.at(-1) ?? after, ids.length < count, damaged);
  }

  const turn = async (): Promise<void> => {
    if (!isResting('pages')) await readPages();
    if (database.open && !isResting('blobs')) readBlobs();
  };

  return {
    turn: async () => {
      await lookAgain();
      if (database.open) await turn();
    },
    readAll: async () => {
      await lookAgain();
      store.write(() => (['pages', 'blobs'] as const).forEach((part) => keepPass.run(part, '', null)));
      do await readPages();
      while (passOf.get('pages')?.position !== '');
      do readBlobs();
      while (passOf.get('blobs')?.position !== '');
      return state();
    },
    state,
  };

  function state(): ScrubState {
    const ends = (['pages', 'blobs'] as const).map((part) => passOf.get(part)?.finished_at ?? null);
    const began = database.prepare<[], string>('SELECT min(applied_at) FROM schema_migrations').pluck().get();
    return {
      pages: damageOf.all('pages').length,
      blobs: damageOf.all('blobs').length,
      checkedSince: ends.includes(null)
        ? began === undefined || began === null
          ? null
          : Date.parse(began)
        : Math.min(...(ends as number[])),
    };
  }
}
