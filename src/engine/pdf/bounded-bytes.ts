const FIRST = 4_096;

/** Append-only bytes with a size limit; nothing beyond it is kept. */
export interface BoundedBytes {
  readonly length: number;
  /** Some bytes did not fit. */
  readonly overflowed: boolean;
  push(byte: number): void;
  /** Appends a copy of earlier output, as LZW repeats it; may overlap the bytes being appended. */
  repeat(from: number, count: number): void;
  /** All bytes written; empty after an overflow. */
  taken(): Uint8Array;
}

/** @param limit maximum size, bytes */
export function boundedBytes(limit: number): BoundedBytes {
  let bytes = new Uint8Array(Math.min(limit, FIRST));
  let length = 0;
  let overflowed = false;
  const push = (byte: number): void => {
    if (length === limit) {
      overflowed = true;
      return;
    }
    if (length === bytes.length) {
      const larger = new Uint8Array(Math.min(limit, 2 * bytes.length));
      larger.set(bytes);
      bytes = larger;
    }
    bytes[length++] = byte;
  };
  return {
    get length() {
      return length;
    },
    get overflowed() {
      return overflowed;
    },
    push,
    repeat: (from, count) => {
      for (let i = from; i < from + count && !overflowed; i++) push(bytes[i]!);
    },
    taken: () => (overflowed ? new Uint8Array(0) : bytes.subarray(0, length)),
  };
}
