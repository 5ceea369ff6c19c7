import { existsSync } from 'node:fs';
import { InferenceSession } from 'onnxruntime-node';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { modelFile } from '../resources.ts';

export type ReaderModel =
  'ppocr-detection' | 'ppocr-recognition' | 'ppocr-line-direction' | 'quick-line' | 'mrz-line';

const sessions = new Map<ReaderModel, Promise<InferenceSession>>();

async function open(model: ReaderModel): Promise<InferenceSession> {
  const file = modelFile(model);
  if (!existsSync(file))
    throw new StationError('ENGINE_UNAVAILABLE', message('engineRefusals.noModel', { model }), {
      reason: 'MODEL_MISSING',
    });
  return InferenceSession.create(file, {
    // One thread per engine process: two threads cost 1.6 times the work for little wall time (design, "Cost").
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Every page has its own input size: memory plans cached per size would only grow.
    enableMemPattern: false,
    // Faulting tensor memory in again for each layer takes as long as computing, or longer (ADR 131).
    enableCpuMemArena: true,
    logSeverityLevel: 3,
    extra: { session: { set_denormal_as_zero: '1' } },
  });
}

/**
 * The session of a model, opened on first use and kept.
 *
 * @throws StationError ENGINE_UNAVAILABLE when the model's file is missing.
 */
export function sessionOf(model: ReaderModel): Promise<InferenceSession> {
  let session = sessions.get(model);
  if (!session) {
    session = open(model);
    sessions.set(model, session);
    session.catch(() => sessions.delete(model));
  }
  return session;
}

/** Is the model's file there? */
export const hasModel = (model: ReaderModel): boolean => existsSync(modelFile(model));
