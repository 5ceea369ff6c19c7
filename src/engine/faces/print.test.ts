import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { intersectionOverUnion } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { resourcePath } from '../resources.ts';
import { decodeFaceImage } from './decode.ts';
import { detectFaces, type Detection } from './detect.ts';
import { findUsableFace } from './find-face.ts';
import { eyeDistance, findLandmarks, fivePoints, type FivePoints } from './landmarks.ts';
import { isFaceInPrint, looksAtPrint } from './print.ts';
import { mirror } from './sample.ts';

/** The specimen card of a fictional person; its portrait is drawn. */
const card = readFileSync(resourcePath('samples', 'omang-front.jpg'));

describe('a face in a print', () => {
  let raster: Raster;
  let detection: Detection;
  let points: FivePoints;

  beforeAll(async () => {
    raster = await decodeFaceImage(card);
    [detection] = (await detectFaces(raster)) as [Detection];
    points = fivePoints(await findLandmarks(raster, detection.box));
  });

  it('is one when the mesh puts its points where they are', async () => {
    expect(await isFaceInPrint(raster, { ...detection, score: 0.7 }, points, 0.05)).toBe(true);
  });

  it('is one without the mesh when the detector is sure and the mirrored picture agrees', async () => {
    const { width, data } = raster;
    const { box } = detection;
    const [right, left, nose, mouthRight, mouthLeft] = fivePoints(
      await findLandmarks({ ...raster, data: mirror(data, width) }, { ...box, x: width - box.x - box.width }),
    );
    const agreeing = (shift: number) =>
      [left, right, nose, mouthLeft, mouthRight].map(({ x, y }) => ({
        x: width - x + shift,
        y,
      })) as unknown as FivePoints;
    const eyes = eyeDistance(agreeing(0));
    expect(await isFaceInPrint(raster, { box, score: 0.95 }, agreeing(0), 1)).toBe(true);
    expect(await isFaceInPrint(raster, { box, score: 0.8 }, agreeing(0), 1)).toBe(false);
    expect(await isFaceInPrint(raster, { box, score: 0.95 }, agreeing(0.3 * eyes), 1)).toBe(false);
  });
});

it('is found on a card that is printed or scanned so pale that the detector sees none', async () => {
  const pale = await sharp(await sharp(card).linear(0.1, 190).toBuffer())
    .jpeg({ quality: 95 })
    .toBuffer();
  const raster = await decodeFaceImage(pale);
  expect(await detectFaces(raster)).toEqual([]);
  const [face] = await detectFaces(await decodeFaceImage(card));
  const { found } = await findUsableFace(raster, 'ID photo', true);
  expect(intersectionOverUnion(found.box, face!.box)).toBeGreaterThan(0.7);
});

it('looks at a print in full contrast, with and without lines of two widths and both shades', () => {
  const data = Uint8Array.from({ length: 40 * 40 * 3 }, (_, i) => 120 + (Math.floor(i / 3) % 40));
  const looks = [...looksAtPrint({ data, width: 40, height: 40 })];
  expect(looks).toHaveLength(5);
  for (const look of looks) expect(Math.max(...look.data) - Math.min(...look.data)).toBeGreaterThan(100);
});
