import { decode, pipeline } from './picture.ts';
import type { Transform } from './picture.ts';

/** Saved as JPEG and opened again. */
export function jpeg(least: number, most: number): Transform {
  return async (picture, random) => {
    const quality = random.int(least, most);
    return {
      picture: await decode(await pipeline(picture).jpeg({ quality }).toBuffer()),
      note: `jpeg ${quality}`,
    };
  };
}
