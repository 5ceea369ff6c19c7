import sharp, { type Sharp } from 'sharp';
import type { Conversion } from './conversion.ts';

/** Longest sides and qualities that messengers save with. */
const MESSENGERS = [
  { side: 1_600, quality: 72 },
  { side: 1_280, quality: 62 },
] as const;
/** A phone shows a picture with bars above and below. */
const SCREEN = { width: 1_080, height: 2_340 };

const vips = (
  name: string,
  kind: Conversion['kind'],
  convert: (image: Sharp) => Sharp | Promise<Sharp>,
): Conversion => ({
  id: `libvips-${name}`,
  kind,
  convert: async (bytes) => (await convert(sharp(bytes).rotate())).toBuffer(),
});

const palette = (colours: number, dither: number): Conversion =>
  vips(`palette-${colours}${dither > 0 ? '' : '-no-dither'}`, 'palette', (i) =>
    i.png({ palette: true, colours, dither }),
  );

const scaled = (image: Sharp, factor: number): Promise<Sharp> =>
  image
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => sharp(data).resize(Math.round(info.width * factor)));

const through = async (image: Sharp): Promise<Sharp> => sharp(await image.toBuffer());

/** By libvips and libimagequant. */
export const libvipsConversions: readonly Conversion[] = [
  palette(256, 1),
  palette(256, 0),
  palette(64, 1),
  palette(64, 0),
  palette(16, 0.5),
  vips('gif-as-png', 'palette', async (i) => (await through(i.gif())).png()),
  vips('grey-png', 'grey', (i) => i.greyscale().png()),
  vips('grey-jpeg-85', 'grey', (i) => i.greyscale().jpeg({ quality: 85 })),
  vips('grey-jpeg-95', 'grey', (i) => i.greyscale().jpeg({ quality: 95 })),
  vips('cmyk-jpeg-85', 'grey', (i) => i.toColourspace('cmyk').jpeg({ quality: 85 })),
  vips('cmyk-jpeg-95', 'grey', (i) => i.toColourspace('cmyk').jpeg({ quality: 95 })),
  vips('png-16', 'depth', (i) => i.toColourspace('rgb16').png()),
  vips('p3-as-png', 'depth', (i) => i.withIccProfile('p3').png()),
  vips('webp-80-as-png', 'codec', async (i) => (await through(i.webp({ quality: 80 }))).png()),
  vips('webp-90-as-jpeg', 'codec', async (i) =>
    (await through(i.webp({ quality: 90 }))).jpeg({ quality: 92 }),
  ),
  vips('avif-as-jpeg', 'codec', async (i) =>
    (await through(i.avif({ quality: 60, effort: 1 }))).jpeg({ quality: 92 }),
  ),
  vips('avif-as-png', 'codec', async (i) => (await through(i.avif({ quality: 60, effort: 1 }))).png()),
  ...[30, 50, 70, 80, 90, 95].map((quality) =>
    vips(`jpeg-${quality}`, 'recompressed', (i) => i.jpeg({ quality })),
  ),
  vips('jpeg-85-444', 'recompressed', (i) => i.jpeg({ quality: 85, chromaSubsampling: '4:4:4' })),
  vips('jpeg-95-444', 'recompressed', (i) => i.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })),
  vips('progressive', 'recompressed', (i) => i.jpeg({ quality: 88, progressive: true })),
  vips('mozjpeg-75', 'recompressed', (i) => i.jpeg({ quality: 75, mozjpeg: true })),
  vips('png', 'recompressed', (i) => i.png()),
  vips('up-1.5-png', 'resampled', async (i) => (await scaled(i, 1.5)).png()),
  vips('up-1.2-jpeg', 'resampled', async (i) => (await scaled(i, 1.2)).jpeg({ quality: 90 })),
  vips('down-0.6-png', 'resampled', async (i) => (await scaled(i, 0.6)).png()),
  vips('down-0.5-jpeg', 'resampled', async (i) => (await scaled(i, 0.5)).jpeg({ quality: 90 })),
  vips('turned-1.3', 'resampled', (i) => i.rotate(1.3, { background: '#ffffff' }).jpeg({ quality: 92 })),
  ...MESSENGERS.map(({ side, quality }) =>
    vips(`messenger-${side}`, 'resampled', (i) =>
      i.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality }),
    ),
  ),
  vips('screenshot', 'resampled', (i) =>
    i.resize({ ...SCREEN, fit: 'contain', background: '#101010' }).png(),
  ),
  vips('stretched', 'scan app', (i) => i.normalise({ lower: 2, upper: 90 }).jpeg({ quality: 88 })),
  vips('stretched-png', 'scan app', (i) => i.normalise({ lower: 2, upper: 90 }).png()),
  vips('local-contrast', 'scan app', (i) =>
    i.clahe({ width: 64, height: 64, maxSlope: 3 }).jpeg({ quality: 88 }),
  ),
  vips('sharpened', 'scan app', (i) => i.sharpen({ sigma: 1.2, m2: 3 }).jpeg({ quality: 90 })),
  vips('warmer-png', 'scan app', (i) => i.linear([1.08, 1, 0.9], [0, 0, 4]).png()),
  vips('saturated', 'scan app', (i) => i.modulate({ saturation: 1.4, brightness: 1.05 }).png()),
];
