import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Weight } from '../onnx/graph.ts';

/** The weights manifest of TensorFlow.js; face-api writes the same list without a surrounding object. */
export const WeightsManifest = z.array(
  z.object({
    paths: z.array(z.string()),
    weights: z.array(
      z.object({
        name: z.string(),
        shape: z.array(z.number().int().positive()),
        dtype: z.enum(['float32', 'int32']),
        quantization: z
          .object({
            dtype: z.enum(['uint8', 'float16']),
            scale: z.number().optional(),
            min: z.number().optional(),
          })
          .optional(),
      }),
    ),
  }),
);
export type WeightsManifest = z.infer<typeof WeightsManifest>;

/**
 * Reads the weight shards that lie beside a manifest.
 *
 * @throws when a shard is shorter or longer than its manifest says.
 */
export function readWeights(manifest: WeightsManifest, folder: string): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const group of manifest) {
    const bytes = Buffer.concat(group.paths.map((file) => readFileSync(path.join(folder, file))));
    let offset = 0;
    for (const { name, shape, dtype, quantization } of group.weights) {
      const count = shape.reduce((a, b) => a * b, 1);
      const data = dtype === 'int32' ? new Int32Array(count) : new Float32Array(count);
      const width = quantization?.dtype === 'uint8' ? 1 : quantization?.dtype === 'float16' ? 2 : 4;
      for (let i = 0; i < count; i++) {
        const at = offset + i * width;
        if (quantization?.dtype === 'uint8')
          data[i] = Math.fround(
            Math.fround(bytes[at]! * Math.fround(quantization.scale!)) + quantization.min!,
          );
        else if (quantization) data[i] = halfToFloat(bytes.readUInt16LE(at));
        else data[i] = dtype === 'int32' ? bytes.readInt32LE(at) : bytes.readFloatLE(at);
      }
      offset += count * width;
      weights.set(name, { shape, data });
    }
    if (offset !== bytes.length)
      throw new Error(`Weights hold ${bytes.length} bytes where the manifest says ${offset}`);
  }
  return weights;
}

/** IEEE 754 binary16. */
export function halfToFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
