/** A larger array with the same cells at its start. */
export function grown<Cells extends Uint32Array | Float64Array | Buffer>(cells: Cells, larger: Cells): Cells {
  larger.set(cells);
  return larger;
}
