import type { FieldValue } from '../../../contract/verification.ts';
import { findDates } from '../kinds/date.ts';
import { looksLikeCompany, partyName, personName } from '../kinds/names.ts';
import { nationality } from '../kinds/words.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';
import { regionsUnder, type Region } from './region.ts';

export interface PeopleListOptions {
  /** A sentence that names them: "The first directors are …"; the names follow the match. */
  readonly sentence?: RegExp;
  /** A label that stands before each single name: "Director 1:". */
  readonly each?: RegExp;
  /** How the list is headed, as a regular expression for the beginning of a line. */
  readonly headed: RegExp;
  /** `person`: people only; `holder`: companies may be named too. */
  readonly of: 'person' | 'holder';
  /** What is given per row besides the name; with none the list holds plain names. */
  readonly columns: readonly ('appointmentDate' | 'nationality' | 'shares' | 'percent' | 'role')[];
}

/** People (or companies) listed under a heading: a table, numbered lines, or names after a colon. */
export function peopleList(options: PeopleListOptions): Finder {
  return (view) => {
    const found = [
      ...regionsUnder(view, options.headed, 40).map((region) => readRegion(region, options, view)),
      fromSentence(options, view),
      fromLabels(options, view),
    ];
    const best = found.sort((a, b) => b.rows.length - a.rows.length)[0];
    if (!best || best.rows.length === 0) return [];
    const value: FieldValue = best.rows;
    return [
      {
        ...fromSegments(
          best.segments,
          { value, raw: '', quality: 0.9, notes: [] },
          0.92,
          'listed under their heading',
        ),
        place: null,
      },
    ];
  };
}

function readRegion(
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): { rows: FieldValue[]; segments: Segment[] } {
  const rows: FieldValue[] = [];
  const segments: Segment[] = [];
  if (region.inline !== '') {
    for (const part of region.inline.split(/\s*(?:,|;|\band\b|&)\s*/)) {
      const name = nameIn(part, options, view);
      if (name) rows.push(shaped(name, part, [part], options, view));
    }
    if (rows.length > 0) segments.push(region.heading);
  }
  let misses = 0;
  for (const row of region.rows) {
    const texts = row.map((s) => s.text.replace(/^\s*(?:\(?[\divx]{1,4}[.)]|[•▪*–-])\s*/i, ''));
    const at = texts.findIndex((t) => nameIn(t, options, view) !== null);
    const words = texts.join(' ');
    if (at < 0 || /^(?:full )?names?\b|appointment date|date appointed|^no\.?$|^total/i.test(words.trim())) {
      if (rows.length > 0 && at < 0) misses += 1;
      if (misses > 2) break;
      continue;
    }
    misses = 0;
    rows.push(
      shaped(
        nameIn(texts[at]!, options, view)!,
        words,
        texts.filter((_, i) => i !== at),
        options,
        view,
      ),
    );
    segments.push(...row);
  }
  return { rows, segments };
}

/** Names after the words of a sentence, up to its end. */
function fromSentence(
  options: PeopleListOptions,
  view: DocumentView,
): { rows: FieldValue[]; segments: Segment[] } {
  const match = options.sentence?.exec(view.prose.text);
  if (!match) return { rows: [], segments: [] };
  const from = match.index + match[0].length;
  const rest = /^(?:[^.\n]|\.(?=\s\p{Lu}\.)){3,400}/u.exec(view.prose.text.slice(from))?.[0] ?? '';
  const names = rest
    .split(/\s*(?:,|;|\band\b|&)\s*/)
    .map((part) => ({ part, name: nameIn(part, options, view) }));
  const rows = names.flatMap(({ part, name }) => (name ? [shaped(name, part, [part], options, view)] : []));
  return { rows, segments: view.prose.at(from, from + rest.length) };
}

/** One name right of or below each label. */
function fromLabels(
  options: PeopleListOptions,
  view: DocumentView,
): { rows: FieldValue[]; segments: Segment[] } {
  const rows: FieldValue[] = [];
  const segments: Segment[] = [];
  for (const page of view.pages) {
    for (const label of page.segments) {
      const match = options.each?.exec(label.text.trim());
      if (!match) continue;
      const own = label.text.trim().slice(match[0].length);
      const right = (page.rows[label.row] ?? []).filter((s) => s.order > label.order)[0];
      const below = (page.rows[label.row + 1] ?? []).find(
        (s) => Math.abs(s.box.x - label.box.x) < page.textHeight,
      );
      const value = [own, right?.text, below?.text].find(
        (t) => t !== undefined && nameIn(t, options, view) !== null,
      );
      if (value === undefined) continue;
      rows.push(shaped(nameIn(value, options, view)!, value, [value], options, view));
      segments.push(label);
    }
  }
  return { rows, segments };
}

function nameIn(text: string, options: PeopleListOptions, view: DocumentView): string | null {
  const start = text
    .trim()
    .split(
      /\s*(?:[(–—;|]|\s-\s|,\s*(?=appointed|holding|director|of\b|a\s|managing|executive|non|chair|secretary|ceo|chief|general|finance|company|head|manager|founder|member|treasurer)|\b(?:appointed|holds|holding)\b|:\s|\s\d)/i,
    )[0]!;
  if (start === '' || /\d/.test(start) || start.split(' ').length < 2) return null;
  const parsed =
    options.of === 'holder' && looksLikeCompany(start)
      ? partyName.parse(start, view)
      : personName.parse(start, view);
  return parsed &&
    parsed.quality > 0.5 &&
    typeof parsed.value === 'string' &&
    nationality.parse(start, view)?.quality !== 1
    ? parsed.value
    : null;
}

function shaped(
  name: string,
  row: string,
  others: readonly string[],
  options: PeopleListOptions,
  view: DocumentView,
): FieldValue {
  if (options.columns.length === 0) return name;
  const result: Record<string, FieldValue> = { name };
  for (const column of options.columns) {
    if (column === 'appointmentDate') result[column] = findDates(row, view)[0]?.iso ?? null;
    if (column === 'nationality')
      result[column] =
        others.map((t) => nationality.parse(t, view)).find((p) => p?.quality === 1)?.value ?? null;
    if (column === 'shares') result[column] = shareCount(row);
    if (column === 'percent') result[column] = percentOf(row);
    if (column === 'role')
      result[column] =
        /\b(?:managing director|executive director|director|chairperson|chairman|secretary|ceo|cfo|member)\b/i.exec(
          row,
        )?.[0] ?? null;
  }
  return result;
}

function shareCount(row: string): number | null {
  const printed = /(?<![\d/.])(\d{1,3}(?:[ ,]\d{3})+|\d{1,9})(?![\d/.%]|\s*%|\s*[-/]\d)/.exec(
    row.replace(/\d{1,2}\s+\p{L}{3,9}\s+\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d\d-\d\d|BW\d+/gu, ''),
  );
  return printed ? Number(printed[1]!.replace(/\D/g, '')) : null;
}

function percentOf(row: string): number | null {
  const printed = /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|per ?cent)/i.exec(row);
  return printed ? Number(printed[1]!.replace(',', '.')) : null;
}
