import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resourcePath } from '../resources.ts';
import { decodeFaceImage } from './decode.ts';
import { detectFaces } from './detect.ts';
import { findMesh, MESH_POINTS } from './mesh.ts';

/** The drawn portrait of the specimen card, cut close. */
async function portrait(): Promise<{ image: Buffer; width: number; height: number }> {
  const card = readFileSync(resourcePath('samples', 'omang-front.jpg'));
  const [face] = await detectFaces(await decodeFaceImage(card));
  const { x, y, width, height } = face!.box;
  const size = { width: Math.round(width * 1.2), height: Math.round(height * 1.3) };
  const left = Math.round(x - width * 0.1);
  const top = Math.round(y - height * 0.2);
  return {
    image: await sharp(card)
      .extract({ left, top, ...size })
      .toBuffer(),
    ...size,
  };
}

it.each([1, 0.7, 0.5])(
  'the mesh is that of the detected face, also when somebody of %s of the size stands close behind and is sharper',
  async (share) => {
    const { image, width, height } = await portrait();
    const other = await sharp(image)
      .flop()
      .resize({ width: Math.round(share * width) })
      .toBuffer();
    const picture = await sharp({
      create: { width: 4 * width, height: 2 * height, channels: 3, background: '#888888' },
    })
      .composite([
        {
          input: await sharp(image)
            .blur(width / 30)
            .toBuffer(),
          left: width,
          top: Math.round(height / 2),
        },
        { input: other, left: 2 * width, top: Math.round(height / 2) },
      ])
      .png()
      .toBuffer();
    const raster = await decodeFaceImage(picture);
    const faces = await detectFaces(raster);
    expect(faces).toHaveLength(2);
    for (const { box } of faces) {
      const { points } = (await findMesh(raster, box))!;
      let x = 0;
      for (let i = 0; i < MESH_POINTS; i++) x += points[i * 3]! / MESH_POINTS;
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
    }
  },
);
