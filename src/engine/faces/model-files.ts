import { existsSync } from 'node:fs';
import { modelFile } from '../resources.ts';

/**
 * The declared interface of each model (models/README.md): a site may put its own file of the same name and
 * interface into the folder named by `NETEFATSA_MODELS`.
 */
export const MODEL_INTERFACES = {
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
  'face-iris': { input: 'input_1', shape: [1, 64, 64, 3], outputs: ['Identity'] },
  'face-eye': { input: 'input', shape: [1, 1, 24, 24], outputs: ['output'] },
  'face-mesh': { input: 'input_1', shape: [1, 192, 192, 3], outputs: ['Identity_1', 'Identity_2'] },
} as const;

export type FaceModel = keyof typeof MODEL_INTERFACES;
export const FACE_MODELS = Object.keys(MODEL_INTERFACES) as FaceModel[];

/** Models whose file is not there. */
export const missingModels = (): FaceModel[] => FACE_MODELS.filter((model) => !existsSync(modelFile(model)));
