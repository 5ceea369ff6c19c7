import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import type * as TensorFlow from '@tensorflow/tfjs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageFile } from '../package-file.ts';
import { recipes, sources } from './make.ts';

/** TensorFlow.js publishes a CommonJS build for Node; its ES modules lack file extensions. */
const require = createRequire(import.meta.url);
const tf = require('@tensorflow/tfjs') as typeof TensorFlow;

/** Smooth pictures exercise every layer without saturating it; the same numbers every time. */
function picture(size: number, low: number, high: number): Float32Array {
  return Float32Array.from(
    { length: size },
    (_, i) => low + ((high - low) * (1 + Math.sin(i * 0.0131) * Math.cos(i * 0.0007))) / 2,
  );
}

function largestDifference(a: Float32Array, b: Float32Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((largest, v, i) => Math.max(largest, Math.abs(v - b[i]!)), 0);
}

async function runOnnx(bytes: Uint8Array, input: Float32Array, shape: number[]) {
  const session = await InferenceSession.create(bytes, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  return session.run({ [session.inputNames[0]!]: new Tensor('float32', input, shape) });
}

/** Loads a graph model from its files, as a browser would over HTTP. */
async function loadOriginal(file: string) {
  const model = JSON.parse(readFileSync(file, 'utf8')) as {
    modelTopology: object;
    weightsManifest: { paths: string[]; weights: TensorFlow.io.WeightsManifestEntry[] }[];
  };
  const shards = model.weightsManifest.flatMap((group) =>
    group.paths.map((name) => readFileSync(path.join(path.dirname(file), name))),
  );
  const weightData = Uint8Array.from(Buffer.concat(shards)).buffer;
  return tf.loadGraphModel({
    load: async () => ({
      modelTopology: model.modelTopology,
      weightSpecs: model.weightsManifest.flatMap((group) => group.weights),
      weightData,
    }),
  });
}

beforeAll(() => tf.setBackend('cpu'));

describe('converted models answer as in their original runtime', () => {
  it.each([
    { name: 'face-box.onnx', source: sources.blazeface, side: 256, low: -1, high: 1 },
    { name: 'face-mesh.onnx', source: sources.facemesh, side: 192, low: 0, high: 1 },
    { name: 'face-iris.onnx', source: sources.iris, side: 64, low: 0, high: 1 },
  ])('$name', async ({ name, source, side, low, high }) => {
    const input = picture(side * side * 3, low, high);
    const shape = [1, side, side, 3];
    const outputs = await runOnnx(recipes[name]!(), input, shape);
    const original = await loadOriginal(source);
    for (const [output, value] of Object.entries(outputs)) {
      const expected = original.execute(
        tf.tensor(input, shape as [number, number, number, number]),
        output,
      ) as TensorFlow.Tensor;
      // Coordinates are pixels of the input: a thousandth of a pixel.
      expect(
        largestDifference(value.data as Float32Array, (await expected.data()) as Float32Array),
        output,
      ).toBeLessThan(1e-3);
    }
  });

  it('face-embedding-dlib.onnx', async () => {
    const faceApi = loadFaceApi();
    const original = new faceApi.FaceRecognitionNet();
    await original.loadFromDisk(path.dirname(sources.faceRecognition));
    const input = picture(150 * 150 * 3, 0, 255);
    const outputs = await runOnnx(recipes['face-embedding-dlib.onnx']!(), input, [1, 150, 150, 3]);
    const expected = original.forwardInput(new faceApi.NetInput([tf.tensor4d(input, [1, 150, 150, 3])]));
    expect(
      largestDifference(outputs['embedding']!.data as Float32Array, (await expected.data()) as Float32Array),
    ).toBeLessThan(1e-3);
  });
});

interface FaceApi {
  FaceRecognitionNet: new () => {
    loadFromDisk(folder: string): Promise<void>;
    forwardInput(input: unknown): TensorFlow.Tensor;
  };
  NetInput: new (inputs: unknown[]) => unknown;
}

/** face-api's build for Node asks for the native TensorFlow binding; the plain one computes the same. */
function loadFaceApi(): FaceApi {
  const loader = Module as unknown as { _resolveFilename(request: string, ...rest: unknown[]): string };
  const resolve = loader._resolveFilename;
  loader._resolveFilename = (request, ...rest) =>
    resolve.call(loader, request === '@tensorflow/tfjs-node' ? '@tensorflow/tfjs' : request, ...rest);
  try {
    return require(packageFile('@vladmandic/face-api', 'dist', 'face-api.node.js')) as FaceApi;
  } finally {
    loader._resolveFilename = resolve;
  }
}
