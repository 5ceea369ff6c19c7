import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ScreeningRequest } from '../../contract/screening.ts';
import type { StoredEntry } from './listed-entries.ts';
import { listsRepository, type ListsRepository } from './lists-repository.ts';
import { queryNames, scoreEntry, type TypedRequest } from './score-entry.ts';
import { screeningStation } from './screening.fixture.ts';
import { createSearch, indexOf, type Found } from './search.ts';

const THRESHOLD = 0.85;
const GIVEN =
  'Kagiso Neo Thabo Lesego Mpho Boitumelo Mohammed Ahmed Abdul Rahman Sergei Vladimir Anna Maria Justice Prince Chipo Tendai Wei Ming Jean Pierre Otto Fatima Nasser Olga'.split(
    ' ',
  );
const FAMILY =
  'Mokgosi Dube Van der Merwe Al Qadi Bin Omar Ivanov Petrenko Da Silva Ncube Zhang Li Molefe Seretse Okafor Haddad Weiss-Braun Kowalski Thebe Marna Masire Phiri Tshekedi Ramotswa'.split(
    ' ',
  );
const TRADES = ['Trading', 'Shipping', 'Mining', 'Holdings', 'General Dealer', 'Bank'];
const FORMS = ['Ltd', '(Pty) Ltd', 'LLC', 'GmbH', ''];

/** Every combination once: of the fictional names of a number. */
const person = (n: number): string => {
  const family = FAMILY[n % FAMILY.length]!;
  const given = GIVEN[Math.floor(n / FAMILY.length) % GIVEN.length]!;
  const middle = n % 3 === 0 ? ` ${GIVEN[(n * 7 + 3) % GIVEN.length]!}` : '';
  const double = n % 4 === 0 ? ` ${FAMILY[(n * 5 + 1) % FAMILY.length]!}` : '';
  return `${given}${middle} ${family}${double}`;
};
const company = (n: number): string =>
  `${FAMILY[n % FAMILY.length]!} ${TRADES[n % TRADES.length]!} ${FORMS[n % FORMS.length]!}`.trim();

/** Ways in which a name comes to be written otherwise. */
const WRITTEN: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.split(' ').reverse().join(' '),
  (name) => name.replace(/(?<=\w{3})\w/, 'x'),
  (name) => name.replace(/ /g, ''),
  (name) => name.replace(/^\w(\w+)/, '$1'),
  (name) => `${name[0]!} ${name.split(' ').slice(1).join(' ')}`,
  (name) => name.replace('rn', 'm').replace('o', '0'),
  (name) => `Dr ${name}, Junior`,
  (name) => name.split(' ').slice(0, 2).join(''),
  (name) => name.slice(0, 18),
];

let test: Awaited<ReturnType<typeof screeningStation>>;
let lists: ListsRepository;
let all: readonly StoredEntry[];
beforeAll(async () => {
  test = await screeningStation();
  const rows = Array.from({ length: 3_000 }, (_, n) =>
    n % 5 === 4
      ? `${n},${company(n)},,company,`
      : `${n},${person(n)},${n % 6 === 0 ? person(n + 1_000) : ''},person,19${50 + (n % 40)}-05-06`,
  );
  await test.publish('made-up', rows, 'id,name,aliases,type,date_of_birth');
  lists = listsRepository(test.station.store.database);
  all = [...lists.names()].map(({ entry }) => lists.entry(entry)!);
}, 60_000);
afterAll(() => test.close());

describe('a search of the index', () => {
  it.each(['person', 'company'] as const)(
    'answers what comparing a %s with every entry does',
    (type) => {
      const search = createSearch(lists);
      const { evidence } = indexOf(lists, type);
      let hits = 0;
      for (const [way, write] of WRITTEN.entries())
        for (const n of [31, 204, 1_117, 2_006]) {
          const name = write(type === 'person' ? person(n + way) : company(n + way));
          const born = n % 2 === 0 ? { dateOfBirth: `19${50 + ((n + way) % 40)}-05-06` } : {};
          const request: TypedRequest = { ...ScreeningRequest.parse({ name, ...born }), type };
          const queries = queryNames(request);
          const expected = all
            .map(({ entry }) => ({
              id: entry.id,
              ...scoreEntry(request, queries, entry, evidence),
            }))
            .filter(({ score }) => score >= THRESHOLD);
          const found = search.find(
            request,
            () => THRESHOLD,
            () => true,
          );
          expect(found.map(({ stored, score }) => `${stored.entry.id} ${score}`).sort(), name).toEqual(
            expected.map(({ id, score }) => `${id} ${score}`).sort(),
          );
          hits += expected.length;
        }
      expect(hits).toBeGreaterThan(40);
    },
    300_000,
  );
});

/** With what is said of them, as it would be answered. */
const told = (found: readonly Found[]) =>
  found.map(({ explanation, ...one }) => ({
    ...one,
    explanation: explanation.map((part) => ({ ...part, says: part.says() })),
  }));

describe('a search in threads', () => {
  it('answers what a search without them does, of both kinds of names', async () => {
    const search = createSearch(lists);
    const ahead = search.ahead();
    const none = { person: 0, company: 0 };
    let hits = 0;
    const requests = WRITTEN.flatMap((write, way) =>
      [31, 204, 1_117].map((n) =>
        ScreeningRequest.parse({
          name: write(way % 3 === 2 ? company(n + way) : person(n + way)),
          ...(n === 204 ? { dateOfBirth: '1970-05-06' } : {}),
        }),
      ),
    );
    try {
      const found = await Promise.all(
        requests.map((request) => {
          const least = search.leastScore(request, () => THRESHOLD);
          return ahead.of(request, { person: least, company: least });
        }),
      );
      for (const [i, request] of requests.entries()) {
        const asked = [request, () => THRESHOLD, () => true] as const;
        const alone = told(search.find(...asked));
        expect(found[i]).not.toBeNull();
        expect(told(search.find(...asked, found[i]))).toEqual(alone);
        // What was found in other lists, or for other thresholds, counts for nothing.
        const empty = { person: [], company: [] };
        expect(told(search.find(...asked, { ...found[i]!, stamp: 'other', candidates: empty }))).toEqual(
          alone,
        );
        expect(told(search.find(...asked, { ...found[i]!, least: none, candidates: empty }))).toEqual(alone);
        hits += alone.length;
      }
    } finally {
      await ahead.close();
    }
    expect(hits).toBeGreaterThan(20);
    expect(await ahead.of(requests[0]!, none)).toBeNull();
  }, 60_000);
});

describe('the index of new lists', () => {
  /** How often others had their turn while something was done. */
  async function turnsDuring(work: Promise<void>): Promise<number> {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await work.finally(() => (isDone = true));
    return turns;
  }
  const asked = ScreeningRequest.parse({ name: person(7), type: 'person' });
  const find = (search: ReturnType<typeof createSearch>) =>
    search
      .find(
        asked,
        () => THRESHOLD,
        () => true,
      )
      .map(({ stored, score }) => [stored.entry.id, score]);

  it('is built beside other work, and answers as one that was built at once', async () => {
    const search = createSearch(lists);
    // A slow machine: each look at the clock is a tenth of a second later, so that every piece is long enough.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    expect(await turnsDuring(search.prepared()).finally(() => clock.mockRestore())).toBeGreaterThan(3);
    expect(await turnsDuring(search.prepared())).toBeLessThanOrEqual(2);
    expect(find(search)).toEqual(find(createSearch(lists)));
    expect(find(search).length).toBeGreaterThan(0);
  });

  it('is built anew when lists change meanwhile, and given up when the station ends', async () => {
    const search = createSearch(lists);
    const ready = search.prepared();
    await test.publish('later', ['late-1,Specimen Latecomer,1970-01-01']);
    await ready;
    const late = ScreeningRequest.parse({ name: 'Specimen Latecomer', type: 'person' });
    expect(
      search.find(
        late,
        () => THRESHOLD,
        () => true,
      ),
    ).toMatchObject([{ stored: { list: 'later' } }]);
    let isOpen = true;
    const ended = createSearch(lists, () => isOpen).prepared();
    isOpen = false;
    await ended;
  });
});
