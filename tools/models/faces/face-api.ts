import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GraphBuilder, transpose, type Weight } from '../onnx/graph.ts';
import { readWeights, WeightsManifest } from './tfjs-weights.ts';

/** Mean RGB that dlib subtracts before its face network. */
const MEAN_RGB = Float32Array.of(122.782, 117.001, 104.298);

/**
 * dlib's face recognition ResNet as face-api publishes it, as an ONNX file: `input` 1×150×150×3 RGB 0–255 →
 * `embedding` 1×128. The file format has weights only, so the layers stand here: they follow
 * `FaceRecognitionNet` of face-api (a residual network of 29 convolutions).
 */
export function convertFaceRecognition(manifestFile: string): Uint8Array {
  const manifest = WeightsManifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const weights = readWeights(manifest, path.dirname(manifestFile));
  const get = (name: string): Weight => {
    const weight = weights.get(name);
    if (!weight) throw new Error(`${manifestFile} has no weight ${name}`);
    return weight;
  };
  const graph = new GraphBuilder();

  /** Convolution with its scale layer folded in: (w·x + b)·s + t = (w·s)·x + (b·s + t). */
  const convolution = (
    x: string,
    name: string,
    stride: number,
    padding: 'same' | 'valid',
    relu: boolean,
  ): string => {
    const filters = get(`${name}/conv/filters`);
    const scale = get(`${name}/scale/weights`).data;
    const channels = scale.length;
    const scaled = filters.data.map((w, i) => w * scale[i % channels]!);
    const bias = Float32Array.from(
      get(`${name}/conv/bias`).data,
      (b, i) => b * scale[i]! + get(`${name}/scale/biases`).data[i]!,
    );
    const oihw = transpose({ shape: filters.shape, data: scaled }, [3, 2, 0, 1]);
    const y = graph.node('Conv', [x, graph.float(oihw.data, oihw.shape), graph.float(bias, [channels])], {
      kernel_shape: oihw.shape.slice(2),
      strides: [stride, stride],
      ...(padding === 'same' ? { auto_pad: 'SAME_UPPER' } : {}),
    });
    return relu ? graph.node('Relu', [y]) : y;
  };
  const block = (x: string, name: string) =>
    graph.node('Relu', [
      graph.node('Add', [
        convolution(convolution(x, `${name}/conv1`, 1, 'same', true), `${name}/conv2`, 1, 'same', false),
        x,
      ]),
    ]);

  const planar = graph.node('Transpose', ['input'], { perm: [0, 3, 1, 2] });
  const centred = graph.node('Sub', [planar, graph.float(MEAN_RGB, [1, 3, 1, 1])]);
  let x = graph.node('Mul', [centred, graph.float(Float32Array.of(1 / 255), [])]);
  x = convolution(x, 'conv32_down', 2, 'valid', true);
  x = graph.node('MaxPool', [x], { kernel_shape: [3, 3], strides: [2, 2] });
  let side = 35;
  let channels = 32;

  /** Halves the picture; whichever branch is smaller is filled with zeros, as dlib does. */
  const halve = (name: string): void => {
    const wide = get(`${name}/conv2/conv/filters`).shape[3]!;
    let y = convolution(convolution(x, `${name}/conv1`, 2, 'valid', true), `${name}/conv2`, 1, 'same', false);
    let pooled = graph.node('AveragePool', [x], { kernel_shape: [2, 2], strides: [2, 2] });
    const convolved = Math.floor((side - 3) / 2) + 1;
    const half = Math.floor(side / 2);
    const missing = half - convolved;
    if (missing > 0) y = graph.node('Pad', [y, graph.integers([0, 0, 0, 0, 0, 0, missing, missing])]);
    if (wide > channels)
      pooled = graph.node('Pad', [pooled, graph.integers([0, 0, 0, 0, 0, wide - channels, 0, 0])]);
    side = half;
    channels = wide;
    x = graph.node('Relu', [graph.node('Add', [pooled, y])]);
  };

  for (const name of ['conv32_1', 'conv32_2', 'conv32_3']) x = block(x, name);
  halve('conv64_down');
  for (const name of ['conv64_1', 'conv64_2', 'conv64_3']) x = block(x, name);
  halve('conv128_down');
  for (const name of ['conv128_1', 'conv128_2']) x = block(x, name);
  halve('conv256_down');
  for (const name of ['conv256_1', 'conv256_2']) x = block(x, name);
  halve('conv256_down_out');

  const flat = graph.node('Flatten', [graph.node('GlobalAveragePool', [x])]);
  const final = get('fc');
  graph.node('MatMul', [flat, graph.float(Float32Array.from(final.data), final.shape)], {}, 'embedding');
  return graph.toBytes({ name: 'input', shape: [1, 150, 150, 3] }, ['embedding']);
}
