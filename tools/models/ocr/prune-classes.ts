import type { OnnxModel, OnnxTensor } from '../onnx/schema.ts';

/**
 * Keeps only some classes of a classifier's last layer, in place: every float constant with a dimension of
 * `total` loses the other columns. The recogniser knows 6,625 characters, nearly all Chinese; without them it is a
 * third smaller, its last layer sixty times cheaper, and it cannot answer with a character nobody prints here.
 *
 * @returns how many constants were pruned.
 */
export function pruneClasses(model: OnnxModel, total: number, keep: readonly number[]): number {
  const constants = model.graph.node.flatMap((node) => node.attribute.flatMap((a) => (a.t ? [a.t] : [])));
  let pruned = 0;
  for (const tensor of [...constants, ...model.graph.initializer]) {
    const axis = tensor.dims.map(Number).lastIndexOf(total);
    if (axis === -1) continue;
    if (axis !== tensor.dims.length - 1)
      throw new Error(`${tensor.name}: classes are not the last dimension`);
    pruneColumns(tensor, total, keep);
    pruned++;
  }
  for (const output of model.graph.output) {
    for (const size of output.type.tensor_type.shape?.dim ?? [])
      if (Number(size.dim_value) === total) size.dim_value = keep.length;
  }
  return pruned;
}

function pruneColumns(tensor: OnnxTensor, total: number, keep: readonly number[]): void {
  if (!tensor.raw_data?.length) throw new Error(`${tensor.name}: weights are not raw bytes`);
  const values = new Float32Array(Uint8Array.from(tensor.raw_data).buffer);
  const rows = values.length / total;
  const kept = new Float32Array(rows * keep.length);
  for (let row = 0; row < rows; row++)
    for (const [to, from] of keep.entries()) kept[row * keep.length + to] = values[row * total + from]!;
  tensor.raw_data = new Uint8Array(kept.buffer);
  tensor.dims = [...tensor.dims.slice(0, -1).map(Number), keep.length];
}
