import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fuse } from '../fusion.ts';
import { loadCalibration } from '../calibration.ts';
import { openFile } from '../open-file.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { errorLevels } from './error-levels.ts';

const [WIDTH, HEIGHT] = [400, 300];
const PATCH = { left: 200, top: 100, width: 96, height: 64 };

/** Strokes on paper; deterministic. */
function strokes(seed: number): Buffer {
  const random = seededRandom(seed);
  const pixels = Buffer.alloc(WIDTH * HEIGHT, 225);
  for (let n = 0; n < 900; n++) {
    const [x, y] = [Math.floor(random() * (WIDTH - 8)), Math.floor(random() * (HEIGHT - 8))];
    for (let k = 0; k < 8; k++) pixels[(y + (n % 2 ? k : 0)) * WIDTH + x + (n % 2 ? 0 : k)] = 50;
  }
  return pixels;
}

const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 1 as const } };
const levelsOf = (bytes: Uint8Array): ReturnType<typeof errorLevels> =>
  errorLevels(openFile({ name: 'x', bytes }, { mode: 'full', today: '2026-11-21' }));

/** A strongly compressed page with a pasted patch that was never compressed. */
async function pasted(): Promise<Buffer> {
  const page = await sharp(await sharp(strokes(1), raw).jpeg({ quality: 50 }).toBuffer())
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const other = strokes(2);
  for (let y = PATCH.top; y < PATCH.top + PATCH.height; y++)
    for (let x = PATCH.left; x < PATCH.left + PATCH.width; x++) page[y * WIDTH + x] = other[y * WIDTH + x]!;
  return sharp(page, raw).jpeg({ quality: 97 }).toBuffer();
}

describe('the error level picture', () => {
  it('has the proportions of the page and is brighter where something fresh was pasted', async () => {
    const [note] = await levelsOf(await pasted());
    const picture = sharp(Buffer.from(note!.picture!, 'base64'));
    const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect(info.width / info.height).toBeCloseTo(WIDTH / HEIGHT, 1);
    const mean = (inside: boolean): number => {
      let [sum, count] = [0, 0];
      for (let i = 0; i < info.width * info.height; i++) {
        const [x, y] = [i % info.width, Math.floor(i / info.width)];
        const isIn =
          x >= PATCH.left && x < PATCH.left + PATCH.width && y >= PATCH.top && y < PATCH.top + PATCH.height;
        if (isIn !== inside) continue;
        sum += data[i * info.channels]!;
        count++;
      }
      return sum / count;
    };
    expect(mean(true)).toBeGreaterThan(1.3 * mean(false));
  });

  it('is a note that moves nothing', async () => {
    const findings = await levelsOf(await pasted());
    expect(findings.map((f) => f.strength)).toEqual(['note']);
    const calibration = loadCalibration();
    expect(fuse(findings, calibration, 'scan').measured).toBe(0);
    expect(fuse(findings, calibration, 'scan').risk).toBe(fuse([], calibration, 'scan').risk);
  });

  it('is not made of other files, nor of a JPEG that cannot be decoded', async () => {
    const whole = await pasted();
    expect(await levelsOf(await sharp(strokes(1), raw).png().toBuffer())).toEqual([]);
    expect(await levelsOf(whole.subarray(0, 300))).toEqual([]);
  });
});
