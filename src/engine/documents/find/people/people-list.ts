import { message } from '../../../../contract/messages/message.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import { holdsKnownName } from '../../../values/dictionaries.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { isRow, nameOfRow } from '../../../values/rows.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { currentRows } from './current-rows.ts';
import { peopleBlocks } from './people-blocks.ts';
import { peopleBesideHeading } from './people-inline.ts';
import { areSeveral, LISTED, nameIn, rowOf, withoutEnumerator } from './people-name.ts';
import {
  isAmongNames,
  isFurtherThanRows,
  isInColumn,
  isOverDetails,
  isRowOfPerson,
  isInCapitals,
  isSeveralWords,
  isUnreadName,
  isUnreadRow,
  rowInOtherCase,
} from './people-rows.ts';
import { peopleOverRoles } from './people-over-roles.ts';
import { peopleTables, resignedPeople } from './people-table.ts';
import { lineBelow } from '../labels/line-below.ts';
import { untilNextLabel } from '../labels/until-next-label.ts';
import { regionsUnder, type Region } from '../region.ts';
import type { PeopleFound, PeopleListOptions } from './people-options.ts';

/** Bonus of each way to find a list, in addition to its rows (chosen on drawn specimens, ADR 401). */
const BONUS = {
  table: 1.5,
  emptyTable: 0.2,
  blocks: 0.6,
  region: 0.3,
  sentence: 0.1,
  labelled: 0.7,
} as const;
/** Confidence of a list: with a known name, without, and for its place below a heading. */
const SCORE = { known: 0.92, unknown: 0.8, place: 0.92 } as const;

/** People (or companies) below a heading: as a table, blocks, numbered lines, or names after a colon. */
export function peopleList(options: PeopleListOptions): Finder {
  return (view) => {
    const regions = regionsUnder(view, options.headed, 40, options.until).map((region) => ({
      ...region,
      rows: currentRows(region.rows, (row) => row),
    }));
    const labelled = fromLabels(options, view);
    // Table cells are more reliable than the same lines alone; if all other cells are empty, it is a list of lines.
    const found = [
      ...peopleTables(options, view).map((f) => ({
        ...f,
        bonus: filled(f.rows) > 0 || options.columns.length === 0 ? BONUS.table : BONUS.emptyTable,
      })),
      ...regions.map((region) => ({ ...peopleBlocks(region, options, view), bonus: BONUS.blocks })),
      ...regions.map((region) => ({ ...peopleOverRoles(region, options, view), bonus: BONUS.blocks })),
      ...regions.map((region) => ({ ...readRegion(region, options, view), bonus: BONUS.region })),
      { ...fromSentence(options, view), bonus: BONUS.sentence },
      // The same label before each name; as blocks, the first would be lost as heading.
      { ...labelled, bonus: labelled.rows.length > 1 ? BONUS.labelled : 0 },
    ];
    const left = resignedPeople(options, view);
    const best = found
      .map((f) => ({ ...f, rows: f.rows.filter((row) => !left.has(String(nameOfRow(row) ?? row))) }))
      .filter((f) => f.rows.length > 0)
      .map((f) => ({ ...f, worth: f.rows.length + f.bonus + filled(f.rows) }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (!best) return [];
    const value = distinct(best.rows);
    const unread = best.unread ?? 0;
    const parsed = { value, raw: '', quality: holdsKnown(value) ? SCORE.known : SCORE.unknown, notes: [] };
    const candidate = fromSegments(best.segments, parsed, SCORE.place, 'listed under their heading');
    return [{ ...candidate, place: null, ...(unread > 0 && { unreadRows: unread, doubt: UNREAD }) }];
  };
}

const UNREAD = message('notes.rowUnread');

/** Does a row contain a known name of a person or company? Headings read by mistake do not. */
function holdsKnown(rows: readonly FieldValue[]): boolean {
  return rows.some((row) => {
    const name = String(nameOfRow(row) ?? '');
    return looksLikeCompany(name) || holdsKnownName(name);
  });
}

/** Share of the columns besides the name that were read. */
function filled(rows: readonly FieldValue[]): number {
  const cells = rows.flatMap((row) => (isRow(row) ? Object.values(row).slice(1) : []));
  return cells.length === 0 ? 0 : cells.filter((cell) => cell !== null).length / cells.length;
}

/** Distinct rows; drops a bare name if another row gives its details: "shareholders: A, B" below directors A, B. */
function distinct(rows: readonly FieldValue[]): FieldValue[] {
  const seen = new Set<string>();
  const told = new Set(rows.filter((row) => !isBare(row)).map(nameOfRow));
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    return !seen.has(key) && seen.add(key) && !(isBare(row) && told.has(nameOfRow(row)));
  });
}

function isBare(row: FieldValue): boolean {
  return isRow(row) && Object.entries(row).every(([column, value]) => column === 'name' || value === null);
}

function readRegion(region: Region, options: PeopleListOptions, view: DocumentView): PeopleFound {
  const rows: FieldValue[] = [];
  const segments: Segment[] = [];
  const besideIt =
    region.inline === '' && region.lead.length === 0 ? null : peopleBesideHeading(region, options, view);
  if (besideIt) return besideIt;
  let misses = 0;
  let unread = 0;
  let taken: readonly Segment[] | null = null;
  let capitals: boolean | null = null;
  let ended = false;
  for (const row of region.rows) {
    if (isOtherLabel(row, region, options, view)) break;
    const texts = row.map((s) => withoutEnumerator(s.text, options.of, view));
    const isAmong = isAmongNames(row, region, options, view);
    const ofPerson = isAmong || isOverDetails(row, region, view) || isRowOfPerson(row, texts, taken, view);
    const at = texts.findIndex((t, i) => nameIn(t, options.of, view, ofPerson && i === 0) !== null);
    const words = texts.join(' ');
    if (at < 0 || /^(?:full )?names?\b|appointment date|date appointed|^no\.?$|^total/i.test(words.trim())) {
      ended ||= rows.length > 1 && isFurtherThanRows(row, region);
      if (rows.length > 0 && at < 0 && !ended && isInColumn(row, region, options, view)) unread += 1;
      else if (at < 0 && !ended && isUnreadRow(row, texts, taken, view)) unread += 1;
      else if (at < 0 && !ended && isUnreadName(row, region, options, view)) unread += 1;
      if (rows.length > 0 && at < 0 && ++misses > 2) break;
      continue;
    }
    const name = nameIn(texts[at]!, options.of, view, ofPerson && at === 0)!;
    // A list has one style: a heading in capitals below mixed-case names is no row.
    const isCapitals = isInCapitals(name);
    const differs = capitals !== null && capitals !== isCapitals;
    const as = differs ? rowInOtherCase(row, name, region, taken, options, view) : 'row';
    if (as === 'unread') unread += 1;
    if (as !== 'row' && ++misses > 2) break;
    if (as !== 'row') continue;
    capitals ??= isCapitals;
    misses = 0;
    taken = row;
    const beside = row.length > 1 ? personInEach(row, region, options, view) : [];
    if (beside.length > 0) {
      rows.push(...beside);
      segments.push(...row);
      continue;
    }
    const others = texts.filter((_, i) => i !== at);
    const together = namesTogether(texts[at]!, options, view);
    const found = together.length > 1 ? together : [rowOf(name, words, others, options.columns, view)];
    // In lists with shares, a name without one after names with shares is of another list: clients, auditors.
    const isAlone = others.length === 0 && found.every(isBare);
    if (isAlone && options.columns.includes('percent') && rows.some((r) => !isBare(r))) {
      misses += 1;
      continue;
    }
    rows.push(...found);
    segments.push(...row);
  }
  return { rows, segments, unread };
}

/** People side by side with details below, as on web pages. */
function personInEach(
  row: readonly Segment[],
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): FieldValue[] {
  const next = region.rows[region.rows.indexOf(row) + 1] ?? [];
  const people = row.map((s) => {
    const name = nameIn(s.text, options.of, view);
    const below = startingUnder(s, next)?.text ?? '';
    return name && rowOf(name, `${s.text} | ${below}`, [s.text, below], options.columns, view);
  });
  return people.every((person) => person !== null) ? people : [];
}

/** Several names on one line, "A B, C D" or "A B 70%, C D 30%"; empty if it is one name. */
function namesTogether(text: string, options: PeopleListOptions, view: DocumentView): FieldValue[] {
  const parts = text.split(LISTED).filter((part) => part.trim() !== '');
  const rows = parts.map((part) => {
    const name = nameIn(part, options.of, view);
    return name && rowOf(name, part, [part], options.columns, view);
  });
  if (parts.length < 2 || rows.some((row) => row === null)) return [];
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  // "Etosha Pan & Sons Hardware CC 40": one company with its shares.
  const isOne = parts.length === 2 && looksLikeCompany(last) && !looksLikeCompany(first) && !/\d/.test(first);
  return areSeveral(parts) || (!isOne && rows.every((row) => !isBare(row!))) ? (rows as FieldValue[]) : [];
}

/** Another label with its value at the heading's left edge ends a form's cell: an empty "ABSENT:", then "CHAIR: …". */
function isOtherLabel(
  row: readonly Segment[],
  { heading }: Region,
  options: PeopleListOptions,
  view: DocumentView,
): boolean {
  const [first, second] = row;
  if (!first || !second || Math.abs(first.box.x - heading.box.x) > heading.box.height) return false;
  const text = first.text.trim();
  return (
    /\p{L}{2}/u.test(text) &&
    text.split(' ').length <= 4 &&
    !/^(?:full )?names?$|^no\.?$|^director$|^surname$/i.test(text) &&
    nameIn(text, options.of, view) === null &&
    nameIn(second.text.replace(/^:\s*/, ''), options.of, view) !== null
  );
}

/** Names after the words of a sentence, up to its end. */
function fromSentence(options: PeopleListOptions, view: DocumentView): PeopleFound {
  const match = options.sentence?.exec(view.prose.text);
  if (!match) return { rows: [], segments: [] };
  const from = match.index + match[0].length;
  const said = /^(?:[^.\n]|\.(?=\s\p{Lu}\.)){3,400}/u.exec(view.prose.text.slice(from))?.[0] ?? '';
  const segments = view.prose.at(from, from + said.length);
  const rest = untilNextLabel(said, segments);
  const whole = rest === said ? `${said}${wrappedName(segments.at(-1), view)}` : rest;
  const names = whole.split(LISTED).map((part) => ({ part, name: nameIn(part, options.of, view) }));
  const rows = names.flatMap(({ part, name }) =>
    name ? [rowOf(name, part, [part], options.columns, view)] : [],
  );
  return { rows, segments: view.prose.at(from, from + rest.length) };
}

/** The words with which the next line of a column ends a name and its sentence: "… and Kago Sample" above "Example. Work began". */
function wrappedName(line: Segment | undefined, { pages }: DocumentView): string {
  const page = line && pages.find(({ index }) => index === line.page);
  const below = page && lineBelow(line, page);
  const end =
    below &&
    Math.abs(below.box.x - line.box.x) < line.box.height &&
    /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?=\. \p{Lu})/u.exec(below.text.trim())?.[0];
  return end ? ` ${end}` : '';
}

/** The segment in a row below with the same left edge. */
const startingUnder = (
  { box }: Segment,
  row: readonly Segment[] | undefined,
  reach = box.height,
): Segment | undefined => row?.find((s) => Math.abs(s.box.x - box.x) < reach);

/** "Director", "Director", "Company secretary" in a row below the heading "Officers": each name is below its label. */
function isHeadedRow(label: Segment, page: PageLayout, options: PeopleListOptions): boolean {
  const [heading, ...more] = page.rows[label.row - 1] ?? [];
  const captions = page.rows[label.row] ?? [];
  return (
    captions.length > 1 &&
    captions.every(({ text }) => text.length < 30 && !/[\d_:]/.test(text)) &&
    heading !== undefined &&
    more.length === 0 &&
    (/^(?:company )?(?:officers|officials|officials of the company)$/i.test(heading.text.trim()) ||
      options.headed.test(heading.text.trim()))
  );
}

/** One name right of or below each label. */
function fromLabels(options: PeopleListOptions, view: DocumentView): PeopleFound {
  const rows: FieldValue[] = [];
  const segments: Segment[] = [];
  for (const page of view.pages) {
    for (const label of page.segments) {
      // Strips dot leaders.
      const printed = label.text.trim().replace(/[.…·]+$/, '');
      const match = options.each?.exec(printed);
      if (!match) continue;
      const own = printed.slice(match[0].length);
      const right = (page.rows[label.row] ?? []).filter((s) => s.order > label.order)[0];
      // Below a bare "Director" may be the next one's row, or a signature.
      const below =
        !/\d/.test(match[0]) && !isHeadedRow(label, page, options)
          ? undefined
          : startingUnder(label, page.rows[label.row + 1], page.textHeight);
      const value = [own, right?.text, below?.text].find(
        (t) => t !== undefined && nameIn(t, options.of, view, isSeveralWords(t)) !== null,
      );
      if (value === undefined) continue;
      const told = value === below?.text ? (startingUnder(below, page.rows[below.row + 1])?.text ?? '') : '';
      const name = nameIn(value, options.of, view, isSeveralWords(value))!;
      rows.push(rowOf(name, `${value} | ${told}`, [value, told], options.columns, view));
      segments.push(label);
    }
  }
  return { rows, segments };
}
