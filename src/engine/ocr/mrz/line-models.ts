import { existsSync, readFileSync } from 'node:fs';
import { Tensor } from 'onnxruntime-node';
import { resourcePath } from '../../resources.ts';
import type { Raster } from '../../raster/page.ts';
import { RECOGNISED_CHARACTERS } from '../ppocr/alphabet.ts';
import { classProbabilities } from '../ppocr/recognise.ts';
import { hasModel, sessionOf } from '../sessions.ts';
import { lumaOf } from '../../raster/luma.ts';
import { COLUMNS, type LineEvidence } from './alignment.ts';
import { MRZ_CHARACTERS } from './formats.ts';

/** Reads one line of a zone as character probabilities. */
export interface MrzLineModel {
  readonly name: 'mrz-line' | 'ppocr';
  /** Height of its input crop, pixels. */
  readonly height: number;
  read(crop: Raster): Promise<LineEvidence>;
}

const FLOOR = 1e-6;

/** The general recogniser, restricted to the zone's characters. */
export const maskedRecogniser: MrzLineModel = {
  name: 'ppocr',
  height: 48,
  read: async (crop) => {
    const { data, steps, classes } = await classProbabilities(crop);
    const columns = [0, ...[...MRZ_CHARACTERS].map((c) => RECOGNISED_CHARACTERS.indexOf(c) + 1)];
    const logProbabilities = new Float32Array(steps * COLUMNS);
    for (let step = 0; step < steps; step++) {
      const row = step * classes;
      let sum = 0;
      for (const column of columns) sum += data[row + column]! + FLOOR;
      for (let k = 0; k < COLUMNS; k++)
        logProbabilities[step * COLUMNS + k] = Math.log((data[row + columns[k]!]! + FLOOR) / sum);
    }
    return { steps, logProbabilities };
  },
};

/** Written by tools/models/mrz/train.py beside the model. */
interface LineModelLayout {
  readonly height: number;
  readonly charset: string;
  readonly blankIndex: number;
  readonly outputLayout: 'N,T,C' | 'T,N,C';
}

/** Widths are padded to this multiple by repeating the last column, as in training. */
const WIDTH_MULTIPLE = 8;

function ownModel(layout: LineModelLayout): MrzLineModel {
  const characterColumns = [...layout.charset].map((_, i) => (i < layout.blankIndex ? i : i + 1));
  // Maps evidence column k to the model's output column `source[k]`.
  const source = [
    layout.blankIndex,
    ...[...MRZ_CHARACTERS].map((c) => characterColumns[layout.charset.indexOf(c)]!),
  ];
  return {
    name: 'mrz-line',
    height: layout.height,
    read: async (crop) => {
      const session = await sessionOf('mrz-line');
      const width = Math.ceil(crop.width / WIDTH_MULTIPLE) * WIDTH_MULTIPLE;
      const input = new Tensor('float32', grayTensor(crop, width), [1, 1, crop.height, width]);
      const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
      const steps = output.dims[layout.outputLayout === 'N,T,C' ? 1 : 0]!;
      return { steps, logProbabilities: logSoftmax(output.data as Float32Array, steps, source) };
    },
  };
}

function grayTensor({ data, width: w, height }: Raster, width: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * w + Math.min(x, w - 1)) * 3;
      // ITU-R BT.601 luma, as Pillow's "L" in training.
      out[y * width + x] = lumaOf(data[i]!, data[i + 1]!, data[i + 2]!) / 255;
    }
  }
  return out;
}

function logSoftmax(logits: Float32Array, steps: number, source: readonly number[]): Float32Array {
  const out = new Float32Array(steps * COLUMNS);
  for (let step = 0; step < steps; step++) {
    const row = step * COLUMNS;
    let max = -Infinity;
    for (let k = 0; k < COLUMNS; k++) max = Math.max(max, logits[row + k]!);
    let sum = 0;
    for (let k = 0; k < COLUMNS; k++) sum += Math.exp(logits[row + k]! - max);
    const offset = max + Math.log(sum);
    for (let k = 0; k < COLUMNS; k++)
      out[row + k] = Math.max(Math.log(FLOOR), logits[row + source[k]!]! - offset);
  }
  return out;
}

let models: readonly MrzLineModel[] | null = null;

/** The line models in order of use: our own if installed, then the general recogniser. */
export function mrzLineModels(): readonly MrzLineModel[] {
  if (models) return models;
  const layoutFile = resourcePath('models', 'mrz-line.json');
  models =
    hasModel('mrz-line') && existsSync(layoutFile)
      ? [ownModel(JSON.parse(readFileSync(layoutFile, 'utf8')) as LineModelLayout), maskedRecogniser]
      : [maskedRecogniser];
  return models;
}
