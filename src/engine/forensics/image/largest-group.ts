import type { Box } from '../../../contract/geometry.ts';

/** A connected group of blocks; bounds in blocks, inclusive. */
export interface BlockGroup {
  readonly size: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

export interface GroupOptions {
  readonly columns: number;
  readonly rows: number;
  /** 8-connected instead of 4-connected. */
  readonly corners?: boolean;
}

/** Picture pixels covered by 8 × 8 blocks. */
export const boxOfBlocks = ({ x0, y0, x1, y1 }: Omit<BlockGroup, 'size'>): Box => ({
  x: x0 * 8,
  y: y0 * 8,
  width: (x1 - x0 + 1) * 8,
  height: (y1 - y0 + 1) * 8,
});

/** The largest group of blocks with value 1, the first of equals; size 0 if there is none. */
export function largestGroup(
  on: Uint8Array,
  options: GroupOptions & { readonly isWanted?: (group: BlockGroup) => boolean },
): BlockGroup {
  const { isWanted = () => true } = options;
  let best: BlockGroup = { size: 0, x0: 0, y0: 0, x1: 0, y1: 0 };
  for (const group of groupsOf(on, options)) if (group.size > best.size && isWanted(group)) best = group;
  return best;
}

/** All groups of blocks with value 1, from the top. */
export function* groupsOf(
  on: Uint8Array,
  { columns, rows, corners = false }: GroupOptions,
): Generator<BlockGroup> {
  const around = corners ? [...SIDES, ...CORNERS] : SIDES;
  const seen = new Uint8Array(on.length);
  for (let start = 0; start < on.length; start++) {
    if (on[start] === 0 || seen[start] === 1) continue;
    const group = { size: 0, x0: columns, y0: rows, x1: 0, y1: 0 };
    const stack = [start];
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop()!;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      group.size++;
      group.x0 = Math.min(group.x0, x);
      group.x1 = Math.max(group.x1, x);
      group.y0 = Math.min(group.y0, y);
      group.y1 = Math.max(group.y1, y);
      for (const [dx, dy] of around) {
        const [nx, ny] = [x + dx, y + dy];
        const next = ny * columns + nx;
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || on[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    yield group;
  }
}
