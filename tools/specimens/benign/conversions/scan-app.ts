import sharp, { type Sharp } from 'sharp';
import type { Conversion } from './conversion.ts';

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Share of the sides over which the paper's brightness is taken. */
const NEIGHBOURHOOD = 24;
/** Distance of the levels that posterising leaves of 0 to 255: 18 of a colour. */
const LEVEL = 15;

const rgb = async (bytes: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(bytes)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const asImage = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Light on the paper: the brightest tone of each neighbourhood, smoothed. */
async function paperOf(image: Pixels): Promise<Buffer> {
  const { width, height } = image;
  const small = await asImage(image)
    .resize(Math.max(8, Math.round(width / NEIGHBOURHOOD)), Math.max(8, Math.round(height / NEIGHBOURHOOD)), {
      fit: 'fill',
      kernel: 'nearest',
    })
    .dilate(2)
    .blur(2)
    .toColourspace('srgb')
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();
}

/** Every pixel divided by the light on it, as apps take shadows away. */
async function withoutShadow(bytes: Uint8Array, gain: number): Promise<Pixels> {
  const image = await rgb(bytes);
  const paper = await paperOf(image);
  const data = Buffer.from(
    image.data.map((v, i) => Math.min(255, (gain * 255 * v) / Math.max(30, paper[i]!))),
  );
  return { ...image, data };
}

/** Black or white by a threshold that halves the variance within both (Otsu 1979). */
async function bilevel(bytes: Uint8Array): Promise<Pixels> {
  const image = await rgb(bytes);
  const grey = Uint8Array.from(
    { length: image.width * image.height },
    (_, i) => (image.data[3 * i]! + 2 * image.data[3 * i + 1]! + image.data[3 * i + 2]!) >> 2,
  );
  const counts = new Float64Array(256);
  for (const v of grey) counts[v]!++;
  const total = grey.reduce((sum, v) => sum + v, 0);
  let [below, sum, best, threshold] = [0, 0, -1, 128];
  for (let t = 0; t < 255; t++) {
    below += counts[t]!;
    sum += t * counts[t]!;
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (total - sum) / above) ** 2;
    if (between > best) [best, threshold] = [between, t];
  }
  const data = Buffer.alloc(image.data.length);
  for (let i = 0; i < grey.length; i++) data.fill(grey[i]! > threshold ? 255 : 0, 3 * i, 3 * i + 3);
  return { ...image, data };
}

const app = (name: string, convert: (bytes: Uint8Array) => Promise<Sharp>): Conversion => ({
  id: `app-${name}`,
  kind: 'scan app',
  convert: async (bytes) => (await convert(bytes)).toBuffer(),
});

/** What scanning apps of phones make of a photograph, by arithmetic of our own. */
export const scanAppConversions: readonly Conversion[] = [
  app('black-and-white', async (bytes) => asImage(await bilevel(bytes)).png({ palette: true, colours: 2 })),
  app('black-and-white-jpeg', async (bytes) => asImage(await bilevel(bytes)).jpeg({ quality: 80 })),
  {
    id: 'app-posterised',
    kind: 'palette',
    convert: async (bytes) => {
      const image = await rgb(bytes);
      const data = Buffer.from(image.data.map((v) => Math.round(v / LEVEL) * LEVEL));
      return asImage({ ...image, data })
        .png()
        .toBuffer();
    },
  },
  app('no-shadow', async (bytes) => asImage(await withoutShadow(bytes, 1.02)).jpeg({ quality: 85 })),
  app('no-shadow-png', async (bytes) => asImage(await withoutShadow(bytes, 1.02)).png()),
  app('magic-colour', async (bytes) =>
    asImage(await withoutShadow(bytes, 1.15))
      .modulate({ saturation: 1.3 })
      .sharpen({ sigma: 1 })
      .jpeg({ quality: 82 }),
  ),
  app('grey-no-shadow', async (bytes) =>
    asImage(await withoutShadow(bytes, 1.1))
      .greyscale()
      .png(),
  ),
];
