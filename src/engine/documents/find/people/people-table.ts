import { CAPTIONS_OF_POSTS } from '../../../lexicon/job-titles.ts';
import { FORENAME_CAPTIONS, SURNAME_CAPTIONS } from '../../../lexicon/name-captions.ts';
import { ID_WORDS } from '../../../packs/country-words.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { rowsUnder, tableHeads, type ColumnRow } from '../tables/column-items.ts';
import type { PeopleFound } from './people-options.ts';
import type { PeopleListOptions } from './people-options.ts';
import { namesIn, rowOf, saysOfPerson } from './people-name.ts';
import { currentRows } from './current-rows.ts';
import { isSeveralWords } from './people-rows.ts';
import { LINE } from '../../../layout/line-shares.ts';

const NAMES_OF = String.raw`(?:full )?names?(?: (?:in full|of (?:the )?(?:director|shareholder|member|person|holder)s?|(?:and|&) surname))?`;
const PERSONS = String.raw`(?:director|shareholder|member|holder|attendee|participant)(?:'?s)?(?: names?)?`;
const NAME_TITLE = new RegExp(
  `^(?:${NAMES_OF}|${PERSONS}|leina|maina|particulars|management|managers?|officers?|officials?|office[- ]bearers?|people|persons?)$`,
  'i',
);
const SURNAME_TITLE = new RegExp(`^(?:${SURNAME_CAPTIONS})$`, 'i');
/** Tables of all officers have a column that tells who is a director. */
const ROLE_TITLE = new RegExp(`^(?:${CAPTIONS_OF_POSTS}|role|office|type|status)$`, 'i');
/** Attendance registers have a column that tells who came. */
const ATTENDANCE_TITLE = /^(?:attendance|attended|present(?: ?\/ ?absent)?|status|signed in)$/i;
const CAME = /^(?:present|absent|apolog(?:y|ies)|excused|attended|in attendance)\b/i;
/** Registers may have a column of resignation dates. */
const LEFT_TITLE =
  /^(?:(?:date |day )?(?:of )?(?:ceased|resigned|removed|left|retired|cessation|resignation|removal|termination)(?: (?:on|date|office))?|(?:date )?(?:to|until|till|ended)|end date)$/i;
const PERCENT_TITLE = /%|^(?:percent(?:age)?|share in per ?cent)\b/i;
const FORENAMES_TITLE = new RegExp(`^(?:${FORENAME_CAPTIONS}|names?)$`, 'i');

const headsOfNames = (page: PageLayout): (readonly Segment[])[] => [
  ...tableHeads(page, NAME_TITLE),
  ...tableHeads(page, SURNAME_TITLE),
];

const NUMBER_HEAD = new RegExp(String.raw`^(?:no\.?|#|item|(?:${ID_WORDS}).*|id\b.*)$`, 'i');
/** People in tables below a matching heading, or with a matching header of the name column. */
export function peopleTables(options: PeopleListOptions, view: DocumentView): PeopleFound[] {
  return view.pages.flatMap((page) =>
    headsOfNames(page).flatMap((head): PeopleFound[] => {
      const under = currentRows(rowsUnder(page, head), ({ segments }) => segments);
      const all = under.filter((row) => !signs(row, page) && !hasLeft(row));
      const roleOf = (row: ColumnRow): string => row.cells.find((c) => ROLE_TITLE.test(c.title))?.text ?? '';
      const came = (row: ColumnRow): string =>
        row.cells.find((c) => ATTENDANCE_TITLE.test(c.title) && CAME.test(c.text))?.text ?? '';
      const directors = options.headed.test('directors');
      const own = all.some((row) => came(row) !== '')
        ? all.filter((row) => options.headed.test(came(row)))
        : isOurs(head, page.segments, options)
          ? all.filter((row) => !directors || !/^(?:company )?secretary$|^auditor/i.test(roleOf(row)))
          : all.filter((row) => options.headed.test(roleOf(row)));
      const rows: FieldValue[] = [];
      const segments: Segment[] = [];
      let unread = 0;
      for (const row of own) {
        const printed = printedName(row);
        const names = namesIn(printed, options.of, view, isRowOfTable(row, view));
        if (names.length === 0) {
          if (isNoWordsOfName(printed) && isRowOfTable(row, view)) unread += 1;
          continue;
        }
        const words = row.cells.map((c) => `${c.title} ${c.text}`).join(' | ');
        const numbers = row.cells.filter((c) => !NUMBER_HEAD.test(c.title));
        for (const name of names)
          rows.push(
            rowOf(
              name,
              options.columns.includes('shares') ? numbers.map(withUnit).join(' | ') : words,
              row.cells.map((c) => c.text),
              options.columns,
              view,
            ),
          );
        segments.push(...row.segments);
      }
      return rows.length > 0 ? [{ rows, segments, unread }] : [];
    }),
  );
}

/** Letters that are no name: misread, or in lower case. */
const isNoWordsOfName = (text: string): boolean => /\p{L}{2}/u.test(text) && !isSeveralWords(text);

/** Has a row a detail beside the name (date, country, number)? Lines below the table do not. */
const isRowOfTable = (row: ColumnRow, view: DocumentView): boolean =>
  row.cells.some((c) => !NAME_TITLE.test(c.title) && saysOfPerson(c.text, view));

const hasLeft = (row: ColumnRow): boolean =>
  row.cells.some((c) => LEFT_TITLE.test(c.title) && /\d{4}/.test(c.text));

/** "60" under "%" */
const withUnit = ({ title, text }: ColumnRow['cells'][number]): string =>
  PERCENT_TITLE.test(title) && /^\d{1,3}(?:[.,]\d+)?$/.test(text.trim()) ? `${text.trim()}%` : text;

/** The names of people marked as resigned in a table. */
export function resignedPeople(options: PeopleListOptions, view: DocumentView): ReadonlySet<string> {
  const names = view.pages.flatMap((page) =>
    headsOfNames(page).flatMap((head) =>
      rowsUnder(page, head)
        .filter(hasLeft)
        .flatMap((row) => namesIn(printedName(row), options.of, view, true)),
    ),
  );
  return new Set(names);
}

const JOB_TITLE =
  /^(?:the |deputy |assistant )*(?:registrar|commissioner|director[- ]general|chief executive)\b/i;

/** A name alone above the issuer's job title is a signature below the table. */
function signs({ segments: [only, ...others] }: ColumnRow, page: PageLayout): boolean {
  if (!only || others.length > 0) return false;
  return (page.rows[only.row + 1] ?? []).some((s) => JOB_TITLE.test(s.text.trim()));
}

function printedName(row: ColumnRow): string {
  const of = (title: RegExp): string => row.cells.find((c) => title.test(c.title))?.text ?? '';
  const surname = of(SURNAME_TITLE);
  return surname === '' ? of(NAME_TITLE) : `${of(FORENAMES_TITLE)} ${surname}`.trim();
}

/** The nearest heading above the table must match, unless a column header does. */
function isOurs(head: readonly Segment[], all: readonly Segment[], options: PeopleListOptions): boolean {
  if (head.some((s) => options.headed.test(s.text.trim()))) return true;
  const top = head[0]!.box.y;
  const above = all
    .filter((s) => s.box.y < top - LINE.half * s.box.height && top - s.box.y < 6 * s.box.height)
    .sort((a, b) => b.box.y - a.box.y);
  return above.slice(0, 3).some((s) => options.headed.test(s.text.trim()));
}
