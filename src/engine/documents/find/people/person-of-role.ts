import { FORENAME_CAPTIONS, SURNAME_CAPTIONS } from '../../../lexicon/name-captions.ts';
import { ID_WORDS } from '../../../packs/country-words.ts';
import { sharedWidth } from '../../../../contract/geometry.ts';
import type { ValueKind } from '../../../values/kind.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { fold } from '../../../values/text/fold.ts';
import type { FieldSpec, Finder, Role } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * @param own words of the role, e.g. `mother|mmaagwe`; no capturing groups
 * @param others words of all other roles in the form
 */
export function roleOf(own: string, others: string): Role {
  const [ownHeading, otherHeading] = [heading(own), heading(others)];
  const named = new RegExp(`\\b(?:${own})\\b`);
  return {
    isNamedIn: (label) => named.test(fold(label)),
    isOwn: ({ text }) => ownHeading.test(fold(text)),
    isOther: ({ text }) => otherHeading.test(fold(text)),
  };
}

interface Entry {
  readonly label: string;
  readonly value: readonly Segment[];
}

const MOST_ROWS = 14;
const SURNAME = new RegExp(String.raw`^(?:${SURNAME_CAPTIONS})\b`);
const FORENAMES = new RegExp(String.raw`^(?:${FORENAME_CAPTIONS})\b`);
const WHOLE_NAME = /^(?:full )?names?(?: in full| and surname)?$/;

/** The name of the person in a role: in full, or in parts below the role's heading. */
export function nameOf(role: Role, weight: number = FINDER_WEIGHTS.nameOf): Finder {
  return (view, field) => {
    const entries = entriesOf(role, view);
    const part = (label: RegExp): readonly Segment[] =>
      entries.find((entry) => namesOf(entry.label).some((name) => label.test(name)))?.value ?? [];
    const inParts = [...part(FORENAMES), ...part(SURNAME)];
    const segments = part(SURNAME).length > 0 ? inParts : part(WHOLE_NAME);
    return read(segments, field.kind, view, weight);
  };
}

/** A field of the person in a role: the value beside the field's label below the role's heading. */
export function valueOf(role: Role, weight: number = FINDER_WEIGHTS.valueOf): Finder {
  return (view, field) => {
    const wanted = new Set(labelsOf(field));
    const segments =
      entriesOf(role, view).find((entry) => namesOf(entry.label).some((name) => wanted.has(name)))?.value ??
      [];
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

/** "Other names / Maina": a bilingual label, and each part. */
const namesOf = (label: string): string[] => [label, ...label.split('/')].map(fold);

const labelsOf = (field: FieldSpec): string[] =>
  (field.labels ?? []).map((label) => fold(typeof label === 'string' ? label : label[0]));

function entriesOf(role: Role, view: DocumentView): Entry[] {
  return view.pages.flatMap((page) => {
    const columns = inColumn(role, page);
    return columns.length > 0 ? columns : inSection(role, page);
  });
}

/** "Details of the mother", "MOTHER / MMAAGWE": headings with only the role. */
const heading = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:[a-h]|\\d|section|part) )*(?:(?:details|particulars|information) of )?(?:the )?(?:${words})(?: s)?(?: (?:details|particulars|information))?(?: (?:${words}))*$`,
  );

/** Rows of labels and values below the role's heading, up to another role's. */
function inSection({ isOwn, isOther }: Role, page: PageLayout): Entry[] {
  const head = page.segments.find((s) => isOwn(s) && page.rows[s.row]!.length === 1);
  if (!head) return [];
  const entries: Entry[] = [];
  for (const row of page.rows.slice(head.row + 1, head.row + 1 + MOST_ROWS)) {
    if (row.some(isOther)) break;
    const [first, ...rest] = row;
    const [label, after] = split(first!);
    if (!after && rest.every(({ text }) => CAPTION.test(fold(text))) && CAPTION.test(fold(label)))
      entries.push(...row.map((caption) => ({ label: caption.text, value: below(caption, page) })));
    else entries.push(...inPairs(label, after ? [after, ...rest] : rest));
  }
  return entries;
}

/** "Full names | Kago Example | Identity No. | 000010000": two labels with values in one row. */
function inPairs(label: string, value: readonly Segment[]): Entry[] {
  const next = value.findIndex((s, i) => i > 0 && i < value.length - 1 && CAPTION.test(fold(s.text)));
  if (next < 0) return [{ label, value }];
  return [{ label, value: value.slice(0, next) }, ...inPairs(value[next]!.text, value.slice(next + 1))];
}

/** Labels of boxes with a person's details. */
const CAPTION = new RegExp(
  String.raw`^(?:(?:full |maiden |first |other |given |middle |family |last )?(?:names?|surname|forenames?)|sefane|maina|leina|(?:date|place|country|usual place) of|sex|gender|bong|age|occupation|nationality|citizenship|usual residence|(?:country|district|province|region|county)$|(?:national )?(?:identity|id|(?:${ID_WORDS})|passport)\b|address|residence|capacity|relationship|race|letlha|lefelo)`,
);

/** The cell below a box's label: same left edge, closely below. */
function below({ box, row }: Segment, page: PageLayout): Segment[] {
  const cell = page.rows[row + 1]?.find(
    (s) => Math.abs(s.box.x - box.x) < box.height && s.box.y - (box.y + box.height) < 1.5 * box.height,
  );
  return cell ? [cell] : [];
}

/** "Surname: MODISE" in one segment. */
function split(segment: Segment): [string, Segment | null] {
  const colon = /^([^:]{2,40}):\s*(?=\S)/.exec(segment.text);
  return colon
    ? [colon[1]!, { ...segment, text: segment.text.slice(colon[0].length) }]
    : [segment.text, null];
}

/** A table with labels on the left and a column per person, roles above. */
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
    // "Name: Kago Example" below each of two roles.
    if (label && label.box.x >= people[0]!.box.x - label.box.height)
      return row.flatMap((cell): Entry[] => {
        const [own, value] = split(cell);
        return value && isOwn(nearest(cell)) ? [{ label: own, value: [value] }] : [];
      });
    const titleOf = (cell: Segment, i: number): Segment =>
      cells.length === people.length ? people[i]! : nearest(cell);
    const value = cells.filter((cell, i) => isOwn(titleOf(cell, i)));
    return label && label.box.x < people[0]!.box.x && value.length > 0 ? [{ label: label.text, value }] : [];
  });
}
