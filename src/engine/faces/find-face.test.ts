import { expect, it, vi } from 'vitest';
import type { Raster } from '../raster/page.ts';
import type { FaceQuality } from './quality.ts';
import { findUsableFace } from './find-face.ts';

const box = { x: 10, y: 10, width: 20, height: 20 };

vi.mock('./detect.ts', () => ({ detectFaces: () => Promise.resolve([{ box, score: 0.95 }]) }));
vi.mock('./landmarks.ts', () => ({ findLandmarks: () => Promise.resolve([]), fivePoints: () => [] }));
/** The first pixel of a picture says how good the face in it looks, 0–100. */
vi.mock('./quality.ts', () => ({
  measureQuality: ({ data }: Raster): Promise<Partial<FaceQuality>> =>
    Promise.resolve({ usable: true, problems: [], reasons: [], score: data[0]! }),
}));

const SIDE = 40;
/** A face that looks so good as it lies, and so good when the picture is turned by half. */
function picture(asItLies: number, turned: number): Raster {
  const data = new Uint8Array(SIDE * SIDE * 3);
  data[0] = asItLies;
  data[data.length - 3] = turned;
  return { data, width: SIDE, height: SIDE };
}

it('turns a picture that stands on its head although a poor face was seen in it', async () => {
  const { found } = await findUsableFace(picture(64, 100), 'selfie', false);
  expect(found.quality.score).toBe(100);
});

it('leaves a picture as it lies when the face is good, or no better the other way up', async () => {
  const good = picture(75, 100);
  expect((await findUsableFace(good, 'selfie', false)).raster).toBe(good);
  const poor = picture(64, 60);
  expect((await findUsableFace(poor, 'selfie', false)).raster).toBe(poor);
});
