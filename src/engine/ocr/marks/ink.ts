import sharp from 'sharp';
import type { Raster } from '../../raster/page.ts';

/** Ink on a downscaled page: pixels darker or more saturated than the surrounding paper. */
export interface InkMap {
  readonly width: number;
  readonly height: number;
  /** Map pixels per page pixel. */
  readonly scale: number;
  /** 1 where there is ink. */
  readonly ink: Uint8Array;
  /** 1 where the ink is dark enough to be a pen's or a printer's, not a security pattern's. */
  readonly strong: Uint8Array;
  /** 1 where the ink is coloured. */
  readonly coloured: Uint8Array;
}

/** Longest side, pixels: pen strokes are two pixels wide at this size. */
const LONGEST_SIDE = 900;
const DARKER = 38;
const MUCH_DARKER = 78;
const MORE_COLOURFUL = 34;
/** Block size for estimating the paper's colour: light is uneven in photographs. */
const BLOCK = 24;
const LIGHT_END = 0.85;

export async function inkOf(raster: Raster): Promise<InkMap> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(raster.width, raster.height));
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const columns = Math.ceil(width / BLOCK);
  const paper = paperColours(data, width, height, columns);
  const ink = new Uint8Array(width * height);
  const strong = new Uint8Array(width * height);
  const coloured = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < columns; column++) {
      const block = (Math.floor(y / BLOCK) * columns + column) * 3;
      const [paperRed, paperGreen, paperBlue] = [paper[block]!, paper[block + 1]!, paper[block + 2]!];
      const end = y * width + Math.min(width, (column + 1) * BLOCK);
      for (let at = y * width + column * BLOCK; at < end; at++) {
        const red = paperRed - data[at * 3]!;
        const green = paperGreen - data[at * 3 + 1]!;
        const blue = paperBlue - data[at * 3 + 2]!;
        const most = Math.max(red, green, blue);
        if (most < DARKER) continue;
        ink[at] = 1;
        if (most >= MUCH_DARKER) strong[at] = 1;
        if (most - Math.min(red, green, blue) >= MORE_COLOURFUL) coloured[at] = 1;
      }
    }
  }
  return { width, height, scale, ink, strong, coloured };
}

/** Upper quantile of red, green and blue per block: its paper, unless a picture fills it. */
function paperColours(data: Uint8Array, width: number, height: number, columns: number): Uint8Array {
  const colours = new Uint8Array(columns * Math.ceil(height / BLOCK) * 3);
  const histogram = new Uint16Array(3 * 256);
  let out = 0;
  for (let top = 0; top < height; top += BLOCK) {
    const bottom = Math.min(height, top + BLOCK);
    for (let column = 0; column < columns; column++) {
      const right = Math.min(width, (column + 1) * BLOCK);
      histogram.fill(0);
      let count = 0;
      for (let y = top; y < bottom; y += 2) {
        for (let x = column * BLOCK; x < right; x += 2, count++) {
          const i = (y * width + x) * 3;
          histogram[data[i]!]!++;
          histogram[256 + data[i + 1]!]!++;
          histogram[512 + data[i + 2]!]!++;
        }
      }
      for (let channel = 0; channel < 3; channel++)
        colours[out++] = lightEnd(histogram, channel * 256, count * (1 - LIGHT_END));
    }
  }
  return colours;
}

/** The value exceeded by `above` samples of one channel. */
function lightEnd(histogram: Uint16Array, from: number, above: number): number {
  let value = 255;
  for (let rest = above; value > 0; value--) if ((rest -= histogram[from + value]!) < 0) break;
  return value;
}
