import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as Magick from '@imagemagick/magick-wasm';
import type { Conversion } from './conversion.ts';

type Library = typeof Magick;

let ready: Promise<Library> | null = null;

/** ImageMagick as WebAssembly: 15 MB, loaded when first asked for. */
export function imageMagick(): Promise<Library> {
  ready ??= (async () => {
    const library = await import('@imagemagick/magick-wasm');
    const file = fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'));
    await library.initializeImageMagick(await readFile(file));
    return library;
  })();
  return ready;
}

/** Runs `change` on a picture and writes it as `format`. */
export async function byMagick(
  bytes: Uint8Array,
  format: Magick.MagickFormat,
  change: (image: Magick.IMagickImage, library: Library) => void,
): Promise<Uint8Array> {
  const library = await imageMagick();
  return library.ImageMagick.read(bytes, (image) => {
    image.autoOrient();
    change(image, library);
    return image.write(format, (data) => Uint8Array.from(data));
  });
}

const magick = (
  name: string,
  kind: Conversion['kind'],
  format: Magick.MagickFormat,
  change: (image: Magick.IMagickImage, library: Library) => void,
): Conversion => ({ id: `magick-${name}`, kind, convert: (bytes) => byMagick(bytes, format, change) });

const palette = (colours: number, dither: 'No' | 'Riemersma' | 'FloydSteinberg'): Conversion =>
  magick(
    `palette-${colours}-${dither.toLowerCase()}`,
    'palette',
    'PNG8',
    (image, { QuantizeSettings, DitherMethod }) => {
      const settings = new QuantizeSettings();
      settings.colors = colours;
      settings.ditherMethod = DitherMethod[dither];
      image.quantize(settings);
    },
  );

const jpeg = (quality: number, progressive = false): Conversion =>
  magick(`jpeg-${quality}`, 'recompressed', progressive ? 'PJPEG' : 'JPEG', (image) => {
    image.quality = quality;
  });

/** By ImageMagick, whose quantiser, greys, resamplers and default tables are its own. */
export const magickConversions: readonly Conversion[] = [
  palette(256, 'FloydSteinberg'),
  palette(256, 'No'),
  palette(128, 'Riemersma'),
  palette(32, 'No'),
  magick('grey-601', 'grey', 'PNG', (image, { PixelIntensityMethod }) =>
    image.grayscale(PixelIntensityMethod.Rec601Luma),
  ),
  magick('grey-average-jpeg', 'grey', 'JPEG', (image, { PixelIntensityMethod }) => {
    image.grayscale(PixelIntensityMethod.Average);
    image.quality = 90;
  }),
  magick('cmyk', 'grey', 'JPEG', (image, { ColorSpace }) => {
    image.colorSpace = ColorSpace.CMYK;
    image.quality = 90;
  }),
  magick('png-48', 'depth', 'PNG48', () => undefined),
  jpeg(40),
  jpeg(75, true),
  jpeg(92),
  magick('resized', 'resampled', 'JPEG', (image) => {
    image.resize(Math.round(image.width * 0.7), Math.round(image.height * 0.7));
    image.quality = 88;
  }),
  magick('enlarged', 'resampled', 'PNG', (image) =>
    image.resize(Math.round(image.width * 1.25), Math.round(image.height * 1.25)),
  ),
  magick('local-threshold', 'scan app', 'PNG', (image, { Percentage }) => {
    image.grayscale();
    image.adaptiveThreshold(31, 31, new Percentage(-4));
  }),
  magick('normalised', 'scan app', 'PNG', (image) => image.normalize()),
  magick('curve', 'scan app', 'JPEG', (image) => {
    image.sigmoidalContrast(5);
    image.quality = 90;
  }),
];
