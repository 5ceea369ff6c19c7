/**
 * Gives the memory of pixels back at once: a page's are tens of megabytes outside of V8's heap, which otherwise wait for a full
 * collection and, with others, bring one about. Nobody may look at them afterwards; they are then empty.
 */
export function giveBackPixels({ data }: { readonly data: Uint8Array | Uint8ClampedArray }): void {
  const { buffer } = data;
  if (buffer instanceof ArrayBuffer && !buffer.detached && data.byteLength === buffer.byteLength)
    buffer.transfer(0);
}
