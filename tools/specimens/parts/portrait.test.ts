import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareRasters } from '../../../src/engine/faces/compare.ts';
import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { resourcePath } from '../../../src/engine/resources.ts';
import { DEFAULT_FACE_MATCH_THRESHOLD } from '../../../src/contract/limits.ts';

type Picture = Awaited<ReturnType<typeof decodeFaceImage>>;
/** Three people: two women and a man. */
const SAMPLES = ['omang-front.jpg', 'passport.jpg', 'drivers-licence.jpg'] as const;

/** Other processors round otherwise: a score near the threshold might pass it there. */
const MARGIN = 10;

describe('the drawn people of samples/', () => {
  const pictures = new Map<string, Picture>();
  beforeAll(async () => {
    for (const name of SAMPLES)
      pictures.set(name, await decodeFaceImage(readFileSync(resourcePath('samples', name))));
  });
  const similarity = async (a: string, b: string): Promise<number> =>
    (await compareRasters(pictures.get(a)!, pictures.get(b)!)).similarity;

  it.each([
    ['omang-front.jpg', 'passport.jpg'],
    ['omang-front.jpg', 'drivers-licence.jpg'],
    ['passport.jpg', 'drivers-licence.jpg'],
  ])('%s and %s are no match, by far, whichever is the document', async (a, b) => {
    expect(await similarity(a, b)).toBeLessThan(DEFAULT_FACE_MATCH_THRESHOLD - MARGIN);
    expect(await similarity(b, a)).toBeLessThan(DEFAULT_FACE_MATCH_THRESHOLD - MARGIN);
  });

  it('each matches itself', async () => {
    for (const name of SAMPLES) expect(await similarity(name, name)).toBeGreaterThan(99);
  });
});
