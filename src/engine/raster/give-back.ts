/**
 * Gives the memory of values back at once: a page's are tens of megabytes outside of V8's heap, which otherwise wait for a full
 * collection and, with others, bring one about. Nobody may look at them afterwards; they are then empty. A part of something larger
 * is left alone.
 */
export function giveBack(data: ArrayBufferView): void {
  const { buffer } = data;
  if (buffer instanceof ArrayBuffer && !buffer.detached && data.byteLength === buffer.byteLength)
    buffer.transfer(0);
}

/** The same of the pixels of a picture. */
export const giveBackPixels = ({ data }: { readonly data: Uint8Array | Uint8ClampedArray }): void =>
  giveBack(data);
