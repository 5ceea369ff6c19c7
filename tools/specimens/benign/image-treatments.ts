import sharp, { type Sharp } from 'sharp';
import { through } from '../tamper/programs.ts';
import type { Treatment } from './treatment.ts';

const treatment = (id: string, heldOut: boolean, make: (image: Sharp) => Promise<Uint8Array>): Treatment => ({
  id,
  medium: 'image',
  heldOut,
  needs: [],
  apply: (base) => make(sharp(base.bytes)),
});

/** What happens to pictures of documents on their way: saved again, shrunk, cropped, sent, turned, brightened. */
export const imageTreatments: readonly Treatment[] = [
  treatment('image-untouched', false, (i) => i.png().toBuffer()),
  treatment('image-jpeg-92', false, (i) => i.jpeg({ quality: 92 }).toBuffer()),
  treatment('image-jpeg-80', false, (i) => i.jpeg({ quality: 80 }).toBuffer()),
  {
    id: 'image-jpeg-twice',
    medium: 'image',
    heldOut: false,
    needs: [],
    apply: async (base) =>
      sharp(await sharp(base.bytes).jpeg({ quality: 85 }).toBuffer())
        .jpeg({ quality: 92 })
        .toBuffer(),
  },
  treatment('image-jpeg-progressive', true, (i) =>
    i.jpeg({ quality: 87, chromaSubsampling: '4:4:4', progressive: true }).toBuffer(),
  ),
  treatment('image-messenger', true, (i) =>
    i
      .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .toBuffer(),
  ),
  treatment('image-brightened', true, (i) =>
    i.modulate({ brightness: 1.08 }).linear(1.1, -8).jpeg({ quality: 90 }).toBuffer(),
  ),
  treatment('image-cropped', true, async (i) => {
    const { width, height } = await i.metadata();
    return i
      .extract({ left: 11, top: 7, width: width - 25, height: height - 19 })
      .jpeg({ quality: 90 })
      .toBuffer();
  }),
  {
    id: 'image-imagemagick',
    medium: 'image',
    heldOut: true,
    needs: ['convert'],
    apply: (base) =>
      through('convert', ['in.img', '-quality', '88', 'out.jpg'], { 'in.img': base.bytes }, 'out.jpg'),
  },
  {
    id: 'image-cropped-and-saved-without-loss',
    medium: 'image',
    heldOut: false,
    needs: [],
    apply: async (base) => {
      const jpeg = await sharp(base.bytes).jpeg({ quality: 85 }).toBuffer();
      const { width, height } = await sharp(jpeg).metadata();
      return sharp(jpeg)
        .extract({ left: 5, top: 3, width: width - 12, height: height - 9 })
        .png()
        .toBuffer();
    },
  },
  {
    // Both sides of a card on one sheet, the second from another source, none of it scaled.
    id: 'image-front-and-back',
    medium: 'image',
    heldOut: true,
    needs: [],
    apply: async (base) => {
      const { width, height } = await sharp(base.bytes).metadata();
      const back = await sharp(base.bytes)
        .extract({ left: 0, top: 0, width, height: Math.round(height / 2) })
        .jpeg({ quality: 82 })
        .toBuffer();
      return sharp({
        create: {
          width: width + 20,
          height: Math.round(height * 1.5) + 33,
          channels: 3,
          background: '#ffffff',
        },
      })
        .composite([
          { input: Buffer.from(base.bytes), left: 10, top: 10 },
          { input: back, left: 10, top: height + 21 },
        ])
        .jpeg({ quality: 93 })
        .toBuffer();
    },
  },
];
