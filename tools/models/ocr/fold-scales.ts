import { GraphEditor, weightsOf } from '../onnx/graph-editor.ts';
import type { OnnxModel, OnnxNode } from '../onnx/schema.ts';

/**
 * Folds multiplications and additions of one number into the convolutions beside them: PP-LCNetV3 puts a learnt scale
 * and offset after each convolution and each activation, and the exporter left them as passes over whole feature
 * maps. Behind a convolution both fold exactly. Before one the scale always does; the offset does where the
 * convolution has no padding, since padding must stay zero, and remains an addition elsewhere.
 *
 * @returns how many nodes were taken out.
 */
export function foldScales(model: OnnxModel): number {
  const graph = new GraphEditor(model);
  for (const conv of graph.ofType('Conv')) {
    foldBehind(graph, conv, 'Mul');
    foldBehind(graph, conv, 'Add');
  }
  for (const conv of graph.ofType('Conv')) foldBefore(graph, conv);
  return graph.finish();
}

function replaceWeights(
  graph: GraphEditor,
  conv: OnnxNode,
  weights: Float32Array,
  dims: number[],
  bias: Float32Array,
): void {
  const name = conv.output[0]!;
  const version = graph.tensors.size;
  conv.input = [
    conv.input[0]!,
    graph.constant(`${name}.w${version}`, weights, dims),
    graph.constant(`${name}.b${version}`, bias, [bias.length]),
  ];
}

function foldBehind(graph: GraphEditor, conv: OnnxNode, operator: 'Mul' | 'Add'): void {
  const users = graph.users(conv.output[0]!);
  const user = users[0];
  if (users.length !== 1 || user!.op_type !== operator) return;
  const scalar = graph.scalarOf(user!);
  const own = weightsOf(graph, conv);
  if (!scalar || !own) return;
  const { weights, dims, bias } = own;
  if (operator === 'Mul')
    replaceWeights(
      graph,
      conv,
      weights.map((w) => w * scalar.value),
      dims,
      bias.map((b) => b * scalar.value),
    );
  else
    replaceWeights(
      graph,
      conv,
      weights,
      dims,
      bias.map((b) => b + scalar.value),
    );
  conv.output = [...user!.output];
  graph.removed.add(user!);
}

function foldBefore(graph: GraphEditor, conv: OnnxNode): void {
  const add = graph.maker(conv.input[0]!);
  const offset = add?.op_type === 'Add' ? graph.scalarOf(add) : null;
  const multiply = offset && graph.maker(offset.data);
  const scale = multiply?.op_type === 'Mul' ? graph.scalarOf(multiply) : null;
  const own = weightsOf(graph, conv);
  if (!add || !offset || !multiply || !scale || !own || scale.value === 0) return;
  if (graph.users(add.output[0]!).length !== 1 || graph.users(multiply.output[0]!).length !== 1) return;
  const { weights, dims, bias } = own;
  const scaled = weights.map((w) => w * scale.value);
  if (isPadded(conv)) {
    replaceWeights(graph, conv, scaled, dims, bias);
    add.input = [
      scale.data,
      graph.constant(`${add.output[0]}.offset`, Float32Array.of(offset.value / scale.value), [1]),
    ];
    graph.removed.add(multiply);
    return;
  }
  const perOutput = weights.length / dims[0]!;
  const shifted = bias.map(
    (b, o) =>
      b + offset.value * weights.subarray(o * perOutput, (o + 1) * perOutput).reduce((sum, w) => sum + w, 0),
  );
  replaceWeights(graph, conv, scaled, dims, shifted);
  conv.input = [scale.data, ...conv.input.slice(1)];
  graph.removed.add(multiply).add(add);
}

const isPadded = (conv: OnnxNode): boolean =>
  (conv.attribute.find((a) => a.name === 'pads')?.ints ?? []).some((pad) => Number(pad) !== 0);
