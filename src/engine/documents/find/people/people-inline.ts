import { PARTICLES_IN_TEXT } from '../../../lexicon/name-particles.ts';
import { looksLikeCompany } from '../../../values/company-name.ts';
import { holdsKnownName, isPlaceName } from '../../../values/dictionaries.ts';
import { saysNoName } from '../../../values/no-name.ts';
import { isTitleOfPaper } from '../../../values/titles.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { besideHeading } from '../labels/beside-heading.ts';
import { opensSection, type Region } from '../region.ts';
import { LISTED, nameIn, rowOf } from './people-name.ts';
import type { PeopleFound, PeopleListOptions } from './people-options.ts';
import { isSeveralWords, mayBeOneName } from './people-rows.ts';

/** The people named on the line of the heading and on those that go on with it; null where it names none. */
export function peopleBesideHeading(
  region: Region,
  options: PeopleListOptions,
  view: DocumentView,
): PeopleFound | null {
  const beside = besideHeading(region);
  const wrapped = beside.length === 0 ? wrappedBelow(region, view) : null;
  const cell = region.inline.split('\n');
  // A name for each line of the cell, or one name that is broken.
  const apart = cell.every((line) => nameIn(line, options.of, view) !== null);
  const all = [
    ...region.lead.map((s) => s.text),
    ...(apart ? cell : [cell.join(' ')]),
    ...beside.map((s) => s.text),
    ...(wrapped?.names.map((s) => s.text) ?? []),
  ];
  const text = behindSentence(all.join(' ').trim(), options);
  // "A B, C D and E F" goes on over the end of a line; without a comma each line is a name of its own.
  const parts =
    /[,;]/.test(text) || all.length === 1 ? text.split(LISTED) : all.flatMap((t) => t.split(LISTED));
  const names = parts.map((part) => nameIn(part, options.of, view, isSeveralWords(part)));
  const rows = parts.flatMap((part, i) => {
    const name = names[i];
    return name ? [rowOf(name, part, [part], options.columns, view)] : [];
  });
  if (rows.length === 0) return null;
  const unread = parts.filter((part, i) => names[i] === null && mayBeOneName(part, view)).length;
  return {
    rows,
    segments: [region.heading, ...region.lead, ...beside, ...(wrapped?.names ?? [])],
    unread: unread + (wrapped?.unread ?? 0),
  };
}

/** "Directors: The first directors are A and B": the names follow the sentence. */
function behindSentence(text: string, { sentence }: PeopleListOptions): string {
  const match = sentence?.exec(text);
  return match ? text.slice(match.index + match[0].length) : text;
}

/** A line below goes on with a list: gap in its own heights, as of any paragraph. */
const NEXT_LINE = 1.1;

/** Nothing but names, roles in brackets and what parts them; no caption, no sentence. */
const ONLY_NAMES = new RegExp(
  String.raw`^(?:(?:\p{Lu}[\p{L}'’-]*\.?|\([\p{L} ]+\)|and|&|${PARTICLES_IN_TEXT})[,;]?(?:\s+|$)){1,12}$`,
  'u',
);

/** A list whose last name is not whole: it ends with a comma, with "and", or with one word. */
const GOES_ON = /(?:[,;]|\band|&)\s*[^\s,;()]*$/iu;
/** Captions of those who were not there, without a colon: "Regrets Neo Tau". */
const NOT_THERE =
  /^(?:regrets?|(?:not |those )?(?:present|attending)|leave of|excused|absen(?:t|ce)|apolog|in attendance|invited|by invitation|observers?)\b/i;

/**
 * Lines that a list of names which fills its line goes on with: "PRESENT: A B, C" over "D, E F". Where its last name is whole, or no word
 * below is known as a name, they may as well be something else, and the list is not wholly read.
 */
function wrappedBelow(
  { heading, inline, rows }: Region,
  view: DocumentView,
): { names: Segment[]; unread: number } {
  const page = view.pages[heading.page];
  const names: Segment[] = [];
  if (!page || !/,/.test(inline)) return { names, unread: 0 };
  const edge = Math.max(...page.segments.map(({ box }) => box.x + box.width));
  let above = page.rows[heading.row]?.at(-1) ?? heading;
  let listed = inline.trim();
  for (const [line, ...others] of rows) {
    const text = line?.text.trim() ?? '';
    if (!line || others.length > 0 || !ONLY_NAMES.test(text)) break;
    if (opensSection(text) || isTitleOfPaper(text) || saysNoName(text)) break;
    if (NOT_THERE.test(text) || looksLikeCompany(text) || text.split(LISTED).some(isPlaceName)) break;
    const gap = line.box.y - (above.box.y + above.box.height);
    const word = (line.box.width * text.split(' ')[0]!.length) / text.length;
    if (gap > NEXT_LINE * line.box.height || above.box.x + above.box.width + word < edge) break;
    if (!holdsKnownName(text) || !GOES_ON.test(listed)) return { names, unread: 1 };
    names.push(line);
    above = line;
    listed = text;
  }
  return { names, unread: 0 };
}
