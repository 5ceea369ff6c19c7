import sharp from 'sharp';
import { analyzeFrame, compareFaces } from '../../../src/engine/faces/handlers.ts';
import { searchAmong } from './duplicate-search.ts';
import { medianTime as median, RUNS } from './median-time.ts';
import type { Random } from './random.ts';

const context = { progress: () => undefined, signal: new AbortController().signal };
const STORED = 100_000;

/** Comparison of two 1,200 pixel pictures, the analysis of one camera frame, the search for a stored face. CPU time, so that neighbours do not count. */
export async function timingRows(portrait: Buffer, random: Random): Promise<(string | number)[][]> {
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
  const search = searchAmong(STORED, random);
  const found = await median(search.run);
  search.close();
  return [
    ['what', `CPU time, median of ${RUNS}`, 'wall time'],
    ['compare two pictures of 1,200 pixels', ...compare],
    ['analyse a frame of 640 × 480', ...analyse],
    ['a quick look at it (three of four frames under coloured light)', ...quick],
    ['the same with its embedding (every fifth frame)', ...withEmbedding],
    [`find one face among ${STORED.toLocaleString('en')} stored (exact scan)`, ...found],
  ];
}
