import { Transform } from 'node:stream';
import { constants, createInflateRaw, inflateRawSync, inflateSync } from 'node:zlib';

/**
 * The only place that inflates deflate data (RFC 1950), always with an output bound: a kilobyte may expand to a
 * megabyte, and nested layers to anything. Truncated data yields what could be inflated; a wrong header is ignored.
 *
 * @param limit maximum size of the result, bytes
 * @returns null if the result would exceed `limit` or nothing can be inflated
 */
export function inflateWithin(bytes: Uint8Array, limit: number): Uint8Array | null {
  const undone = undo(bytes, limit);
  return undone === TOO_LARGE ? null : undone;
}

/** Whether the output of {@link inflateWithin} would exceed `limit`; false for data that cannot be inflated. */
export const inflatesBeyond = (bytes: Uint8Array, limit: number): boolean => undo(bytes, limit) === TOO_LARGE;

const TOO_LARGE = 'too-large';

/** Retried without the zlib header only if that is wrong. */
function undo(bytes: Uint8Array, limit: number): Uint8Array | typeof TOO_LARGE | null {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit };
  try {
    return inflateSync(bytes, options);
  } catch (thrown) {
    if (isTooLarge(thrown)) return TOO_LARGE;
  }
  try {
    return inflateRawSync(bytes.subarray(2), options);
  } catch (thrown) {
    return isTooLarge(thrown) ? TOO_LARGE : null;
  }
}

const isTooLarge = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * The same for raw deflate (archive entries) of any length, as transforms to pipe through.
 *
 * @param limit maximum output, bytes; one more ends the stream with `tooLarge()`
 */
export const inflatingWithin = (limit: number, tooLarge: () => Error): readonly Transform[] => [
  createInflateRaw(),
  within(limit, tooLarge),
];

/** Passes at most `limit` bytes, then fails. */
export function within(limit: number, tooLarge: () => Error): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
}
