import type { FieldValue } from '../../../../contract/verification.ts';
import { oneLine } from '../../../values/text/fold.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { regionsUnder, type Region } from '../region.ts';

/** Confidence of a section's items, 0–1: below its heading, in sentences (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = {
  items: { quality: 0.88, place: 0.9 },
  sentences: { quality: 0.85, place: 0.85 },
} as const;
/** Maximum gap between the lines of an item, in heights. */
const REST_BELOW = 0.9;

const BULLET = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2}|[•▪●*–-])\s+/i;

const CLOSED = String.raw`the meeting (?:was )?(?:closed|adjourned|ended|rose)|there being no`;
const WRITTEN_BY = String.raw`(?:minutes|recorded|prepared|compiled) (?:taken|recorded|prepared|compiled)? ?by\b`;
const APPROVED = String.raw`signator(?:y|ies)\b|signed\b|approval date|approved (?:by|on)\b|(?:date of )?next meeting\b`;
/** Closing, authors and signatures of minutes, which end the items. */
const ENDS = new RegExp(
  String.raw`^(?:${CLOSED}|${WRITTEN_BY}|${APPROVED}|meeting (?:closed|adjourned|ended)\b|(?:these |the )?minutes (?:were |are )?(?:approved|confirmed|signed|adopted)\b)`,
  'i',
);

/** The items below a heading of minutes, one text each: wrapped lines are joined, numbers and bullets dropped. */
export function sectionItems(
  headed: RegExp,
  clean: (item: string) => string | null = (item) => item.replace(/[;,]$/, ''),
): Finder {
  return (view) => {
    const regions = regionsUnder(view, headed, 60);
    const items: FieldValue[] = regions.flatMap((region) =>
      itemsOf(region).flatMap((item) => (typeof item === 'string' ? (clean(item) ?? []) : item)),
    );
    const first = regions[0]?.heading;
    if (!first || items.length === 0) return [];
    return [
      {
        ...fromSegments(
          [first],
          { value: distinct(items), raw: '', quality: CONFIDENCE.items.quality, notes: [] },
          CONFIDENCE.items.place,
          'under its heading',
        ),
        place: null,
      },
    ];
  };
}

/** Sentences anywhere that start with given words: "RESOLVED THAT …". */
export function sentencesBeginning(pattern: RegExp): Finder {
  return (view) => {
    const found = [...view.prose.text.matchAll(pattern)]
      .map((m) =>
        oneLine(m[0])
          .replace(/^[\s\d.)]+/, '')
          .replace(/^(?:(?:it (?:was|is)|be it) )?(?:further |unanimously )*resolved:?,?\s*/i, '')
          .replace(/[.;]$/, ''),
      )
      .filter((t) => t.length > 12);
    const at = pattern.exec(view.prose.text);
    pattern.lastIndex = 0;
    const segments = at ? view.prose.at(at.index, at.index + 10) : [];
    return found.length > 0
      ? [
          {
            ...fromSegments(
              segments,
              { value: [...new Set(found)], raw: '', quality: CONFIDENCE.sentences.quality, notes: [] },
              CONFIDENCE.sentences.place,
              'sentences of this kind',
            ),
            place: null,
          },
        ]
      : [];
  };
}

/** Table rows name the responsible person in another column. */
type Item = string | { name: string; responsible: string };

function distinct(items: readonly FieldValue[]): FieldValue[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && seen.add(key);
  });
}

/** "1. Budget 2. Staffing": numbered from one without gaps; null otherwise. */
function countedItems(inline: string): string[] | null {
  const starts: number[] = [];
  for (const match of inline.matchAll(/(?<![^\s,;.])\(?(\d{1,2})[.)]\s*(?=\p{L})/gu))
    if (Number(match[1]) === starts.length + 1) starts.push(match.index);
  if (starts.length < 2 || starts[0] !== 0) return null;
  return starts.map((start, i) => inline.slice(start, starts[i + 1]).replace(/[\s;,]+$/, ''));
}

/** "Agenda: Budget, Staffing": short items after the heading; a sentence with commas is one item. */
function inlineItems(inline: string): string[] {
  const counted = countedItems(inline.trim());
  if (counted) return counted;
  const parts = inline.replace(/\.$/, '').split(/\s*,\s*/);
  const short =
    parts.length > 1 && parts.every((p) => /^\p{Lu}[\p{L}\s&'’/-]*$/u.test(p) && p.split(' ').length <= 4);
  return short ? parts : inline.split(/\s*;\s*/);
}

function itemsOf(region: Region): Item[] {
  const items: Item[] =
    region.inline === '' ? [] : inlineItems(region.inline).map((item) => oneLine(item).replace(BULLET, ''));
  let last: Segment | null = null;
  let bulleted = false;
  let count = 0;
  for (const row of region.rows) {
    const first = row[0]!;
    const text = oneLine(first.text);
    if (!/\p{L}{2}/u.test(text) || /^specimen\b/i.test(text)) continue;
    const isBulleted = BULLET.test(text);
    // "Minutes taken by: …" after the last item is a form line.
    if (bulleted && !isBulleted && /^\p{Lu}[\p{L} ]{2,28}:\s*\S/u.test(text)) break;
    if (items.length > 0 && ENDS.test(text)) break;
    const number = numberOf(text);
    if (number !== null) {
      if (countsAnew(number, count, region)) break;
      count = number;
    }
    const previous = items.at(-1);
    if (
      last &&
      isNear(first, last) &&
      !isBulleted &&
      row.length === 1 &&
      typeof previous === 'string' &&
      (bulleted || !/[.;:]$/.test(previous)) &&
      previous.length + text.length > 50
    )
      items[items.length - 1] = `${previous} ${text}`;
    else if (bulleted && !isBulleted) break;
    else items.push(itemOf(row, isBulleted));
    bulleted ||= isBulleted;
    last = first;
  }
  return items.filter((i) => i !== '');
}

/** The number at the start of a line: "3. Closure". */
function numberOf(text: string): number | null {
  const printed = /^\s*(\d{1,2})[.)]\s/.exec(text)?.[1];
  return printed === undefined ? null : Number(printed);
}

/**
 * "1. OPENING" after the last item restarts the numbering; after "Decision: …" on its own line, "3. Closure" is the
 * next clause.
 */
function countsAnew(number: number, count: number, { inline }: Region): boolean {
  return (number === 1 && count >= 2) || (count === 0 && inline !== '' && number > 2);
}

function isNear(segment: Segment, above: Segment): boolean {
  return segment.box.y - (above.box.y + above.box.height) < REST_BELOW * above.box.height;
}

/** The item of a row; another cell beside it names the responsible person. */
function itemOf([first, ...rest]: readonly Segment[], isBulleted: boolean): Item {
  const name = oneLine(first!.text).replace(BULLET, '');
  const others = rest.map((s) => oneLine(s.text)).join(', ');
  return others === '' || isBulleted ? oneLine(`${name} ${others}`) : { name, responsible: others };
}
