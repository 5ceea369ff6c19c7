import type { Box } from '../../../src/contract/geometry.ts';
import { clamp, type Picture } from '../../specimens/degrade/picture.ts';
import type { Random } from '../../specimens/world/random.ts';

/** A printed row of a zone. */
export interface Row {
  readonly text: string;
  readonly box: Box;
}

/** One to four letters of one row washed out by a lamp (soft, white) or under something (hard, of one colour). */
export function hidden(
  picture: Picture,
  rows: readonly Row[],
  by: 'glare' | 'patch',
  random: Random,
): Picture {
  const { text, box } = random.pick(rows);
  const letter = box.width / text.length;
  const count = random.int(1, 4);
  // Fillers at the end of a row are the least that can be lost.
  const printed = Math.max(4, text.replace(/<+$/, '').length);
  const first = random.int(0, Math.max(0, printed - count));
  const middle = { x: box.x + (first + count / 2) * letter, y: box.y + box.height / 2 };
  const reach = { x: (count / 2) * letter * 1.1, y: box.height * random.between(0.7, 1.6) };
  const colour = random.int(20, 230);
  const data = Uint8Array.from(picture.data);
  const [x0, y0] = [
    Math.max(0, Math.floor(middle.x - 3 * reach.x)),
    Math.max(0, Math.floor(middle.y - 3 * reach.y)),
  ];
  const [x1, y1] = [
    Math.min(picture.width, middle.x + 3 * reach.x),
    Math.min(picture.height, middle.y + 3 * reach.y),
  ];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const far = ((x - middle.x) / reach.x) ** 2 + ((y - middle.y) / reach.y) ** 2;
      const at = (y * picture.width + x) * 3;
      for (let k = 0; k < 3; k++) {
        if (by === 'glare') data[at + k] = clamp(data[at + k]! + 330 * Math.exp(-far));
        else if (far < 1) data[at + k] = colour;
      }
    }
  return { ...picture, data };
}

/** The picture ends inside the zone: some letters at one end of its rows, or part of its last row, are not there. */
export function cut(picture: Picture, rows: readonly Row[], random: Random): Picture {
  const last = rows.at(-1)!.box;
  const letter = last.width / rows.at(-1)!.text.length;
  const lost = letter * random.between(0.5, 4);
  const side = random.pick(['left', 'right', 'bottom'] as const);
  if (side === 'left')
    return cropped(
      picture,
      { x: Math.round(last.x + lost), width: picture.width - Math.round(last.x + lost) },
      {},
    );
  if (side === 'right') return cropped(picture, { x: 0, width: Math.round(last.x + last.width - lost) }, {});
  return cropped(picture, {}, { height: Math.round(last.y + last.height * random.between(0.2, 0.8)) });
}

function cropped(
  picture: Picture,
  { x = 0, width = picture.width }: { x?: number; width?: number },
  { height = picture.height }: { height?: number },
): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = (y * picture.width + x) * 3;
    data.set(picture.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data, width, height };
}
