/**
 * `node tools/models/line/crops.ts --out DIR [--seed 60001] [--minutes 20]`: lines cut out of generated specimens as the
 * station cuts them, with what they say, for training and for measuring the quick line reader.
 *
 * `crops.bin` holds grey crops of `LINE_HEIGHT` rows one behind the other, `crops.jsonl` a row for each: where it
 * begins, its width, its text and its source. Text is the specimen's own; a line whose text cannot be told is left out.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { detectionSide } from '../../../src/engine/ocr/detection-size.ts';
import { cropLine, type LineCrop } from '../../../src/engine/ocr/line-crop.ts';
import { detectText } from '../../../src/engine/ocr/ppocr/detect.ts';
import { ppocrReader } from '../../../src/engine/ocr/ppocr/reader.ts';
import { degrade, generate, layoutsOf, specimenTypes } from '../../specimens/index.ts';
import { printedText } from './printed-text.ts';

const PROFILES = ['clean', 'scan', 'photo', 'photo', 'hard-photo', 'cheap-phone', 'photocopy', 'messenger'];

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(tmpdir(), 'netefatsa-lines') },
    seed: { type: 'string', default: '60001' },
    minutes: { type: 'string', default: '20' },
  },
});

/** Luma of ITU-R BT.601, which is what the quick reader is shown. */
function grey({ data, width, height }: LineCrop): Uint8Array {
  return Uint8Array.from(
    { length: width * height },
    (_, i) => 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]! + 0.5,
  );
}

mkdirSync(options.out, { recursive: true });
const end = Date.now() + Number(options.minutes) * 60_000;
let written = 0;
let seed = Number(options.seed);
for (; Date.now() < end; seed++) {
  const types = specimenTypes.map(({ type }) => type);
  const type = types[(seed * 7) % types.length]!;
  const layout = 1 + (seed % layoutsOf(type).length);
  const profile = PROFILES[(seed * 5) % PROFILES.length]!;
  const specimen = await generate(type, layout, seed);
  const { truth, images } = await degrade(specimen, profile, seed);
  const printed = truth.pages.flatMap((page) => page.lines.map((line) => line.text));
  try {
    for await (const page of openPages(
      { name: 'page', bytes: images[0]! },
      { fileIndex: 0, firstPageIndex: 0 },
    )) {
      for (const { quad } of await detectText(page.raster, detectionSide(page.raster))) {
        const crop = cropLine(page.raster, quad);
        const reading = await ppocrReader.read(crop);
        const text = printedText(reading, printed);
        if (text === null) continue;
        appendFileSync(path.join(options.out, 'crops.bin'), grey(crop));
        appendFileSync(
          path.join(options.out, 'crops.jsonl'),
          `${JSON.stringify({ at: written, width: crop.width, text, read: reading.text, weakest: Math.min(...reading.certainty), source: `${truth.layout}-s${seed}-${profile}` })}\n`,
        );
        written += crop.width * crop.height;
      }
    }
  } catch (error) {
    process.stderr.write(`seed ${seed}: ${String(error)}\n`);
  }
}
process.stdout.write(`specimens up to seed ${seed - 1}\n`);
process.exit(0);
