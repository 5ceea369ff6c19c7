import { oneLine } from '../text/fold.ts';
import type { Segment } from '../layout/segment.ts';
import type { Finder } from '../types/document-type.ts';
import { fromSegments } from './candidate.ts';
import { regionsUnder, type Region } from './region.ts';

const BULLET = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2}|[•▪●*–-])\s+/i;

/** The items under a heading of minutes, one text each: wrapped lines are joined, numbers and bullets dropped. */
export function sectionItems(headed: RegExp, clean: (item: string) => string | null = (item) => item): Finder {
  return (view) => {
    const regions = regionsUnder(view, headed, 60);
    const items = regions.flatMap((region) => itemsOf(region).flatMap((item) => clean(item) ?? []));
    const first = regions[0]?.heading;
    if (!first || items.length === 0) return [];
    return [{ ...fromSegments([first], { value: [...new Set(items)], raw: '', quality: 0.88, notes: [] }, 0.9, 'under its heading'), place: null }];
  };
}

/** Sentences anywhere that begin with given words: "RESOLVED THAT …". */
export function sentencesBeginning(pattern: RegExp): Finder {
  return (view) => {
    const found = [...view.prose.text.matchAll(pattern)].map((m) => oneLine(m[0]).replace(/^[\s\d.)]+/, '')).filter((t) => t.length > 12);
    const at = pattern.exec(view.prose.text);
    pattern.lastIndex = 0;
    const segments = at ? view.prose.at(at.index, at.index + 10) : [];
    return found.length > 0 ? [{ ...fromSegments(segments, { value: [...new Set(found)], raw: '', quality: 0.85, notes: [] }, 0.85, 'sentences of this kind'), place: null }] : [];
  };
}

function itemsOf(region: Region): string[] {
  const items: string[] = [];
  if (region.inline !== '') items.push(...region.inline.split(/\s*;\s*/).map(oneLine));
  let last: Segment | null = null;
  let open = false;
  for (const row of region.rows) {
    const text = oneLine(row.map((s) => s.text).join(' '));
    const first = row[0]!;
    if (!/\p{L}{2}/u.test(text) || /^specimen$/i.test(text)) continue;
    const numbered = BULLET.test(text);
    const gap: number = last ? first.box.y - (last.box.y + last.box.height) : 0;
    const wrapped: boolean = open && !numbered && items.length > 0 && last !== null && gap < 0.9 * last.box.height && !/[.;:]$/.test(items.at(-1)!) && text.length + items.at(-1)!.length > 50;
    if (wrapped) items[items.length - 1] = `${items.at(-1)!} ${text}`;
    else items.push(text.replace(BULLET, ''));
    open = true;
    last = first;
  }
  return items.filter((i) => i !== '');
}
