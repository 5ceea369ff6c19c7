import sharp, { type OverlayOptions } from 'sharp';
import { css, type Change, type EditingProgram } from '../change.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function step(picture: Buffer, change: Change): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  if (change.kind === 'copy') {
    const { x, y, width: w, height: h } = change.from;
    const input = await sharp(picture).extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
    return composite(picture, { input, left: change.x, top: change.y });
  }
  if (change.kind === 'erase') {
    const { x, y, width: w, height: h } = change.box;
    const [r, g, b] = change.colour;
    const create = { width: w, height: h, channels: 3 as const, background: { r, g, b } };
    return composite(picture, { input: { create }, left: x, top: y });
  }
  if (change.kind === 'blur') {
    const { x, y, width: w, height: h } = change.box;
    const cut = await sharp(picture).extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
    const input = await sharp(cut).blur(change.sigma).png().toBuffer();
    return composite(picture, { input, left: x, top: y });
  }
  const { text, x, baseline, size, face, colour, blur } = change;
  const softened =
    blur > 0 ? `<filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#b)">` : '<g>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${softened}<text x="${x}" y="${baseline}" font-family="${face.family}" font-size="${size}" fill="${css(colour)}">${escaped(text)}</text></g></svg>`;
  return composite(picture, { input: Buffer.from(svg), left: 0, top: 0 });
}

const composite = (picture: Buffer, over: OverlayOptions): Promise<Buffer> =>
  sharp(picture).composite([over]).removeAlpha().png({ compressionLevel: 1 }).toBuffer();

/** libvips, with text by librsvg and Pango. */
export const libvips: EditingProgram = {
  id: 'libvips',
  heldOut: true,
  apply: async (picture, changes) => {
    let edited: Buffer = await sharp(picture).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
    for (const change of changes) edited = await step(edited, change);
    return edited;
  },
};
