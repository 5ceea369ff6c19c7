import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { UTC_OFFSET } from '../../contract/local-time.ts';
import type { CaseFigures } from '../../contract/cases.ts';

/** Days that the figures look back over, today among them. */
const FIGURE_DAYS = 14;

/** SQLite's modifier from UTC to the station's clock. */
const LOCAL = `'${UTC_OFFSET.replace(':00', '')} hours'`;
const DAY = `date(at, ${LOCAL})`;
/** Bounds of those days as moments in UTC, in the form of the columns, so that an index is used. */
const BEGIN = (day: string): string =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${day}, '${UTC_OFFSET.replace(':00', '').replace('+', '-')} hours')`;

const DayRow = z.object({
  day: z.string(),
  accepted: z.number(),
  rejected: z.number(),
  referred: z.number(),
});
const AuthorRow = z.object({ author: z.string(), decisions: z.number(), overrides: z.number() });

/**
 * How the last days went: decisions by day and by person, and how long a case takes. Decisions that were undone or sent back
 * count for nothing; those that wait for a second person are no outcome yet, but their author's all the same.
 *
 * @param today on the station's clock, `YYYY-MM-DD`
 */
export function caseFigures(database: Database, today: string): CaseFigures {
  const since = `date(?, '-${FIGURE_DAYS - 1} days')`;
  const inForce = `undone_at IS NULL AND approved IS NOT 0 AND at >= ${BEGIN(since)}`;
  const days = database
    .prepare<[string]>(
      `SELECT ${DAY} AS day, sum(outcome = 'accept') AS accepted, sum(outcome = 'reject') AS rejected, sum(outcome = 'refer') AS referred
       FROM case_decisions WHERE ${inForce} AND (needs_approval = 0 OR approved = 1) GROUP BY day ORDER BY day`,
    )
    .all(today)
    .map((row) => DayRow.parse(row));
  const people = database
    .prepare<[string]>(
      `SELECT author, count(*) AS decisions, sum(override = 1 OR (outcome = 'accept' AND needs_approval = 1)) AS overrides
       FROM case_decisions WHERE ${inForce} GROUP BY author ORDER BY overrides DESC, decisions DESC, author`,
    )
    .all(today)
    .map((row) => AuthorRow.parse(row));
  return {
    days,
    people,
    opened: database
      .prepare<[string, string], number>(
        `SELECT count(*) FROM cases WHERE created_at >= ${BEGIN('?')} AND created_at < ${BEGIN("date(?, '+1 day')")}`,
      )
      .pluck()
      .get(today, today)!,
    secondsPerCase: medianSeconds(database, today),
  };
}

/** Of cases opened and first decided on the same day; those left overnight say nothing of the work. */
function medianSeconds(database: Database, today: string): number | null {
  const seconds = database
    .prepare<[string], number>(
      `SELECT (julianday(decided) - julianday(created_at)) * 86400 AS seconds FROM (
         SELECT created_at, (SELECT min(at) FROM case_decisions WHERE case_id = cases.id AND undone_at IS NULL) AS decided
         FROM cases WHERE actor_kind = 'operator' AND created_at >= ${BEGIN(`date(?, '-${FIGURE_DAYS - 1} days')`)})
       WHERE date(decided, ${LOCAL}) = date(created_at, ${LOCAL}) ORDER BY seconds`,
    )
    .pluck()
    .all(today);
  const middle = seconds[Math.floor((seconds.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle);
}
