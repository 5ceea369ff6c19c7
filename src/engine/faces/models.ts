import { existsSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { modelFile } from '../resources.ts';
import { MODEL_INTERFACES, type FaceModel } from './model-files.ts';

const sessions = new Map<FaceModel, Promise<InferenceSession>>();

async function open(model: FaceModel): Promise<InferenceSession> {
  const file = modelFile(model);
  if (!existsSync(file))
    throw new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.noModel', { model }), {
      reason: 'MODEL_MISSING',
    });
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
  });
  const { input, outputs } = MODEL_INTERFACES[model];
  const missing = [
    ...(session.inputNames.includes(input) ? [] : [input]),
    ...outputs.filter((name) => !session.outputNames.includes(name)),
  ];
  if (missing.length > 0)
    throw new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.otherModel', { model, missing }), {
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
  const { input, shape, outputs } = MODEL_INTERFACES[model];
  const result = await (
    await session
  ).run({ [input]: new Tensor('float32', data, [...shape]) }, [...outputs]);
  return outputs.map((name) => result[name]!.data as Float32Array);
}
