/** Index arrays in memory shared between threads, which search without a copy (search-threads.ts). */
export const sharedUint32 = (length: number): Uint32Array =>
  new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));

/** The same cells in shared memory. */
export const sharedFloat64 = (cells: ArrayLike<number>): Float64Array => {
  const shared = new Float64Array(new SharedArrayBuffer(cells.length * Float64Array.BYTES_PER_ELEMENT));
  shared.set(cells);
  return shared;
};

/** This many cells, all 0. */
export const sharedInt32 = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

export const sharedUint8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));
