import type { Box } from '../../contract/geometry.ts';

/**
 * Sorts boxes into reading order: rows top to bottom, each left to right. Boxes share a row if their centres are closer
 * than half the lower one's height.
 */
export function inReadingOrder<T extends { readonly box: Box }>(items: readonly T[]): T[] {
  const middle = ({ box }: T): number => box.y + box.height / 2;
  const rows: { centre: number; height: number; items: T[] }[] = [];
  for (const item of items.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(item) - row.centre < 0.5 * Math.min(row.height, item.box.height)) row.items.push(item);
    else rows.push({ centre: middle(item), height: item.box.height, items: [item] });
  }
  return rows.flatMap((row) => row.items.toSorted((a, b) => a.box.x - b.box.x));
}
