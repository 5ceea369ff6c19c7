import { settle, pipeline, type Picture } from '../../degrade/picture.ts';
import type { Random } from '../../world/random.ts';
import { turnAbout, type Capture } from './capture.ts';

/**
 * A telephone from its sensor on: linear light, one colour a pixel (Bayer), shot and read noise, bilinear colours, grain
 * smoothed where there are no edges, sharpened, a curve of tones.
 */
export const mosaicCamera: Capture = {
  id: 'mosaic-camera',
  kind: 'photo',
  heldOut: true,
  take: async (page, random) => {
    const degrees = random.between(-2, 2);
    const { width, height } = page;
    const angle = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const turned = await settle(
      pipeline(page)
        .affine([c, -s, s, c], { background: '#d8d4cc', interpolator: 'bicubic' })
        .blur(random.between(0.5, 0.9)),
    );
    const away = {
      x: Math.max(0, (turned.width - width) >> 1),
      y: Math.max(0, (turned.height - height) >> 1),
    };
    const framed = await settle(
      pipeline(turned).extract({
        left: away.x,
        top: away.y,
        width: Math.min(width, turned.width),
        height: Math.min(height, turned.height),
      }),
    );
    const seen = developed(framed, random);
    const bytes = await pipeline(seen)
      .sharpen({ sigma: 0.9, m1: 0.2, m2: random.between(0.8, 2.5) })
      .jpeg({ quality: random.int(80, 95), chromaSubsampling: '4:2:0' })
      .toBuffer();
    const move = turnAbout(width, height, angle);
    return { bytes, move };
  },
};

function developed({ data, width, height }: Picture, random: Random): Picture {
  const exposure = random.between(0.72, 0.95);
  const [shot, read] = [random.between(0.003, 0.012), random.between(0.001, 0.004)];
  const lean = { x: random.between(-0.25, 0.25), y: random.between(-0.25, 0.25) };
  const noise = Float32Array.from({ length: 8191 }, () => random.normal());
  const linear = Float32Array.from({ length: 256 }, (_, v) => (v / 255) ** 2.2);
  const raw = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const colour = colourAt(x, y);
      const light = exposure * (1 + lean.x * (x / width - 0.5) + lean.y * (y / height - 0.5));
      const value = linear[data[i * 3 + colour]!]! * light;
      raw[i] =
        value + noise[(i * 7 + random.int(0, 3)) % 8191]! * Math.sqrt(shot * shot * value + read * read);
    }
  return { data: demosaiced(raw, width, height), width, height };
}

/** Red, green, green, blue. */
const colourAt = (x: number, y: number): 0 | 1 | 2 =>
  (y & 1) === 0 ? ((x & 1) === 0 ? 0 : 1) : (x & 1) === 0 ? 1 : 2;

/** The mean of the nearest of each colour, then the curve of tones. */
function demosaiced(raw: Float32Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const sum = [0, 0, 0];
  const count = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      sum.fill(0);
      count.fill(0);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const own = dx === 0 && dy === 0;
          const colour = colourAt(u, v);
          if (!own && colour === colourAt(x, y)) continue;
          sum[colour]! += raw[v * width + u]!;
          count[colour]!++;
        }
      for (let k = 0; k < 3; k++) {
        const value = Math.max(0, Math.min(1, sum[k]! / Math.max(1, count[k]!)));
        out[(y * width + x) * 3 + k] = Math.round(255 * value ** (1 / 2.2));
      }
    }
  return out;
}
