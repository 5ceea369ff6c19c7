import { pipeline, settle } from './picture.ts';
import type { Transform } from './picture.ts';

/** Shrunk by a factor; `limit` is the longest side that remains at most. */
export function shrink(least: number, most: number, limit = Infinity): Transform {
  return async (picture, random) => {
    const factor = Math.min(random.between(least, most), limit / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * factor));
    const height = Math.max(1, Math.round(picture.height * factor));
    const small = await settle(pipeline(picture).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
    return {
      picture: small,
      move: (p) => ({ x: (p.x * width) / picture.width, y: (p.y * height) / picture.height }),
      note: `shrunk to ${width}×${height}`,
    };
  };
}
