import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPixels } from '../../../tools/bench/forensics/pixels-only.ts';
import { openImage } from './image/evidence.ts';
import { kindOfFile, kindOfPicture, SHOWN, type ShownKind } from './shown.ts';
import { seededRandom } from './testing/seeded-random.ts';

const [WIDTH, HEIGHT, HEAD] = [640, 832, 160];
const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };

/** A tinted sheet with lines of print below a shaded header; noise of ± `grain` levels, as in a photograph. */
function sheet(grain: number): Sharp {
  const random = seededRandom(7);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isPrint = y % 80 < 8 && x % 12 < 5 && x > 60 && x < 580;
      const paper = y < HEAD ? [40 + x / 4, 60 + y, 210 - x / 8] : [240, 232, 210];
      for (const [c, shade] of (isPrint ? [40, 40, 90] : paper).entries())
        data[(y * WIDTH + x) * 3 + c] = Math.round(shade + grain * (2 * random() - 1));
    }
  return sharp(data, raw);
}

const captured = (): Sharp => sheet(9);
const kindOf = async (picture: Sharp): Promise<ShownKind> => {
  const bytes = await picture.toBuffer();
  const image = (await openImage(bytes, 'scan'))!;
  try {
    return kindOfPicture(image, bytes);
  } finally {
    image.release();
  }
};

describe('the kind of a picture', () => {
  it.each<[string, ShownKind, () => Sharp]>([
    ['PNG', 'capture, lossless', () => captured().png()],
    ['JPEG of 95', 'capture, fine JPEG', () => captured().jpeg({ quality: 95 })],
    [
      'progressive JPEG of 98',
      'capture, fine JPEG',
      () => captured().jpeg({ quality: 98, progressive: true }),
    ],
    ['JPEG of 94', 'capture, coarser JPEG', () => captured().jpeg({ quality: 94 })],
    ['JPEG of 60', 'capture, coarser JPEG', () => captured().jpeg({ quality: 60 })],
    ['palette', 'unmeasured', () => captured().png({ palette: true, colours: 64 })],
    ['grey', 'unmeasured', () => captured().greyscale().png()],
    ['four inks', 'unmeasured', () => captured().toColourspace('cmyk').jpeg({ quality: 95 })],
    ['16 bits', 'unmeasured', () => captured().toColourspace('rgb16').png()],
  ])('that was captured goes by how it was saved last: %s', async (_, kind, picture) => {
    expect(await kindOf(picture())).toBe(kind);
  });

  it.each<[string, () => Sharp]>([
    ['PNG', () => sheet(0).png()],
    ['JPEG', () => sheet(0).jpeg({ quality: 97 })],
  ])('that a program drew is a rendering, however it was saved: %s', async (_, picture) => {
    expect(await kindOf(picture())).toBe('rendering');
  });
});

describe('the kind of a file', () => {
  it('is the least telling of its pages', () => {
    expect(kindOfFile('scan', false, ['capture, lossless'])).toBe('capture, lossless');
    expect(kindOfFile('scanned-pdf', false, ['capture, fine JPEG', 'capture, coarser JPEG'])).toBe(
      'capture, coarser JPEG',
    );
    expect(kindOfFile('scanned-pdf', false, ['capture, fine JPEG', 'unmeasured'])).toBe('unmeasured');
    expect(kindOfFile('unknown', false, [])).toBe('unmeasured');
  });

  it('claims no more on a screen than renderings do', () => {
    expect(kindOfFile('screenshot', false, ['capture, lossless'])).toBe('rendering');
    expect(kindOfFile('screenshot', false, ['unmeasured'])).toBe('unmeasured');
  });

  it('goes by the channel alone where that decides, and by what was looked at', () => {
    expect(kindOfFile('messenger', false, ['capture, coarser JPEG'])).toBe('messenger');
    expect(kindOfFile('camera', false, ['capture, lossless'])).toBe('unmeasured');
    expect(kindOfFile('born-digital-pdf', false, ['unmeasured'])).toBe('text of a PDF');
    expect(kindOfFile('born-digital-pdf', true, [])).toBe('structure of a PDF');
    expect(kindOfFile('scan', true, [])).toBe('unmeasured');
  });
});

describe('what a report claims where nothing was found', () => {
  const reports = new Map<string, Awaited<ReturnType<typeof inspectPixels>>>();
  beforeAll(async () => {
    for (const [name, picture] of [
      ['lossless', captured().png()],
      ['coarse', captured().jpeg({ quality: 80 })],
      ['palette', captured().png({ palette: true, colours: 64 })],
    ] as const)
      reports.set(name, await inspectPixels(await picture.toBuffer()));
  });

  it.each<[string, ShownKind]>([
    ['lossless', 'capture, lossless'],
    ['coarse', 'capture, coarser JPEG'],
    ['palette', 'unmeasured'],
  ])('is the share of its kind: %s', (name, kind) => {
    expect(reports.get(name)).toMatchObject({
      verdict: 'INCONCLUSIVE',
      confidenceScore: Math.round(100 * SHOWN[kind]),
    });
  });

  it('is said in words where it was measured', () => {
    expect(reports.get('lossless')!.message).toContain('65 in 100 showed signs');
    expect(reports.get('palette')!.message).toContain('often leave none');
  });
});
