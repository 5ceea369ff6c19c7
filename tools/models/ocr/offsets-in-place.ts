import { GraphEditor, pointwise } from '../onnx/graph-editor.ts';
import type { OnnxModel, OnnxNode } from '../onnx/schema.ts';

/**
 * Rewrites "times a number plus a number", where it could not be folded into a convolution (`fold-scales.ts`), as a
 * convolution of each channel with itself: onnxruntime keeps feature maps in blocks of channels from convolution to
 * convolution, and an addition of one number made it put them in order and into blocks again. The values are the same.
 *
 * @returns how many were rewritten.
 */
export function offsetsInPlace(model: OnnxModel): number {
  const graph = new GraphEditor(model);
  let rewritten = 0;
  for (const add of graph.ofType('Add')) {
    const offset = graph.scalarOf(add);
    const channels = offset && channelsOf(graph, offset.data);
    if (!channels || !graph.users(add.output[0]!).some((user) => user.op_type === 'Conv')) continue;
    const multiply = graph.maker(offset.data);
    const scale =
      multiply?.op_type === 'Mul' && graph.users(offset.data).length === 1 ? graph.scalarOf(multiply) : null;
    if (scale) graph.removed.add(multiply!);
    const name = add.output[0]!;
    add.op_type = 'Conv';
    add.input = [
      scale?.data ?? offset.data,
      graph.constant(`${name}.times`, new Float32Array(channels).fill(scale?.value ?? 1), [
        channels,
        1,
        1,
        1,
      ]),
      graph.constant(`${name}.plus`, new Float32Array(channels).fill(offset.value), [channels]),
    ];
    add.attribute = pointwise(channels);
    rewritten++;
  }
  graph.finish();
  return rewritten;
}

/** How many channels a feature map has: those of the convolution it comes from, through what leaves shapes alone. */
function channelsOf(graph: GraphEditor, name: string): number | null {
  const maker: OnnxNode | undefined = graph.maker(name);
  if (maker?.op_type === 'Conv') return graph.dims(maker.input[1]!)[0]!;
  if (!maker || !['Mul', 'Add', 'HardSigmoid', 'Relu'].includes(maker.op_type)) return null;
  const from = maker.input.find((input) => !graph.tensors.has(input));
  return from === undefined ? null : channelsOf(graph, from);
}
