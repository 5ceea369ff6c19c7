import { existsSync } from 'node:fs';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { StationError } from '../../contract/errors/station-error.ts';
import { resourcePath } from '../resources.ts';

/**
 * The declared interface of each model (models/README.md): a site may put its own file of the same name and
 * interface into the folder named by `NETEFATSA_MODELS`.
 */
const INTERFACES = {
  'face-detection': { input: 'input', shape: [1, 3, 240, 320], outputs: ['scores', 'boxes'] },
  'face-landmarks': { input: 'input', shape: [1, 1, 64, 64], outputs: ['output'] },
  'face-embedding': { input: 'input', shape: [1, 3, 112, 112], outputs: ['output'] },
  'face-embedding-dlib': { input: 'input', shape: [1, 150, 150, 3], outputs: ['embedding'] },
  'face-attack': { input: 'input', shape: [1, 3, 128, 128], outputs: ['output'] },
  'face-pose': { input: 'input', shape: [1, 3, 224, 224], outputs: ['output', '617'] },
  'face-box': {
    input: 'input',
    shape: [1, 256, 256, 3],
    outputs: ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'],
  },
  'face-mesh': { input: 'input_1', shape: [1, 192, 192, 3], outputs: ['Identity_1', 'Identity_2'] },
} as const;

export type FaceModel = keyof typeof INTERFACES;
export const FACE_MODELS = Object.keys(INTERFACES) as FaceModel[];

/** The file of a model: the site's own, or the one `npm run models` made. */
export function modelFile(model: FaceModel): string {
  const site = process.env['NETEFATSA_MODELS'];
  const own = site ? path.join(site, `${model}.onnx`) : null;
  return own && existsSync(own) ? own : resourcePath('models', `${model}.onnx`);
}

const sessions = new Map<FaceModel, Promise<InferenceSession>>();

async function open(model: FaceModel): Promise<InferenceSession> {
  const file = modelFile(model);
  if (!existsSync(file))
    throw new StationError('ENGINE_UNAVAILABLE', `The model ${model} is not installed.`, {
      reason: 'MODEL_MISSING',
    });
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  });
  const { input, outputs } = INTERFACES[model];
  const missing = [
    ...(session.inputNames.includes(input) ? [] : [input]),
    ...outputs.filter((name) => !session.outputNames.includes(name)),
  ];
  if (missing.length > 0)
    throw new StationError('ENGINE_UNAVAILABLE', `The model ${model} lacks ${missing.join(', ')}.`, {
      reason: 'MODEL_INTERFACE',
    });
  return session;
}

/**
 * Runs a model on one input laid out as its declared shape.
 *
 * @returns its declared outputs, flat, in the declared order.
 * @throws StationError ENGINE_UNAVAILABLE when the model's file is missing or has another interface.
 */
export async function runModel(model: FaceModel, data: Float32Array): Promise<Float32Array[]> {
  let session = sessions.get(model);
  if (!session) {
    session = open(model);
    sessions.set(model, session);
    session.catch(() => sessions.delete(model));
  }
  const { input, shape, outputs } = INTERFACES[model];
  const result = await (
    await session
  ).run({ [input]: new Tensor('float32', data, [...shape]) }, [...outputs]);
  return outputs.map((name) => result[name]!.data as Float32Array);
}
