import { decodeFaceImage } from '../../../../src/engine/faces/decode.ts';
import { perPixel, through, toJpeg, type Condition, type Shot } from './shot.ts';

/** A face so many pixels high. */
const small =
  (height: number): Condition['spoil'] =>
  ({ raster, box }) =>
    through(raster, (image) =>
      image.resize({ width: Math.max(8, Math.round((raster.width * height) / box.height)) }),
    );

const compressed =
  (quality: number): Condition['spoil'] =>
  async ({ raster }) =>
    decodeFaceImage(await toJpeg(raster, quality));

/** Moved by a share of the face's width while the shutter was open. */
const moved =
  (share: number): Condition['spoil'] =>
  ({ raster, box }) => {
    const length = Math.max(2, Math.round(share * box.width));
    return perPixel(raster, (_value, channel, x, y) => {
      let sum = 0;
      for (let k = 0; k < length; k++) {
        const at = Math.max(0, Math.min(raster.width - 1, x + k - (length >> 1)));
        sum += raster.data[(y * raster.width + at) * 3 + channel]!;
      }
      return sum / length;
    });
  };

const outOfFocus =
  (share: number): Condition['spoil'] =>
  ({ raster, box }) =>
    through(raster, (image) => image.blur(share * box.width));

const noisy: Condition['spoil'] = ({ raster }, { random }) =>
  perPixel(raster, (value) => value + 22 * random.normal());

const scaledBox =
  (height: number) =>
  ({ box }: Shot) => {
    const scale = height / box.height;
    return { x: box.x * scale, y: box.y * scale, width: box.width * scale, height };
  };

export const DETAIL: readonly Condition[] = [
  ...[60, 40, 30].map((height): Condition => ({
    name: `face ${height} pixels high`,
    of: 'selfie',
    spoil: small(height),
    place: scaledBox(height),
  })),
  { name: 'face 40 pixels high', of: 'ID photo', spoil: small(40), place: scaledBox(40) },
  { name: 'JPEG quality 30', of: 'selfie', spoil: compressed(30) },
  { name: 'JPEG quality 10', of: 'selfie', spoil: compressed(10) },
  { name: 'moved by 6 % of the face', of: 'selfie', spoil: moved(0.06) },
  { name: 'moved by 12 %', of: 'selfie', spoil: moved(0.12) },
  { name: 'out of focus (1.5 % of the face)', of: 'selfie', spoil: outOfFocus(0.015) },
  { name: 'out of focus (3 %)', of: 'selfie', spoil: outOfFocus(0.03) },
  { name: 'noise', of: 'selfie', spoil: noisy },
];
