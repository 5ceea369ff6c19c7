import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { z } from 'zod';
import { similarityOf } from '../../../src/engine/faces/calibration.ts';
import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { embed } from '../../../src/engine/faces/embedding.ts';
import { detectFaces } from '../../../src/engine/faces/detect.ts';
import { findLandmarks, fivePoints } from '../../../src/engine/faces/landmarks.ts';
import { cosine, distance, fusedScore } from '../../../src/engine/faces/score.ts';
import { acceptedAt, areaUnderCurve, equalErrorRate, share, type PairScores } from './metrics.ts';

const Pair = z.object({ a: z.string(), b: z.string(), same: z.enum(['0', '1']) });
type Score = (a: Float32Array, b: Float32Array) => number;

const SCORES: readonly [string, Score][] = [
  ['fr_feature (cosine)', cosine],
  ['dlib (distance)', (a, b) => -distance(a, b)],
  ['fused', fusedScore],
];

export interface PairSet {
  readonly pairs: readonly { a: string; b: string; same: boolean }[];
  /** Files without a usable face are missing. */
  readonly embeddings: ReadonlyMap<string, Float32Array>;
  readonly files: number;
}

/**
 * Embeds every file of a `pairs.csv` (columns a, b, same; paths beside it).
 *
 * @param prepare changes a picture first, e.g. prints it on a card.
 */
export async function embedPairs(
  pairsFile: string,
  limit: number,
  prepare?: (file: string, image: Buffer) => Promise<Buffer>,
): Promise<PairSet> {
  const rows = z.array(Pair).parse(parse(readFileSync(pairsFile), { columns: true, skip_empty_lines: true }));
  const step = Math.max(1, Math.floor(rows.length / limit));
  const pairs = rows.filter((_, i) => i % step === 0).map(({ a, b, same }) => ({ a, b, same: same === '1' }));
  // Only the first picture of a pair is printed: an ID photo is compared with a selfie.
  const wanted = new Set(pairs.flatMap(({ a, b }) => [prepare ? `print ${a}` : a, b]));
  const embeddings = new Map<string, Float32Array>();
  for (const name of wanted) {
    const file = name.replace(/^print /, '');
    const original = readFileSync(path.resolve(path.dirname(pairsFile), file));
    const embedding = await embedCentral(
      name === file || !prepare ? original : await prepare(file, original),
    );
    if (embedding) embeddings.set(name, embedding);
  }
  return {
    pairs: prepare ? pairs.map((p) => ({ ...p, a: `print ${p.a}` })) : pairs,
    embeddings,
    files: wanted.size,
  };
}

/** Sets like LFW mean the person in the middle; a bystander may be larger. */
export async function embedCentral(image: Buffer): Promise<Float32Array | null> {
  const raster = await decodeFaceImage(image);
  const found = await detectFaces(raster);
  const off = ({ box }: (typeof found)[number]) =>
    Math.hypot(box.x + box.width / 2 - raster.width / 2, box.y + box.height / 2 - raster.height / 2);
  const [face] = found.toSorted((a, b) => off(a) - off(b));
  return face ? embed(raster, fivePoints(await findLandmarks(raster, face.box))) : null;
}

export function scoresOf({ pairs, embeddings }: PairSet, score: Score): PairScores {
  const scored = pairs.flatMap(({ a, b, same }) => {
    const [x, y] = [embeddings.get(a), embeddings.get(b)];
    return x && y ? [{ same, score: score(x, y) }] : [];
  });
  return {
    genuine: scored.filter((s) => s.same).map((s) => s.score),
    impostor: scored.filter((s) => !s.same).map((s) => s.score),
  };
}

/** One row per score: AUC, EER, TAR at two FAR, and how many pairs were scored. */
export function verificationRows(set: PairSet): (string | number)[][] {
  const rows: (string | number)[][] = [
    ['score', 'AUC', 'EER', 'TAR at FAR 1e-2', 'TAR at FAR 1e-3', 'pairs same / different'],
  ];
  for (const [name, score] of SCORES) {
    const scores = scoresOf(set, score);
    rows.push([
      name,
      areaUnderCurve(scores).toFixed(4),
      percent(equalErrorRate(scores)),
      percent(acceptedAt(scores, 1e-2).accepted),
      percent(acceptedAt(scores, 1e-3).accepted),
      `${scores.genuine.length} / ${scores.impostor.length}`,
    ]);
  }
  return rows;
}

/** What each similarity means on every pair of two different people of the set, and on its genuine pairs. */
export function calibrationRows(set: PairSet, personOf: (file: string) => string): (string | number)[][] {
  const names = [...set.embeddings.keys()];
  const impostor: number[] = [];
  for (let i = 0; i < names.length; i++)
    for (let j = i + 1; j < names.length; j++)
      if (personOf(names[i]!) !== personOf(names[j]!))
        impostor.push(
          similarityOf(fusedScore(set.embeddings.get(names[i]!)!, set.embeddings.get(names[j]!)!)),
        );
  const genuine = scoresOf(set, fusedScore).genuine.map((score) => similarityOf(score));
  const rows: (string | number)[][] = [
    ['similarity above', 'false match rate', `of ${impostor.length} pairs`, 'genuine pairs accepted'],
  ];
  for (const limit of [50, 70, 90, 95, 99]) {
    const wrong = impostor.filter((v) => v > limit).length;
    rows.push([
      limit,
      (wrong / impostor.length).toExponential(1),
      wrong,
      percent(share(genuine, (v) => v > limit)),
    ]);
  }
  return rows;
}

/**
 * An ID photo as it comes back from a card: small, printed with a screen, laminated, and photographed. Face about
 * 110 pixels high, washed out, tinted, a soft reflection across it.
 */
export async function printOnCard(_file: string, image: Buffer): Promise<Buffer> {
  const size = 190;
  const small = await sharp(image)
    .resize(size, size)
    .blur(0.7)
    .linear(0.72, 38)
    .modulate({ saturation: 0.75 })
    .tint('#f3ece0')
    .toBuffer();
  const line = (x: number) =>
    `<line x1="${x}" y1="0" x2="${x - size}" y2="${size}" stroke="#fff" stroke-opacity=".16" stroke-width="1"/>`;
  const screen = Array.from({ length: (2 * size) / 3 }, (_, i) => line(i * 3)).join('');
  const glare = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".45" stop-color="#fff" stop-opacity=".3"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>`;
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${glare}${screen}<rect width="${size}" height="${size}" fill="url(#g)"/></svg>`,
  );
  const printed = await sharp(small)
    .composite([{ input: overlay }])
    .toBuffer();
  return sharp(printed).resize(250, 250, { kernel: 'cubic' }).blur(0.6).jpeg({ quality: 72 }).toBuffer();
}

export const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;
