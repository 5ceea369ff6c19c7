import { DAY_MS } from '../../contract/local-time.ts';
import { message } from '../../contract/messages/message.ts';
import type { Database } from 'better-sqlite3';
import { StationError } from '../../contract/errors/station-error.ts';
import {
  MOST_COUNTED,
  type CaseFilter,
  type CaseList,
  type CaseQuery,
  type CaseSummary,
  type ListedCase,
} from '../../contract/cases.ts';
import { foldedText } from '../store/folded-text.ts';
import { CaseRow, toSummary } from './case-rows.ts';
import type { CaseMarks } from './duplicates.ts';

/**
 * Cases that match, newest or oldest first, one page. The search finds the words of it in the subject's name, in any order, a document type, the start
 * of a case id, and a whole document number (numbers are kept as keyed hashes, so not parts of one). Without a search, face
 * checks that belong to another case are left out. `total` counts up to `MOST_COUNTED`.
 */
export function listCases(database: Database, marks: CaseMarks, query: CaseQuery): CaseList {
  const asked = conditionsOf(database, marks, query);
  const { rows, next } = pageOf(database, asked, query);
  const sentOn = sentOnIn(database);
  return {
    cases: rows.map((row) => ({ ...toSummary(row), sentOn: sentOn(row) })),
    next,
    total:
      asked.found === null ? countOf(database, asked, MOST_COUNTED) : Math.min(asked.found, MOST_COUNTED),
    authors: query.cursor ? [] : authorsIn(database),
  };
}

/** How many cases match. */
export const countCases = (database: Database, marks: CaseMarks, query: CaseFilter): number =>
  countOf(database, conditionsOf(database, marks, query), EVERY_ONE);

/** Every case that matches, page by page: an open cursor would keep other statements from running in between. */
export function* eachCase(
  database: Database,
  marks: CaseMarks,
  query: CaseFilter,
): Generator<readonly CaseSummary[]> {
  const asked = conditionsOf(database, marks, query);
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = pageOf(database, asked, { ...query, cursor, limit: EXPORT_PAGE });
    yield page.rows.map(toSummary);
    cursor = page.next;
  }
}

/** Cases per read of an export. */
const EXPORT_PAGE = 500;

interface Conditions {
  readonly conditions: readonly string[];
  readonly values: readonly (string | Buffer)[];
  /** Matches counted by the search, if nothing else narrows them; a lower bound from {@link MAX_SORTED} on. */
  readonly found: number | null;
}

function conditionsOf(database: Database, marks: CaseMarks, query: CaseFilter): Conditions {
  const conditions: string[] = [];
  const values: (string | Buffer)[] = [];
  const where = (condition: string, ...given: (string | Buffer)[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  // A visit's face check is listed as part of the visit's case.
  if (!query.search)
    where("NOT (kind = 'liveness' AND EXISTS (SELECT 1 FROM case_links WHERE case_id = cases.id))");
  if (query.onTable) where(ON_TABLE);
  if (query.state) where('state = ?', query.state);
  if (query.category) where('category = ?', query.category);
  if (query.verdict) where('assessed_verdict = ?', query.verdict);
  // Unary + keeps SQLite off the author index, which would have to sort all cases of one person.
  if (query.author) where('+author = ?', query.author);
  if (query.from) where('created_at >= ?', query.from);
  // A day is included to its last millisecond.
  if (query.to) where('created_at < ?', query.to.length === 10 ? dayAfter(query.to) : query.to);
  let found: number | null = null;
  if (query.search) {
    const isAlone = conditions.length === 0;
    // NUL occurs in no name, and ends a text for SQLite's LIKE and FTS5.
    const ways = waysTo(query.search.replaceAll('\0', ' '), marks);
    const few = idsOfFew(database, ways);
    if (isAlone) found = few?.length ?? MAX_SORTED;
    if (few) where('id IN (SELECT value FROM json_each(?))', JSON.stringify(few));
    else
      where(
        `(${ways.map(({ matches }) => matches).join(' OR ')})`,
        ...ways.flatMap(({ values: given, matchValues = given }) => matchValues),
      );
  }
  return { conditions, values, found };
}

/** One way a search finds cases: `select` lists all of them, `matches` tests one. */
interface Way {
  readonly select: string;
  readonly values: readonly (string | Buffer)[];
  readonly matches: string;
  /** Defaults to `values`. */
  readonly matchValues?: readonly string[];
}

/** "Barei, Kefilwe": lists and registers write the surname first. */
const wordsOf = (search: string): string[] => {
  const words = foldedText(search)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  return words.length > 0 ? words.slice(0, MOST_WORDS) : [foldedText(search)];
};

/** By name, type of paper, the start of the case's own number, and a whole document number. */
function waysTo(search: string, marks: CaseMarks): Way[] {
  const ofType = "document_types LIKE ? ESCAPE '\\'";
  const ofNumber = "SELECT case_id FROM case_marks WHERE kind = 'document-number' AND value = ?";
  return [
    byName(wordsOf(search)),
    {
      select: `WITH RECURSIVE ${KINDS_OF_PAPERS} SELECT id FROM cases WHERE document_types IN (SELECT document_types FROM kinds WHERE ${ofType})`,
      values: [containing(search).replace(/ /g, '\\_')],
      matches: ofType,
    },
    ...(/^[\da-f-]+$/i.test(search)
      ? [
          {
            select: 'SELECT id FROM cases WHERE id >= ? AND id < ?',
            values: startingWith(search.toLowerCase()),
            matches: 'id >= ? AND id < ?',
          },
        ]
      : []),
    { select: ofNumber, values: [marks.numberHash(search)], matches: `id IN (${ofNumber})` },
  ];
}

/**
 * Index skip scan: few distinct values, many cases. `DISTINCT` reads the whole index and evicts the pages from SQLite's
 * cache that the rest of a search needs.
 */
const KINDS_OF_PAPERS = `kinds (document_types) AS (
  SELECT min(document_types) FROM cases
  UNION ALL SELECT (SELECT min(document_types) FROM cases WHERE document_types > kinds.document_types)
    FROM kinds WHERE kinds.document_types IS NOT NULL)`;

/** Each word anywhere in the name: other forenames may stand between. The trigram index has no shorter words. */
function byName(words: readonly string[]): Way {
  const indexed = words.filter((word) => [...word].length >= INDEXED_LETTERS);
  const others = words.filter((word) => !indexed.includes(word));
  return {
    // Joined from the index, so that it stops at the limit.
    select: `SELECT case_id FROM ${
      indexed.length > 0
        ? 'case_search CROSS JOIN case_subjects ON number = case_search.rowid WHERE case_search MATCH ?'
        : 'case_subjects WHERE 1'
    }${others.map(() => ` AND case_subjects.name LIKE ? ESCAPE '\\'`).join('')}`,
    values: [
      ...(indexed.length > 0 ? [indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')] : []),
      ...others.map(containing),
    ],
    // Tests the case row itself: rows close in time share a page, index entries of a name do not.
    matches: `(${words.map(() => `folded(subject) LIKE ? ESCAPE '\\'`).join(' AND ')})`,
    matchValues: words.map(containing),
  };
}

/** Null if a search finds more than MAX_SORTED: scanning cases in list order then finds them soon. */
function idsOfFew(database: Database, ways: readonly Way[]): string[] | null {
  const ids = new Set<string>();
  for (const { select, values } of ways) {
    const found = database.prepare<unknown[], string>(`${select} LIMIT ${MAX_SORTED + 1}`).pluck();
    for (const id of found.all(...values)) ids.add(id);
    if (ids.size > MAX_SORTED) return null;
  }
  return [...ids];
}

/** Most cases sorted at once: all that a list counts. */
const MAX_SORTED = MOST_COUNTED;

/** Token length of SQLite's FTS5 trigram tokenizer. */
const INDEXED_LETTERS = 3;

/** Range of case numbers with a prefix: `g` sorts after every hex digit. */
const startingWith = (text: string): [string, string] => [text, `${text}g`];

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';

const countOf = (database: Database, { conditions, values }: Conditions, most: number): number =>
  database
    .prepare<unknown[], number>(
      `SELECT count(*) FROM (SELECT 1 FROM cases ${whereOf(conditions)} LIMIT ${most})`,
    )
    .pluck()
    .get(...values) ?? 0;

/** SQLite's LIMIT for no limit. */
const EVERY_ONE = -1;

function pageOf(
  database: Database,
  asked: Conditions,
  query: Pick<CaseQuery, 'order' | 'cursor' | 'limit'>,
): Pick<CaseList, 'next'> & { readonly rows: readonly CaseRow[] } {
  const newestFirst = query.order !== 'oldest';
  const direction = newestFirst ? 'DESC' : 'ASC';
  const inOrder = `ORDER BY created_at ${direction}, id ${direction}`;
  const after = query.cursor ? readCursor(query.cursor) : [];
  const conditions =
    after.length > 0
      ? [...asked.conditions, `(created_at, id) ${newestFirst ? '<' : '>'} (?, ?)`]
      : asked.conditions;
  const page = database
    .prepare(
      `SELECT * FROM cases WHERE id IN (SELECT id FROM cases ${whereOf(conditions)} ${inOrder} LIMIT ${query.limit + 1}) ${inOrder}`,
    )
    .all(...asked.values, ...after)
    .map((row) => CaseRow.parse(row));
  const shown = page.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next:
      page.length > query.limit && last
        ? Buffer.from(`${last.created_at}\n${last.id}`).toString('base64url')
        : null,
  };
}

/** The last decision of a case that waits for somebody else; one that was sent back decided nothing. */
function sentOnIn(database: Database): (row: CaseRow) => ListedCase['sentOn'] {
  const last = database.prepare<[string], { by: string; reason: string }>(
    'SELECT author AS by, reason FROM case_decisions WHERE case_id = ? AND undone_at IS NULL AND approved IS NOT 0 ORDER BY rowid DESC LIMIT 1',
  );
  return ({ id, state }) => (state === 'waiting' || state === 'referred' ? (last.get(id) ?? null) : null);
}

/** Index skip scan: few authors, many cases. */
function authorsIn(database: Database): string[] {
  const next = database
    .prepare<[string], string | null>('SELECT min(author) FROM cases WHERE author > ?')
    .pluck();
  const authors: string[] = [];
  for (let last = next.get(''); last && authors.length < MOST_AUTHORS; last = next.get(last))
    authors.push(last);
  return authors;
}

/** Most authors offered; a longer choice is no help. */
const MOST_AUTHORS = 200;

/** Words of a search that are considered; names have fewer. */
const MOST_WORDS = 8;

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Hides a failed reading whose files were all read later in another case: nothing is left to do about it. */
const ON_TABLE = `put_away_at IS NULL AND NOT (progress = 'failed'
  AND EXISTS (SELECT 1 FROM case_blobs WHERE case_id = cases.id AND role = 'source')
  AND NOT EXISTS (
    SELECT 1 FROM case_blobs AS own WHERE own.case_id = cases.id AND own.role = 'source' AND NOT EXISTS (
      SELECT 1 FROM case_blobs AS other JOIN cases AS later ON later.id = other.case_id
      WHERE other.blob = own.blob AND other.role = 'source' AND later.progress = 'ready'
        AND later.actor_id = cases.actor_id AND later.created_at >= cases.created_at)))`;

function readCursor(cursor: string): [string, string] {
  const [createdAt, id, ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split('\n');
  if (!createdAt || !id || rest.length > 0)
    throw new StationError('INVALID_REQUEST', message('caseRefusals.unknownCursor'));
  return [createdAt, id];
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
