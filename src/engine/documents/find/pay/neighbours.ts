import type { PageLayout } from '../../../layout/page-layout.ts';
import { APART, rightOf, type PayGroup } from './groups.ts';
import { soundsOfPay } from './words.ts';

/**
 * Removes employee details beside pay lines: "Employee no. SC-10442" before "Pension P345.00". If two names that look
 * like pay start at the same edge, after words that do not, the pay lines start there.
 */
export function withoutNeighbours(groups: readonly PayGroup[], page: PageLayout): readonly PayGroup[] {
  const edges = groups.flatMap((group) => {
    const at = startOfLine(group);
    const before = at > 0 && group.amounts.length > 0 ? group.names.slice(0, at) : [];
    return before.length > 0 && soundsOfPay(group.names[at]!.text) && !before.some((s) => soundsOfPay(s.text))
      ? [group.names[at]!.box.x]
      : [];
  });
  const near = (x: number, edge: number): boolean => Math.abs(x - edge) < page.textHeight;
  const left = edges.find((edge) => edges.filter((x) => near(x, edge)).length > 1);
  if (left === undefined) return groups;
  return groups.map((group) => {
    const from = group.names.findIndex((s) => near(s.box.x, left));
    return from > 0 ? { ...group, names: group.names.slice(from), y: group.names[from]!.box.y } : group;
  });
}

/** Index of the first cell far from the one before, 0 if there is none. */
function startOfLine({ names }: PayGroup): number {
  return Math.max(
    0,
    names.findIndex((cell, i) => i > 0 && cell.box.x - rightOf(names[i - 1]!) > APART * cell.box.height),
  );
}
