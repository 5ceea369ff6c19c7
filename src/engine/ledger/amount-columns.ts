import type { Amount } from './amounts.ts';

/** Share of an amount's height by which edges of one column differ (chosen on drawn specimens, ADR 401). */
const NEAR = 0.8;
/** Number of latest rows over which a column's edge is averaged. */
const LEANING = 5;

/** Amounts are right-aligned; some programs left-align them. */
export const rightEdge = ({ box }: Amount): number => box.x + box.width;
export const leftEdge = ({ box }: Amount): number => box.x;

/** Groups amounts into columns by the nearest edge: an outlier does not pull others out of their column. */
export function columnsBy(amounts: readonly Amount[], edgeOf: (a: Amount) => number): Amount[][] {
  const found: { edge: number; column: Amount[] }[] = [];
  for (const amount of [...amounts].sort((one, other) => one.box.y - other.box.y)) {
    const own = edgeOf(amount);
    const away = (c: { edge: number }): number => Math.abs(c.edge - own);
    const near = found
      .filter((c) => away(c) < NEAR * amount.box.height)
      .sort((one, other) => away(one) - away(other))[0];
    if (near) {
      near.column.push(amount);
      // Columns lean in photographs: the latest rows predict the next edge.
      near.edge += (own - near.edge) / Math.min(LEANING, near.column.length);
    } else found.push({ edge: own, column: [amount] });
  }
  return found.map(({ column }) => column.sort((one, other) => one.box.y - other.box.y));
}
