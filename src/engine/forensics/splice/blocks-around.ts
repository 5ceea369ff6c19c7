/** A rectangle of blocks, bounds inclusive. */
export interface BlockRectangle {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Indexes of blocks at a distance of `from` to `to` blocks from a rectangle, inclusive. */
export function blocksAround(
  grid: { readonly columns: number; readonly rows: number },
  { x0, y0, x1, y1 }: BlockRectangle,
  from: number,
  to: number,
): number[] {
  const { columns, rows } = grid;
  const found: number[] = [];
  for (let y = Math.max(0, y0 - to); y <= Math.min(rows - 1, y1 + to); y++)
    for (let x = Math.max(0, x0 - to); x <= Math.min(columns - 1, x1 + to); x++) {
      const distance = Math.max(x0 - x, x - x1, y0 - y, y - y1);
      if (distance >= from) found.push(y * columns + x);
    }
  return found;
}
