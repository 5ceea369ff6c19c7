import { GraphEditor } from '../onnx/graph-editor.ts';
import type { OnnxModel } from '../onnx/schema.ts';

/**
 * `x + x · s`, where `s` is one number per channel (the residual squeeze-and-excitation of PP-OCR's neck), becomes
 * `x · (s + 1)`: one pass over the feature map instead of two. The values are the same but for rounding.
 *
 * @returns how many were rewritten.
 */
export function joinResidualScales(model: OnnxModel): number {
  const graph = new GraphEditor(model);
  let rewritten = 0;
  for (const add of graph.ofType('Add')) {
    const product = add.input.map((name) => graph.maker(name)).find((maker) => maker?.op_type === 'Mul');
    const x = product && add.input.find((name) => name !== product.output[0] && product.input.includes(name));
    const scale = x && product.input.find((name) => name !== x);
    if (!product || !x || !scale || graph.maker(scale)?.op_type !== 'HardSigmoid') continue;
    if (graph.users(product.output[0]!).length !== 1 || graph.maker(scale)!.input[0] === x) continue;
    const [sum, scaled] = [product.output[0]!, add.output[0]!];
    product.op_type = 'Add';
    product.input = [scale, graph.constant(`${scaled}.one`, Float32Array.of(1), [1])];
    add.op_type = 'Mul';
    add.input = [x, sum];
    rewritten++;
  }
  return rewritten;
}
