import { FORENAME_CAPTIONS, FULL_NAME_ABROAD, SURNAME_CAPTIONS } from '../../../lexicon/name-captions.ts';
import { ID_WORDS } from '../../../packs/country-words.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { PeopleFound } from './people-options.ts';
import type { PeopleListOptions } from './people-options.ts';
import { nameIn, rowOf } from './people-name.ts';
import type { Region } from '../region.ts';

const LABEL = new RegExp(
  String.raw`^\s*(?:\(?[\divx]{1,4}[.)]\s*)?(?:(?:full )?names?(?: (?:in full|of (?:director|shareholder|member)))?|(?:director|shareholder|member|holder)(?:'s)?(?: name)?|${FULL_NAME_ABROAD})\s*(?::\s*|$)`,
  'i',
);
const SURNAME = new RegExp(String.raw`^\s*(?:${SURNAME_CAPTIONS})\s*(?::\s*|$)`, 'i');
const FORENAMES = new RegExp(String.raw`^\s*(?:${FORENAME_CAPTIONS})\s*(?::\s*|$)`, 'i');

const ID_OR_CONTACT = new RegExp(String.raw`^(?:(?:${ID_WORDS})|id|passport|tel|p\.? ?o)\b`, 'i');
/** Repeated blocks of labels below one heading, one per person: "Name: …, Nationality: …, Appointed: …". */
export function peopleBlocks(region: Region, options: PeopleListOptions, view: DocumentView): PeopleFound {
  const blocks: {
    name: string | null;
    surname: string;
    forenames: string;
    lines: string[];
    segments: Segment[];
  }[] = [];
  for (const [at, row] of region.rows.entries()) {
    if (headsTable(row, region.rows[at + 1], options, view)) continue;
    const text = row.map((s) => s.text.trim()).join(' ');
    const surname = valueAfter(row, SURNAME);
    const forenames = valueAfter(row, FORENAMES);
    const label = surname === null && forenames === null ? valueAfter(row, LABEL) : null;
    const current = blocks.at(-1);
    const name = label === null ? null : nameIn(label, options.of, view, true);
    const opens =
      name !== null ||
      (surname !== null && (!current || current.surname !== '')) ||
      (forenames !== null && (!current || current.forenames !== ''));
    if (opens) blocks.push({ name, surname: '', forenames: '', lines: [], segments: [] });
    const own = blocks.at(-1);
    if (!own) continue;
    own.surname ||= surname ?? '';
    own.forenames ||= forenames ?? '';
    own.lines.push(text);
    own.segments.push(...row);
  }
  const rows = blocks.flatMap((b): FieldValue[] => {
    const name = b.name ?? nameIn(`${b.forenames} ${b.surname}`, options.of, view, true);
    if (!name) return [];
    const values = b.lines.map((l) => l.replace(/^[^:]{0,30}:\s*/, ''));
    const told = b.lines.filter((l) => !ID_OR_CONTACT.test(l)).join(' | ');
    return [rowOf(name, told, values, options.columns, view)];
  });
  return { rows, segments: blocks.flatMap((b) => b.segments) };
}

/**
 * "Name | Since" above "Kago Example | 2012" are column headers; below the label of a block another label would follow.
 */
function headsTable(
  row: readonly Segment[],
  below: readonly Segment[] | undefined,
  options: PeopleListOptions,
  view: DocumentView,
): boolean {
  const [label, beside] = row;
  const [under, ...others] = below ?? [];
  if (
    !label ||
    !beside ||
    !under ||
    others.length === 0 ||
    !LABEL.test(label.text) ||
    label.text.includes(':')
  )
    return false;
  const isInColumn = Math.abs(under.box.x - label.box.x) < label.box.height;
  return isInColumn && nameIn(under.text, options.of, view, true) !== null;
}

/** The value after a label in this row, in its segment or the next one; null without such a label. */
function valueAfter(row: readonly Segment[], label: RegExp): string | null {
  for (const [i, segment] of row.entries()) {
    const match = label.exec(segment.text);
    if (!match) continue;
    const rest = segment.text.slice(match[0].length).trim();
    return rest !== '' ? rest : (row[i + 1]?.text.replace(/^:\s*/, '').trim() ?? null);
  }
  return null;
}
