import { message } from '../../../contract/messages/message.ts';
import sharp from 'sharp';
import { quantile } from '../../math/quantile.ts';
import { jpegExif } from '../metadata/picture-tags.ts';
import { finding, type FileDetector } from '../detector.ts';

/**
 * Maximum relative difference of aspect ratios, and the quantile of cell differences taken as typical (set by hand, ADR
 * 401).
 */
const PROPORTIONS = 0.03;
const TYPICAL = 0.8;

const WIDTH = 160;
/** Side of a comparison cell in the thumbnail, pixels. */
const CELL = 5;
/** Grey levels: minimum difference of a cell, while the typical difference stays below `GLOBAL`. */
const LOCAL = 45;
const GLOBAL = 9;

/** The Exif thumbnail shows something else than the picture: it was edited after capture. */
export const staleThumbnail: FileDetector = {
  id: 'stale-thumbnail',
  version: '1',
  group: 'jpeg',
  quick: false,
  inspect: async ({ file, jpeg }) => {
    const thumbnail = jpeg && jpegExif(file.bytes, jpeg)?.thumbnail;
    const difference = thumbnail ? await compare(file.bytes, thumbnail) : null;
    if (!difference || difference.typical > GLOBAL || difference.largest < LOCAL) return [];
    return [
      finding(staleThumbnail, {
        strength: 'strong',
        value: Math.round(difference.largest),
        says: message('pictureFindings.thumbnail'),
        detail: `largest local difference ${difference.largest.toFixed(0)} levels, typical ${difference.typical.toFixed(1)}`,
      }),
    ];
  },
};

/** Null if the thumbnail is unreadable or has another aspect ratio: cropping and rotating leave old thumbnails, too. */
async function compare(
  bytes: Uint8Array,
  thumbnail: Uint8Array,
): Promise<{ largest: number; typical: number } | null> {
  try {
    const [own, stored] = [await sharp(bytes).metadata(), await sharp(thumbnail).metadata()];
    const ratio = own.width / own.height;
    if (Math.abs(stored.width / stored.height / ratio - 1) > PROPORTIONS) return null;
    const height = Math.max(CELL, Math.round(WIDTH / ratio));
    const small = async (input: Uint8Array): Promise<Buffer> =>
      sharp(input).resize(WIDTH, height, { fit: 'fill' }).blur(1).greyscale().raw().toBuffer();
    const [a, b] = [await small(bytes), await small(thumbnail)];
    const shift = quantile(
      Float32Array.from(a, (v, i) => v - b[i]!),
      0.5,
    );
    const cells: number[] = [];
    for (let y = 0; y + CELL <= height; y += CELL)
      for (let x = 0; x + CELL <= WIDTH; x += CELL) {
        let sum = 0;
        for (let dy = 0; dy < CELL; dy++)
          for (let dx = 0; dx < CELL; dx++)
            sum += a[(y + dy) * WIDTH + x + dx]! - b[(y + dy) * WIDTH + x + dx]! - shift;
        cells.push(Math.abs(sum) / (CELL * CELL));
      }
    return { largest: Math.max(...cells), typical: quantile(cells, TYPICAL) };
  } catch {
    return null;
  }
}
