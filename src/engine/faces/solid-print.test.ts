import { describe, expect, it } from 'vitest';
import { TILE, type BesideText } from '../raster/beside-text.ts';
import { solidPrint } from './solid-print.ts';

/** Rows of tiles: `#` is full, `-` has a stroke of a pen, `.` is paper. */
function tiles(...lines: string[]): BesideText {
  const pixels: Record<string, number> = { '#': 255, '-': 40, '.': 0 };
  return {
    columns: lines[0]!.length,
    rows: lines.length,
    paper: [255, 255, 255],
    printed: Uint8Array.from(lines.join(''), (tile) => pixels[tile]!),
  };
}

describe('print as solid as a face', () => {
  it('is where three by three tiles are nearly all full', () => {
    const place = { x: TILE, y: 0, width: 3 * TILE, height: 3 * TILE };
    expect(solidPrint(tiles('.###.', '.###.', '.##..', '.....'))).toEqual([place]);
    expect(solidPrint(tiles('.#.#.', '.###.', '.#.#.'))).toEqual([place]);
  });

  it('is no row of letters, no signature and no rule', () => {
    expect(solidPrint(tiles('.....', '#####', '#####', '.....'))).toEqual([]);
    expect(solidPrint(tiles('-----', '-----', '-----', '-----'))).toEqual([]);
    expect(solidPrint(tiles('#....', '#....', '#####', '.....'))).toEqual([]);
  });
});
