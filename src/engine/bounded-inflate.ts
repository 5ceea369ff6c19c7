import { Transform } from 'node:stream';
import { constants, createInflateRaw, inflateRawSync, inflateSync } from 'node:zlib';

/**
 * The one place of the product that undoes deflate (RFC 1950), and never beyond a bound: a kilobyte may unfold to a megabyte, and
 * layers of it to anything. Data that breaks off gives what could be undone; a wrong header is passed over.
 *
 * @param limit bytes of the result, at most
 * @returns null where the result would be larger, or nothing can be undone
 */
export function inflateWithin(bytes: Uint8Array, limit: number): Uint8Array | null {
  const undone = undo(bytes, limit);
  return undone === TOO_LARGE ? null : undone;
}

/** Whether the result of {@link inflateWithin} would be larger; data that cannot be undone are not. */
export const inflatesBeyond = (bytes: Uint8Array, limit: number): boolean => undo(bytes, limit) === TOO_LARGE;

const TOO_LARGE = 'too-large';

/** Only where the header is wrong is it undone a second time, without it. */
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
 * The same for raw deflate of any length, as a stream to pipe through: what is packed in archives.
 *
 * @param limit bytes of the result; one more ends the stream with the error that `tooLarge` makes
 */
export const inflatingWithin = (limit: number, tooLarge: () => Error): readonly Transform[] => [
  createInflateRaw(),
  within(limit, tooLarge),
];

/** Lets so many bytes pass. */
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
