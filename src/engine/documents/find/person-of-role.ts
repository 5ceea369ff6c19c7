import { sharedWidth } from '../../../contract/geometry.ts';
import type { ValueKind } from '../kinds/kind.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';
import { fold } from '../text/fold.ts';
import type { FieldSpec, Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';

/** Someone among the people of a register entry, by the words that head their part of the form or their column. */
export interface Role {
  /** Heads the part or the column of this person. */
  readonly isOwn: (segment: Segment) => boolean;
  /** Heads that of anybody else who has one in the form. */
  readonly isOther: (segment: Segment) => boolean;
}

/**
 * @param own words of the role, e.g. `mother|mmaagwe`; no capturing groups
 * @param others words of everybody else who has a part of the form
 */
export function roleOf(own: string, others: string): Role {
  const [ownHeading, otherHeading] = [heading(own), heading(others)];
  return {
    isOwn: ({ text }) => ownHeading.test(fold(text)),
    isOther: ({ text }) => otherHeading.test(fold(text)),
  };
}

interface Entry {
  readonly label: string;
  readonly value: readonly Segment[];
}

const MOST_ROWS = 14;
const SURNAME = /^(?:surname|last name|family name|sefane)\b/;
const FORENAMES = /^(?:forenames?|first names?|given names?|other names?|maina)\b/;
const WHOLE_NAME = /^(?:full )?names?(?: in full| and surname)?$/;

/** The name of the person in a role: printed whole, or in parts under that role's heading. */
export function nameOf(role: Role, weight = 0.9): Finder {
  return (view, field) => {
    const entries = entriesOf(role, view);
    const part = (label: RegExp): readonly Segment[] =>
      entries.find((entry) => label.test(entry.label))?.value ?? [];
    const inParts = [...part(FORENAMES), ...part(SURNAME)];
    const segments = part(SURNAME).length > 0 ? inParts : part(WHOLE_NAME);
    return read(segments, field.kind, view, weight);
  };
}

/** A field of the person in a role: the value beside the field's own label, under that role's heading. */
export function valueOf(role: Role, weight = 0.97): Finder {
  return (view, field) => {
    const wanted = new Set(labelsOf(field));
    const segments = entriesOf(role, view).find((entry) => wanted.has(entry.label))?.value ?? [];
    return read(segments, field.kind, view, weight);
  };
}

function read(
  segments: readonly Segment[],
  kind: ValueKind,
  view: DocumentView,
  weight: number,
): ReturnType<Finder> {
  const parsed =
    segments.length === 0 ? null : kind.parse(segments.map((s) => s.text.trim()).join(' '), view);
  return parsed ? [fromSegments(segments, parsed, weight, 'under the heading of that person')] : [];
}

const labelsOf = (field: FieldSpec): string[] =>
  (field.labels ?? []).map((label) => fold(typeof label === 'string' ? label : label[0]));

function entriesOf(role: Role, view: DocumentView): Entry[] {
  return view.pages.flatMap((page) => {
    const columns = inColumn(role, page);
    return columns.length > 0 ? columns : inSection(role, page);
  });
}

/** "Details of the mother", "MOTHER / MMAAGWE": nothing but the role. */
const heading = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:[a-h]|\\d|section|part) )*(?:(?:details|particulars|information) of )?(?:the )?(?:${words})(?: s)?(?: (?:details|particulars|information))?(?: (?:${words}))*$`,
  );

/** Rows of labels and values below a heading of the role, down to the heading of somebody else. */
function inSection({ isOwn, isOther }: Role, page: PageLayout): Entry[] {
  const head = page.segments.find((s) => isOwn(s) && page.rows[s.row]!.length === 1);
  if (!head) return [];
  const entries: Entry[] = [];
  for (const row of page.rows.slice(head.row + 1, head.row + 1 + MOST_ROWS)) {
    if (row.some(isOther)) break;
    const [first, ...rest] = row;
    const [label, after] = split(first!);
    entries.push({ label: fold(label), value: after ? [after, ...rest] : rest });
  }
  return entries;
}

/** "Surname: MODISE" in one piece. */
function split(segment: Segment): [string, Segment | null] {
  const colon = /^([^:]{2,40}):\s*(?=\S)/.exec(segment.text);
  return colon
    ? [colon[1]!, { ...segment, text: segment.text.slice(colon[0].length) }]
    : [segment.text, null];
}

/** A table with a column for each person: labels on the left, the people's roles above. */
function inColumn({ isOwn, isOther }: Role, page: PageLayout): Entry[] {
  const head = page.rows.find((row) => row.some(isOwn) && row.some(isOther));
  if (!head) return [];
  const people = head.filter((s) => isOwn(s) || isOther(s));
  const nearest = (cell: Segment): Segment =>
    people.reduce((best, title) =>
      sharedWidth(cell.box, title.box) > sharedWidth(cell.box, best.box) ? title : best,
    );
  return page.rows.slice(head[0]!.row + 1, head[0]!.row + 1 + MOST_ROWS).flatMap((row) => {
    const [label, ...cells] = row;
    const titleOf = (cell: Segment, i: number): Segment =>
      cells.length === people.length ? people[i]! : nearest(cell);
    const value = cells.filter((cell, i) => isOwn(titleOf(cell, i)));
    return label && label.box.x < people[0]!.box.x && value.length > 0
      ? [{ label: fold(label.text), value }]
      : [];
  });
}
