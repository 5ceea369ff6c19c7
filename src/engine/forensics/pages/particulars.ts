import type { Box } from '../../../contract/geometry.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { bare } from '../../pdf/text-runs.ts';
import type { PageEvidence } from '../detector.ts';

/** Of a page's height: its heading. */
const HEADING = 0.35;
/** Whose paper it is. */
const WHOSE =
  /\b(?:account|holder|name|employee|customer|client|member|omang|policy|meter|staff|borrower|tenant|leina|akhaonto)\b/i;
/** Other things that stand beside such words. */
const NOT_WHOSE =
  /\b(?:type|branch|bank|page|balance|date|period|statement|product|currency|employer|company|manager|officer|agent|class|status)\b/i;
const LONGEST_LABEL = 32;

/** Whose paper a page says it is of, by one label. */
export interface Particular {
  readonly label: string;
  readonly value: string;
  readonly box: Box;
}

/** By label; labels that are printed twice are left out. */
export function particularsOf({ reading }: PageEvidence): Map<string, Particular> {
  const heading = reading.lines.filter(({ box }) => box.y < HEADING * reading.report.height);
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
