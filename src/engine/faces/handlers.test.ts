import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { resourcePath } from '../resources.ts';
import { decodeFaceImage } from './decode.ts';
import { analyzeFrame, compareFaces, detectFaces, embedFace } from './handlers.ts';
import { findPortraits } from './portrait.ts';
import { fusedScore } from './score.ts';

/** The specimen card of a fictional person; its portrait is drawn. */
const card = readFileSync(resourcePath('samples', 'omang-front.jpg'));
const context = { progress: () => undefined, signal: new AbortController().signal };
let portrait: Buffer;

beforeAll(async () => {
  const [mark] = await findPortraits(await decodeFaceImage(card));
  const { x, y, width, height } = mark!.box;
  const margin = 0.5;
  portrait = await sharp(card)
    .extract({
      left: Math.round(Math.max(0, x - width * margin)),
      top: Math.round(Math.max(0, y - height * margin)),
      width: Math.round(width * (1 + 2 * margin)),
      height: Math.round(height * (1 + 2 * margin)),
    })
    .toBuffer();
});

/** The portrait, and beside it another one of `share` of its size. */
async function twoPeople(share: number): Promise<Buffer> {
  const { height = 0, width = 0 } = await sharp(portrait).metadata();
  return sharp({ create: { width: 2 * width, height, channels: 3, background: '#888888' } })
    .composite([
      { input: portrait, left: 0, top: 0 },
      {
        input: await sharp(portrait)
          .flop()
          .resize({ width: Math.round(share * width) })
          .toBuffer(),
        left: width,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
}

/** Printed across with waves, as some documents protect their portraits. */
async function behindWaves(picture: Buffer, colour: string): Promise<Buffer> {
  const { height = 0, width = 0 } = await sharp(picture).metadata();
  const wave = (y: number) => {
    const points = Array.from({ length: 60 }, (_, i) => {
      const x = (i / 59) * width;
      return `${x},${y + Math.sin((x / width) * 9 + y) * height * 0.04}`;
    });
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  };
  const waves = Array.from({ length: 26 }, (_, i) => wave(((i + 0.5) / 26) * height)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${waves}</svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A flat shape over each eye; its half width and height in distances of the eyes. */
async function eyesUnder(
  picture: Buffer,
  fill: string,
  half: { across: number; high: number },
): Promise<Buffer> {
  const { faces, width, height } = await detectFaces({ image: picture }, context);
  const [right, left] = faces[0]!.points;
  const apart = Math.hypot(left!.x - right!.x, left!.y - right!.y);
  const shapes = [right!, left!].map(
    ({ x, y }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${half.across * apart}" ry="${half.high * apart}" fill="${fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  const whole = await sharp(picture).resize(width, height, { fit: 'fill' }).toBuffer();
  return sharp(whole)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

async function leftHalf(picture: Buffer): Promise<Buffer> {
  const { height = 0, width = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .extract({ left: 0, top: 0, width: Math.round(width / 2), height })
    .png()
    .toBuffer();
}

const refusal = async (source: Uint8Array, target: Uint8Array): Promise<StationError> =>
  compareFaces({ source, target }, context).then(
    () => expect.fail('should be refused'),
    (thrown: unknown) => StationError.from(thrown),
  );

describe('faces', () => {
  it('finds the one portrait of an identity card', async () => {
    const { faces, width } = await detectFaces({ image: card }, context);
    expect(faces).toHaveLength(1);
    expect(faces[0]!.box.x + faces[0]!.box.width).toBeLessThan(width / 3);
    expect(faces[0]!.points).toHaveLength(5);
  });

  it('compares a card with the portrait that was cut out of it as the same person', async () => {
    const { similarity, calibration } = await compareFaces({ source: card, target: portrait }, context);
    expect(similarity).toBeGreaterThan(90);
    expect(calibration).not.toBe('');
  });

  it.each(['rgba(20, 60, 110, 0.6)', 'rgba(255, 250, 220, 0.6)'])(
    'recognises a portrait behind fine lines in %s',
    async (colour) => {
      const source = await behindWaves(portrait, colour);
      const { similarity } = await compareFaces({ source, target: portrait }, context);
      expect(similarity).toBeGreaterThan(90);
    },
  );

  it('compares the same way whichever picture comes first', async () => {
    const a = await compareFaces({ source: card, target: portrait }, context);
    const b = await compareFaces({ source: portrait, target: card }, context);
    expect(a.similarity).toBe(b.similarity);
  });

  it('follows the rotation mark of a photo, and finds a face that lies sideways without one', async () => {
    const upright = await embedFace({ image: portrait }, context);
    const marked = await sharp(portrait).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const unmarked = await sharp(portrait).rotate(90).jpeg().toBuffer();
    for (const image of [marked, unmarked])
      expect(fusedScore(upright.embedding, (await embedFace({ image }, context)).embedding)).toBeGreaterThan(
        0.3,
      );
  });

  it('marks portrait and ghost image of a page', async () => {
    const page = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#dde8ee' } })
      .composite([
        { input: await sharp(portrait).resize({ height: 500 }).toBuffer(), left: 80, top: 250 },
        {
          input: await sharp(portrait).resize({ height: 210 }).grayscale().linear(0.7, 60).toBuffer(),
          left: 1_250,
          top: 640,
        },
      ])
      .jpeg()
      .toBuffer();
    const marks = await findPortraits(await decodeFaceImage(page));
    expect(marks.map((m) => m.kind)).toEqual(['portrait', 'ghost-portrait']);
  });

  it.each([
    [
      'nobody',
      () =>
        sharp({ create: { width: 800, height: 600, channels: 3, background: '#888888' } })
          .png()
          .toBuffer(),
      'NO_FACE_ID_PHOTO',
    ],
    ['a tiny face', () => sharp(portrait).resize({ height: 60 }).png().toBuffer(), 'TOO_SMALL_ID_PHOTO'],
    ['a blurred face', () => sharp(portrait).blur(9).png().toBuffer(), 'BLURRED_ID_PHOTO'],
    ['half a face', () => leftHalf(portrait), 'CUT_OFF_ID_PHOTO'],
  ])('refuses %s and says why', async (_name, make, reason) => {
    const error = await refusal(await make(), portrait);
    expect(error.code).toBe('FACE_NOT_USABLE');
    expect(error.details.reason).toBe(reason);
    expect(error.message).toMatch(/ID photo/);
  });

  it.each([
    ['a bar', '#101014', { across: 1.1, high: 0.25 }],
    ['dark glasses', '#241a12', { across: 0.36, high: 0.26 }],
  ])('calls a face whose eyes are under %s covered, in both pictures', async (_what, colour, half) => {
    const hidden = await eyesUnder(portrait, colour, half);
    for (const [source, target, picture] of [
      [hidden, portrait, 'ID_PHOTO'],
      [portrait, hidden, 'SELFIE'],
    ] as const)
      expect((await refusal(source, target)).details.reason).toBe(`COVERED_${picture}`);
  });

  it('calls a selfie blurred where blur moved the points of the face, and not covered', async () => {
    const soft = await sharp(portrait).blur(6.5).png().toBuffer();
    expect(await refusal(portrait, soft)).toMatchObject({
      details: { reason: 'BLURRED_SELFIE' },
      message: expect.stringContaining('blurred') as string,
    });
  });

  it.each([1, 0.7])('refuses a selfie with a second person of %s of the size', async (share) => {
    expect((await refusal(portrait, await twoPeople(share))).details.reason).toBe('SEVERAL_FACES_SELFIE');
  });

  it('counts a small second person in a selfie and compares the large one', async () => {
    const selfie = await twoPeople(0.45);
    const { similarity, bystanders } = await compareFaces({ source: portrait, target: selfie }, context);
    expect(similarity).toBeGreaterThan(90);
    expect(bystanders).toBe(1);
    expect((await compareFaces({ source: portrait, target: portrait }, context)).bystanders).toBe(0);
  });

  it('refuses what is no picture, and pictures cut short', async () => {
    expect((await refusal(Buffer.from('no picture'), portrait)).code).toBe('INVALID_FILE_FORMAT');
    const cut = card.subarray(0, 4_000);
    expect(await refusal(cut, portrait)).toMatchObject({
      code: 'DAMAGED_DOCUMENT',
      details: { fileIndex: 0 },
    });
    expect(await refusal(portrait, cut)).toMatchObject({
      code: 'DAMAGED_DOCUMENT',
      details: { fileIndex: 1 },
    });
  });

  it('measures a camera frame: one face, its pose, its eyes and its light', async () => {
    const frame = await sharp(portrait).resize({ height: 480 }).jpeg().toBuffer();
    const facts = await analyzeFrame({ image: frame, withEmbedding: true, look: 'full' }, context);
    expect(facts.faces).toBe(1);
    expect(facts.face!.rigid).toHaveLength(30);
    expect(Math.abs(facts.face!.yaw)).toBeLessThan(15);
    expect(facts.face!.eyeAspectRatio).toBeGreaterThan(0.15);
    expect(facts.face!.mouthOpening).toBeLessThan(0.2);
    expect(facts.face!.skin.red).toBeGreaterThan(facts.face!.skin.blue);
    expect(facts.embedding).toHaveLength(640);
  });

  it.each([
    ['a step behind', 0.5, 1],
    ['as near', 0.8, 2],
  ])('counts in a camera frame who is in front of it: somebody %s', async (_where, share, people) => {
    const frame = await twoPeople(share);
    const facts = await analyzeFrame({ image: frame, withEmbedding: false, look: 'quick' }, context);
    expect(facts.faces).toBe(people);
  });
});
