import { perPixel, through, type Condition, type Shot } from './shot.ts';

const gains =
  (red: number, green: number, blue: number): Condition['spoil'] =>
  ({ raster }) =>
    perPixel(raster, (value, channel) => value * [red, green, blue][channel]!);

/** A dim room: light falls by so much and the sensor's noise stays. */
const dim =
  (light: number): Condition['spoil'] =>
  ({ raster }, { random }) =>
    perPixel(raster, (value) => value * light + 3 * random.normal());

/** How far a place is from the head, 0 on it and 1 well beside it. */
function besideHead({ box }: Shot, x: number, y: number): number {
  const far = Math.hypot(
    (x - box.x - box.width / 2) / (0.75 * box.width),
    (y - box.y - 0.4 * box.height) / (0.85 * box.height),
  );
  return Math.max(0, Math.min(1, (far - 1) * 4));
}

const backlit: Condition['spoil'] = (shot) =>
  perPixel(shot.raster, (value, _channel, x, y) => {
    const beside = besideHead(shot, x, y);
    return value * 0.22 * (1 - beside) + (200 + value * 0.6) * beside + 10;
  });

const fromOneSide: Condition['spoil'] = ({ raster, box }) =>
  perPixel(raster, (value, _channel, x) => {
    const across = (x - box.x) / box.width;
    return value * Math.max(0.12, Math.min(1.15, 0.1 + 1.1 * across));
  });

const grayscale: Condition['spoil'] = ({ raster }) => through(raster, (image) => image.grayscale());

/** A photocopier: gray, hard contrast. */
const photocopied: Condition['spoil'] = ({ raster }) =>
  through(raster, (image) => image.grayscale().blur(0.6).linear(1.9, -95));

export const LIGHT: readonly Condition[] = [
  { name: 'dim room (a quarter of the light)', of: 'selfie', spoil: dim(0.25) },
  { name: 'dark room (a tenth)', of: 'selfie', spoil: dim(0.1) },
  { name: 'window behind', of: 'selfie', spoil: backlit },
  { name: 'light from one side', of: 'selfie', spoil: fromOneSide },
  { name: 'overexposed (1.8 times)', of: 'selfie', spoil: gains(1.8, 1.8, 1.8) },
  { name: 'overexposed (3 times)', of: 'selfie', spoil: gains(3, 3, 3) },
  { name: 'warm bulb', of: 'selfie', spoil: gains(1.25, 0.9, 0.45) },
  { name: 'gray', of: 'selfie', spoil: grayscale },
  { name: 'photocopied', of: 'ID photo', spoil: photocopied },
];
