/**
 * Dilation of a mask's objects or its background by a few pixels. 32 pixels are packed into each word of a row, so that
 * the radius (at most 31) hardly affects the time.
 */

/** Morphological opening by `radius`: cuts bridges of dirt between documents and removes specks. */
export function opened(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return dilated(dilated(mask, width, height, radius, 0), width, height, radius, 1);
}

/** Dilates the pixels of `value` by `radius` along both axes. */
export function dilated(
  mask: Uint8Array,
  width: number,
  height: number,
  radius: number,
  value: 0 | 1,
): Uint8Array {
  const words = (width + 31) >> 5;
  const across = grownAcross(packed(mask, width, height, value), words, radius);
  const grown = across.slice();
  for (let below = words; below <= radius * words; below += words)
    for (let at = below; at < grown.length; at++) {
      grown[at]! |= across[at - below]!;
      grown[at - below]! |= across[at]!;
    }
  return unpacked(grown, width, height, value);
}

/** Bits beyond the row's end may be set; they are never read. */
function grownAcross(bits: Int32Array, words: number, radius: number): Int32Array {
  const out = new Int32Array(bits.length);
  for (let at = 0; at < bits.length; at++) {
    const place = at % words;
    const own = bits[at]!;
    const before = place === 0 ? 0 : bits[at - 1]!;
    const after = place === words - 1 ? 0 : bits[at + 1]!;
    let word = own;
    for (let by = 1; by <= radius; by++)
      word |= (own << by) | (own >>> by) | (before >>> (32 - by)) | (after << (32 - by));
    out[at] = word;
  }
  return out;
}

/** A bit is set where a pixel has the value. */
function packed(mask: Uint8Array, width: number, height: number, value: 0 | 1): Int32Array {
  const words = (width + 31) >> 5;
  const bits = new Int32Array(words * height);
  const other = 1 - value;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) bits[y * words + (x >> 5)]! |= (mask[at]! ^ other) << (x & 31);
  return bits;
}

function unpacked(bits: Int32Array, width: number, height: number, value: 0 | 1): Uint8Array {
  const words = (width + 31) >> 5;
  const mask = new Uint8Array(width * height);
  const other = 1 - value;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) mask[at] = ((bits[y * words + (x >> 5)]! >>> (x & 31)) & 1) ^ other;
  return mask;
}
