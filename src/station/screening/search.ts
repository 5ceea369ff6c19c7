import type { ScreeningRequest } from '../../contract/screening.ts';
import type { StoredEntry } from './listed-entries.ts';
import type { ListsRepository } from './lists-repository.ts';
import { mostInFavour } from './evidence.ts';
import { atOnce, besideOthers, type InPieces } from '../in-pieces.ts';
import { listIndexInPieces, type ListedText, type ListIndex } from './list-index.ts';
import type { NameSchema } from './names/normalise.ts';
import { createSearchAhead, type FoundAhead, type SearchAhead } from './search-ahead.ts';
import { queryNames, scoreEntry, type ScoredEntry, type TypedRequest } from './score-entry.ts';

export interface Found extends ScoredEntry {
  readonly stored: StoredEntry;
}

/** The score from which an entry of a list is a hit. */
export type ThresholdOf = (list: string) => number;

/** Some kilobytes each. */
const REMEMBERED_ENTRIES = 20_000;

interface LoadedIndex {
  /** The current versions it was built from. */
  readonly stamp: string;
  readonly person: ListIndex;
  readonly company: ListIndex;
}

export type Search = ReturnType<typeof createSearch>;

/**
 * Name search over the current lists. The index is built before the first search and again after lists changed, also by
 * another process: `prepared` builds it in the background, `find` at once if nobody awaited it.
 *
 * @param isOpen whether the lists can still be read: a station that ends gives up
 * @param onNoThreads called with the reason why no threads search ahead: everything is then searched in turn
 */
export function createSearch(
  lists: ListsRepository,
  isOpen: () => boolean = () => true,
  onNoThreads: (thrown: unknown) => void = () => undefined,
) {
  let loaded: LoadedIndex | null = null;
  let building: Promise<void> | null = null;
  /** Cache of entries by key: many searches share them. Stored entries are immutable. */
  const entries = new Map<number, StoredEntry | null>();

  const stampNow = (): string =>
    lists
      .current()
      .map((v) => v.version)
      .join(',');

  function take(stamp: string, person: ListIndex, company: ListIndex): LoadedIndex {
    entries.clear();
    return (loaded = { stamp, person, company });
  }

  function index(): LoadedIndex {
    const stamp = stampNow();
    return loaded?.stamp === stamp
      ? loaded
      : take(stamp, indexOf(lists, 'person'), indexOf(lists, 'company'));
  }

  async function build(): Promise<void> {
    const stamp = stampNow();
    const goesOn = (): boolean => isOpen() && stampNow() === stamp;
    // Obsolete: free it, as there is memory for one.
    loaded = null;
    const person = await besideOthers(indexInPieces(lists, 'person'), goesOn);
    const company = person && (await besideOthers(indexInPieces(lists, 'company'), goesOn));
    // A search that could not wait may have built it already.
    if (person && company && loaded === null) take(stamp, person, company);
  }

  async function prepared(): Promise<void> {
    while (isOpen() && loaded?.stamp !== stampNow())
      await (building ??= build().finally(() => (building = null)));
  }

  const leastScore = (request: ScreeningRequest, thresholdOf: ThresholdOf): number =>
    Math.min(...lists.current().map(({ list }) => thresholdOf(list))) - mostInFavour(request);

  return {
    /** Resolves when the next search finds its index ready, including lists that change meanwhile. */
    prepared,

    /** The score, 0–1, that the names of a request must reach at least. */
    leastScore,

    /** Looks in threads for many requests beforehand; the answers of `find` are the same with and without. */
    ahead: (): SearchAhead =>
      createSearchAhead(async () => {
        await prepared();
        if (!isOpen()) return null;
        const { stamp, person, company } = index();
        return { stamp, shared: () => ({ person: person.parts, company: company.parts }) };
      }, onNoThreads),

    /**
     * Entries at or above the threshold of their list, best first; of both kinds if the request names none.
     *
     * @param ahead what threads found for the request: ignored if lists or thresholds have changed
     */
    find(
      request: ScreeningRequest,
      thresholdOf: ThresholdOf,
      wanted: (stored: StoredEntry) => boolean,
      ahead: FoundAhead | null = null,
    ): Found[] {
      const kinds: readonly NameSchema[] = request.type ? [request.type] : ['person', 'company'];
      const best = new Map<string, Found>();
      for (const found of kinds.flatMap((type) => ofKind({ ...request, type }, thresholdOf, wanted, ahead))) {
        // A document number finds an entry of any kind.
        const key = `${found.stored.list}\0${found.stored.entry.id}`;
        if (found.score > (best.get(key)?.score ?? -1)) best.set(key, found);
      }
      return [...best.values()].sort(byScoreThenEvidence);
    },
  };

  function entryOf(key: number): StoredEntry | null {
    let stored = entries.get(key);
    if (stored === undefined) {
      if (entries.size >= REMEMBERED_ENTRIES) entries.clear();
      stored = lists.entry(key);
      entries.set(key, stored);
    }
    return stored;
  }

  function ofKind(
    request: TypedRequest,
    thresholdOf: ThresholdOf,
    wanted: (stored: StoredEntry) => boolean,
    ahead: FoundAhead | null,
  ): Found[] {
    const { stamp, ...both } = index();
    const names = both[request.type];
    const least = leastScore(request, thresholdOf);
    const isOfNow = ahead !== null && ahead.stamp === stamp && ahead.least[request.type] === least;
    const known = isOfNow ? ahead.candidates[request.type] : null;
    if (known?.length === 0 && !request.documentNumber) return [];
    const queries = queryNames(request);
    const keys = known ? new Set(known) : names.candidates(queries, least);
    if (request.documentNumber) for (const key of lists.byDocument(request.documentNumber)) keys.add(key);
    const found: Found[] = [];
    for (const key of keys) {
      const stored = entryOf(key);
      if (!stored || !wanted(stored)) continue;
      const scored = scoreEntry(request, queries, stored.entry, names.evidence);
      if (scored.score >= thresholdOf(stored.list)) found.push({ ...scored, stored });
    }
    return found;
  }
}

/** The index of the names of all current entries of one kind. */
export const indexOf = (lists: ListsRepository, type: NameSchema): ListIndex =>
  atOnce(indexInPieces(lists, type));

const indexInPieces = (lists: ListsRepository, type: NameSchema): InPieces<ListIndex> =>
  listIndexInPieces(listedTexts(lists, type === 'person'), type);

function* listedTexts(lists: ListsRepository, person: boolean): Generator<ListedText> {
  for (const row of lists.names(person))
    for (const text of row.names.split('\n')) yield { key: row.entry, text };
}

/** Inside a tie, sanctions come before PEPs, more evidence before less, primary names before aliases. */
function byScoreThenEvidence(a: Found, b: Found): number {
  const kind = { sanction: 0, internal: 1, pep: 2 } as const;
  return (
    b.score - a.score ||
    kind[a.stored.entry.kind] - kind[b.stored.entry.kind] ||
    b.explanation.length - a.explanation.length ||
    Number(b.name.strength === 'primary') - Number(a.name.strength === 'primary') ||
    a.stored.entry.id.localeCompare(b.stored.entry.id)
  );
}
