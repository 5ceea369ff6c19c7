/** Luma of red, green and blue, rounded (ITU-R BT.601). */
const LUMA = { red: 0.3, green: 0.59, blue: 0.11 } as const;
/** Maximum Hamming distance of two pictures of one side: light and position change a few bits. */
const SAME_SIDE_BITS = 6;

/**
 * Difference hash of a picture: 64 bits, each telling whether brightness rises from one cell to its right neighbour
 * on an 8×8 grid.
 *
 * @param gray brightness of a 9×8 thumbnail, row by row
 */
export function differenceHash(gray: ArrayLike<number>): bigint {
  let hash = 0n;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column;
      hash = (hash << 1n) | (gray[at]! < gray[at + 1]! ? 1n : 0n);
    }
  return hash;
}

export function bitsApart(a: bigint, b: bigint): number {
  let rest = a ^ b;
  let bits = 0;
  while (rest > 0n) {
    bits += Number(rest & 1n);
    rest >>= 1n;
  }
  return bits;
}

/** The first two pictures that look like the same side, by index. */
export function sameSide(hashes: readonly (bigint | null)[]): [number, number] | null {
  for (let i = 0; i < hashes.length; i++)
    for (let j = i + 1; j < hashes.length; j++) {
      const [a, b] = [hashes[i], hashes[j]];
      if (a != null && b != null && bitsApart(a, b) <= SAME_SIDE_BITS) return [i, j];
    }
  return null;
}

/** The hash of an image file; null when the browser cannot decode it. */
export async function fingerprintOf(file: Blob): Promise<bigint | null> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: 9,
    resizeHeight: 8,
    resizeQuality: 'high',
  }).catch(() => null);
  if (!bitmap) return null;
  const canvas = new OffscreenCanvas(9, 8);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, 9, 8);
  bitmap.close();
  const { data } = context.getImageData(0, 0, 9, 8);
  const gray = Array.from(
    { length: 72 },
    (_, i) => data[i * 4]! * LUMA.red + data[i * 4 + 1]! * LUMA.green + data[i * 4 + 2]! * LUMA.blue,
  );
  return differenceHash(gray);
}
