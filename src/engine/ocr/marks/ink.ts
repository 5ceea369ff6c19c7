import sharp from 'sharp';
import type { Raster } from '../../page.ts';

/** Ink on a reduced page: where something darker or more colourful than the paper around it is. */
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

/** Strokes of a pen are two pixels wide here. */
const LONGEST_SIDE = 900;
const DARKER = 38;
const MUCH_DARKER = 78;
const MORE_COLOURFUL = 34;
/** The paper's colour is taken from blocks of this size: light falls unevenly on photographs. */
const BLOCK = 24;

export async function inkOf(raster: Raster): Promise<InkMap> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(raster.width, raster.height));
  const width = Math.max(1, Math.round(raster.width * scale));
  const height = Math.max(1, Math.round(raster.height * scale));
  const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const columns = Math.ceil(width / BLOCK);
  const paper = paperColours(data, width, height, columns);
  const ink = new Uint8Array(width * height);
  const strong = new Uint8Array(width * height);
  const coloured = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const block = paper[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)]!;
      const red = block[0] - data[at * 3]!;
      const green = block[1] - data[at * 3 + 1]!;
      const blue = block[2] - data[at * 3 + 2]!;
      const most = Math.max(red, green, blue);
      if (most < DARKER) continue;
      ink[at] = 1;
      if (most >= MUCH_DARKER) strong[at] = 1;
      if (most - Math.min(red, green, blue) >= MORE_COLOURFUL) coloured[at] = 1;
    }
  }
  return { width, height, scale, ink, strong, coloured };
}

type Colour = readonly [number, number, number];

/** The light end of each block's channels: its paper, unless a picture fills the block. */
function paperColours(data: Uint8Array, width: number, height: number, columns: number): Colour[] {
  const colours: Colour[] = [];
  for (let top = 0; top < height; top += BLOCK) {
    for (let column = 0; column < columns; column++) {
      const channels: [number[], number[], number[]] = [[], [], []];
      for (let y = top; y < Math.min(height, top + BLOCK); y += 2) {
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 2) {
          for (let k = 0; k < 3; k++) channels[k]!.push(data[(y * width + x) * 3 + k]!);
        }
      }
      colours.push(
        channels.map(
          (values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.85)] ?? 255,
        ) as unknown as Colour,
      );
    }
  }
  return colours;
}
