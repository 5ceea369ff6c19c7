/**
 * Frees a buffer at once: a page's tens of megabytes outside V8's heap otherwise wait for a full garbage collection,
 * and together trigger one. The array is empty afterwards and must not be used. Views of a part of a buffer are left
 * alone.
 */
export function giveBack(data: ArrayBufferView): void {
  const { buffer } = data;
  if (buffer instanceof ArrayBuffer && !buffer.detached && data.byteLength === buffer.byteLength)
    buffer.transfer(0);
}

/** The same for a picture's pixels. */
export const giveBackPixels = ({ data }: { readonly data: Uint8Array | Uint8ClampedArray }): void =>
  giveBack(data);
