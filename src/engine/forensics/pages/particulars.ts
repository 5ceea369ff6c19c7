import { ID_WORDS } from '../../packs/country-words.ts';
import type { Box } from '../../../contract/geometry.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { bare } from '../../pdf/text-runs.ts';
import type { PageEvidence } from '../detector.ts';

/** Share of a page's height that counts as its heading. */
const HEADING = 0.35;
/** Labels of the owner's name or number. */
const WHOSE = new RegExp(
  String.raw`\b(?:account|holder|name|employee|customer|client|member|(?:${ID_WORDS})|policy|meter|staff|borrower|tenant|leina|akhaonto)\b`,
  'i',
);
/** Words that make such a label name something else. */
const NOT_WHOSE =
  /\b(?:type|branch|bank|page|balance|date|period|statement|product|currency|employer|company|manager|officer|agent|class|status)\b/i;
const LONGEST_LABEL = 32;
/** Minimum letters and digits of a name or number. */
const FEWEST = 5;
/** Masked digits: "****1234". */
const MASKED = /[*•x#]{3}/i;

/** The owner's name or number under one label. */
export interface Particular {
  readonly label: string;
  readonly value: string;
  readonly box: Box;
}

/** By label; labels printed twice are left out. */
export function particularsOf({ lines, report }: ReadPage): Map<string, Particular> {
  const heading = lines.filter(({ box }) => box.y < HEADING * report.height);
  const found = new Map<string, Particular | null>();
  for (const line of heading) {
    const inLine = /^([^:\d]{3,32}):\s*(\S.*)$/.exec(line.text);
    const right = heading
      .filter((o) => o !== line && o.box.x > line.box.x && sameRow(o.box, line.box))
      .sort((a, b) => a.box.x - b.box.x)[0];
    const label = (inLine?.[1] ?? line.text).replace(/:\s*$/, '').trim();
    const value = inLine?.[2] ?? right?.text;
    const box = inLine ? line.box : right?.box;
    if (value === undefined || !box || label.length > LONGEST_LABEL || /\d/.test(label)) continue;
    if (!WHOSE.test(label) || NOT_WHOSE.test(label) || /:\s*$/.test(value)) continue;
    const key = bare(label);
    found.set(key, found.has(key) ? null : { label, value: value.trim(), box });
  }
  return new Map([...found].flatMap(([key, one]) => (one ? [[key, one] as const] : [])));
}

/** The first label under which two pages give different values. */
export function otherParticular(
  before: PageEvidence,
  after: PageEvidence,
): { readonly first: Particular; readonly second: Particular } | null {
  const theirs = particularsOf(after.reading);
  for (const [label, first] of particularsOf(before.reading)) {
    const second = theirs.get(label);
    if (second && areOthers(first.value, second.value)) return { first, second };
  }
  return null;
}

/** Are two names or numbers different, beyond their notation? */
function areOthers(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (Math.min(x.length, y.length) < FEWEST || MASKED.test(a) || MASKED.test(b)) return false;
  if (x.includes(y) || y.includes(x)) return false;
  // The same words in another order, or an initial.
  const words = (text: string): string[] =>
    text
      .toUpperCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((w) => w.length > 1);
  return !words(a).some((word) => words(b).includes(word));
}
