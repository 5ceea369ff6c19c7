import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { seeded } from '../../../tools/bench/faces/random.ts';
import { moved } from '../../../tools/bench/faces/session.ts';
import { NO_LIGHT, syntheticHead } from '../../../tools/bench/faces/synthetic-head.ts';
import { resourcePath } from '../resources.ts';
import { decodeFaceImage } from './decode.ts';
import { detectFaces } from './detect.ts';
import { compareFaces } from './handlers.ts';
import { findMesh } from './mesh.ts';

/** The specimen card of a fictional person, and the picture on it; it is drawn. */
const card = readFileSync(resourcePath('samples', 'omang-front.jpg'));
const portrait = (): Sharp => sharp(card).extract({ left: 50, top: 178, width: 345, height: 433 });
const context = { progress: () => undefined, signal: new AbortController().signal };
const compared = async (selfie: Buffer) => {
  const { similarity, isCopy } = await compareFaces({ source: card, target: selfie }, context);
  return { isMatch: similarity > 90, isCopy };
};

it.each<[string, (picture: Sharp) => Sharp]>([
  ['cut out', (picture) => picture],
  ['compressed', (picture) => picture.jpeg({ quality: 40 })],
  ['made smaller', (picture) => picture.resize(200)],
  ['mirrored', (picture) => picture.flop()],
  ['turned', (picture) => picture.rotate(5, { background: '#777777' })],
  ['brighter', (picture) => picture.modulate({ brightness: 1.2 })],
])('knows the picture of the card again: %s', async (_how, change) => {
  const copy = await change(sharp(await portrait().png().toBuffer()))
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(await compared(copy)).toEqual({ isMatch: true, isCopy: true });
});

/** The person of the card as a head that moves, made of that picture alone. */
async function filmed(milliseconds: number): Promise<Buffer> {
  const raster = await decodeFaceImage(await portrait().png().toBuffer());
  const [face] = await detectFaces(raster);
  const head = syntheticHead(raster, (await findMesh(raster, face!.box))!);
  const posture = moved('turn-left', milliseconds);
  const { data, width, height } = head.render(
    { posture, light: NO_LIGHT, noise: 2, gain: [1, 1, 1], flat: false },
    seeded(1),
  );
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

it('knows it in a film that was made of it, and takes another pose and another person for no copy', async () => {
  expect(await compared(await filmed(0))).toEqual({ isMatch: true, isCopy: true });
  expect(await compared(await filmed(1_200))).toEqual({ isMatch: true, isCopy: false });
  const other = readFileSync(resourcePath('samples', 'drivers-licence.jpg'));
  expect(await compared(other)).toEqual({ isMatch: false, isCopy: false });
});
