import type { FieldValue } from '../../../contract/verification.ts';
import { oneLine } from '../text/fold.ts';
import type { Segment } from '../layout/segment.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';
import { regionsUnder, type Region } from './region.ts';

const BULLET = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2}|[•▪●*–-])\s+/i;

/** What closes minutes, and who wrote and signed them: no item of what stands above. */
const ENDS =
  /^(?:the meeting (?:was )?(?:closed|adjourned|ended|rose)|there being no|(?:minutes|recorded|prepared|compiled) (?:taken|recorded|prepared|compiled)? ?by\b|signator(?:y|ies)\b|signed\b|approval date|approved (?:by|on)\b|(?:date of )?next meeting\b|meeting (?:closed|adjourned|ended)\b|(?:these |the )?minutes (?:were |are )?(?:approved|confirmed|signed|adopted)\b)/i;

/** The items under a heading of minutes, one text each: wrapped lines are joined, numbers and bullets dropped. */
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
          { value: distinct(items), raw: '', quality: 0.88, notes: [] },
          0.9,
          'under its heading',
        ),
        place: null,
      },
    ];
  };
}

/** Sentences anywhere that begin with given words: "RESOLVED THAT …". */
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
              { value: [...new Set(found)], raw: '', quality: 0.85, notes: [] },
              0.85,
              'sentences of this kind',
            ),
            place: null,
          },
        ]
      : [];
  };
}

/** An item of a table names who is responsible in a further column. */
type Item = string | { name: string; responsible: string };

function distinct(items: readonly FieldValue[]): FieldValue[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && seen.add(key);
  });
}

/** "Agenda: Budget, Staffing": short items behind the heading; a sentence with commas is one item. */
function inlineItems(inline: string): string[] {
  const parts = inline.replace(/\.$/, '').split(/\s*,\s*/);
  const short =
    parts.length > 1 && parts.every((p) => /^\p{Lu}[\p{L}\s&'’/-]*$/u.test(p) && p.split(' ').length <= 4);
  return short ? parts : inline.split(/\s*;\s*/);
}

function itemsOf(region: Region): Item[] {
  const items: Item[] = [];
  if (region.inline !== '')
    items.push(...inlineItems(region.inline).map((item) => oneLine(item).replace(BULLET, '')));
  let last: Segment | null = null;
  let bulleted = false;
  let count = 0;
  for (const row of region.rows) {
    const first = row[0]!;
    const text = oneLine(first.text);
    if (!/\p{L}{2}/u.test(text) || /^specimen\b/i.test(text)) continue;
    // "Minutes taken by: …" right under the last item is a line of the form again.
    if (bulleted && !BULLET.test(text) && /^\p{Lu}[\p{L} ]{2,28}:\s*\S/u.test(text)) break;
    if (items.length > 0 && ENDS.test(text)) break;
    const numbered = BULLET.test(text);
    // "1. OPENING" below the last item: the clauses of the minutes are counted anew.
    const number = Number(/^\s*(\d{1,2})[.)]\s/.exec(text)?.[1] ?? NaN);
    if (number === 1 && count >= 2) break;
    // "Decision: …" on its line, then "3. Closure": the next clause.
    if (count === 0 && region.inline !== '' && number > 2) break;
    if (!Number.isNaN(number)) count = number;
    const previous = items.at(-1);
    const gap: number = last ? first.box.y - (last.box.y + last.box.height) : 0;
    const near = last !== null && gap < 0.9 * last.box.height;
    if (
      near &&
      !numbered &&
      row.length === 1 &&
      typeof previous === 'string' &&
      (bulleted || !/[.;:]$/.test(previous)) &&
      previous.length + text.length > 50
    ) {
      items[items.length - 1] = `${previous} ${text}`;
    } else if (bulleted && !numbered) break;
    else {
      const others = row
        .slice(1)
        .map((s) => oneLine(s.text))
        .join(', ');
      const name = text.replace(BULLET, '');
      items.push(others === '' || numbered ? oneLine(`${name} ${others}`) : { name, responsible: others });
    }
    bulleted ||= numbered;
    last = first;
  }
  return items.filter((i) => i !== '');
}
