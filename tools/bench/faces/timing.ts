import sharp from 'sharp';
import { analyzeFrame, compareFaces } from '../../../src/engine/faces/handlers.ts';

const context = { progress: () => undefined, signal: new AbortController().signal };
const RUNS = 15;

/** Comparison of two 1,200 pixel pictures, and the analysis of one camera frame. CPU time, so that neighbours do not count. */
export async function timingRows(portrait: Buffer): Promise<(string | number)[][]> {
  const large = await sharp(portrait).resize(1_200, 1_200).jpeg({ quality: 90 }).toBuffer();
  const frame = await sharp(portrait).resize(640, 480, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
  const compare = await median(() => compareFaces({ source: large, target: large }, context));
  const analyse = await median(() =>
    analyzeFrame({ image: frame, withEmbedding: false, look: 'full' }, context),
  );
  const withEmbedding = await median(() =>
    analyzeFrame({ image: frame, withEmbedding: true, look: 'full' }, context),
  );
  const quick = await median(() =>
    analyzeFrame({ image: frame, withEmbedding: false, look: 'quick' }, context),
  );
  return [
    ['what', 'CPU time', 'wall time'],
    ['compare two pictures of 1,200 pixels', ...compare],
    ['analyse a frame of 640 × 480', ...analyse],
    ['a quick look at it (three of four frames under coloured light)', ...quick],
    ['the same with its embedding (every fifth frame)', ...withEmbedding],
  ];
}

async function median(work: () => Promise<unknown>): Promise<[string, string]> {
  await work();
  await work();
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    await work();
    const used = process.cpuUsage(before);
    cpu.push((used.user + used.system) / 1_000);
    wall.push(performance.now() - started);
  }
  const middle = (values: number[]) =>
    `${Math.round(values.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!)} ms`;
  return [middle(cpu), middle(wall)];
}
