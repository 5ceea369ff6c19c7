import sharp from 'sharp';
import type { Treatment } from './treatment.ts';

/** Pixels of the screen that the document is shown on. */
const SHOWN = 720;
/** Pixels of the picture taken per pixel of the screen, before the camera scales. */
const CELL = 3;
/** What a colour's stripe lets through of the other two, and what the gap between rows lets through. */
const [OTHERS, GAP] = [0.18, 0.6];

/**
 * The document shown on a screen and photographed: every pixel of the screen is three stripes of colour with a dark gap
 * below, seen a little askew and scaled by the camera, which leaves a moiré.
 */
export const screenPhotograph: Treatment = {
  id: 'image-photographed-from-a-screen',
  medium: 'image',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const shown = await sharp(base.bytes)
      .resize({ width: SHOWN })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = shown.info;
    const cells = Buffer.alloc(width * height * CELL * CELL * 3);
    for (let y = 0; y < height * CELL; y++)
      for (let x = 0; x < width * CELL; x++) {
        const from = (Math.floor(y / CELL) * width + Math.floor(x / CELL)) * 3;
        const light = y % CELL === CELL - 1 ? GAP : 1;
        const to = (y * width * CELL + x) * 3;
        for (let c = 0; c < 3; c++)
          cells[to + c] = Math.min(255, 1.9 * light * shown.data[from + c]! * (x % CELL === c ? 1 : OTHERS));
      }
    const angle = (random.between(-4, 4) * Math.PI) / 180;
    const scale = random.between(0.6, 0.75);
    const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    return sharp(cells, { raw: { width: width * CELL, height: height * CELL, channels: 3 } })
      .affine([cos, -sin, sin, cos], { interpolator: 'bicubic', background: '#181818' })
      .blur(0.5)
      .jpeg({ quality: 88 })
      .toBuffer();
  },
};
