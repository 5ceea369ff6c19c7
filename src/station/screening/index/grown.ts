/** The larger array, which begins with the cells of the one that became too small. */
export function grown<Cells extends Uint32Array | Float64Array | Buffer>(cells: Cells, larger: Cells): Cells {
  larger.set(cells);
  return larger;
}
