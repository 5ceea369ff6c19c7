const FIRST = 4_096;

/** Bytes that are written one after the other, up to a bound; what is beyond it is not kept. */
export interface BoundedBytes {
  readonly length: number;
  /** Something did not fit. */
  readonly overflowed: boolean;
  push(byte: number): void;
  /** Appends a part of what was written before, as LZW repeats it; it may reach into what is being appended. */
  repeat(from: number, count: number): void;
  /** What was written; nothing at all where something did not fit. */
  taken(): Uint8Array;
}

/** @param limit bytes, at most */
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
