import { addTo } from '../../../src/contract/lists-by-key.ts';
import { ATTRIBUTE_TYPE, type OnnxModel, type OnnxNode, type OnnxTensor } from '../onnx/schema.ts';

/**
 * Rewrites hard-swish, which the exporter spelt as `x · clip(x + 3, 0, 6) / 6` in four passes over each feature map,
 * as `x · HardSigmoid(x)` in two (Howard et al., "Searching for MobileNetV3", 2019). The values are the same but for
 * rounding.
 *
 * @returns how many were rewritten.
 */
export function fuseHardSwish(model: OnnxModel): number {
  const { node: nodes } = model.graph;
  const constants = scalars(model);
  const consumers = new Map<string, OnnxNode[]>();
  for (const node of nodes) for (const input of node.input) addTo(consumers, input, node);
  const only = (name: string, operator: string): OnnxNode | null => {
    const users = consumers.get(name) ?? [];
    return users.length === 1 && users[0]!.op_type === operator ? users[0]! : null;
  };
  const removed = new Set<OnnxNode>();
  let fused = 0;
  for (const add of nodes) {
    if (add.op_type !== 'Add' || constants.get(add.input[1]!) !== 3) continue;
    const clip = only(add.output[0]!, 'Clip');
    const multiply = clip && only(clip.output[0]!, 'Mul');
    const divide = multiply && only(multiply.output[0]!, 'Div');
    if (!clip || !multiply || !divide || constants.get(divide.input[1]!) !== 6) continue;
    const x = add.input[0]!;
    if (!multiply.input.includes(x)) continue;
    add.op_type = 'HardSigmoid';
    add.input = [x];
    add.attribute = [float('alpha', 1 / 6), float('beta', 0.5)];
    multiply.input = [x, add.output[0]!];
    multiply.output = [...divide.output];
    removed.add(clip).add(divide);
    fused++;
  }
  model.graph.node = nodes.filter((node) => !removed.has(node));
  return fused;
}

const float = (name: string, f: number) => ({ name, type: ATTRIBUTE_TYPE.float, f });

/** Constants of one number by the name of their output. */
function scalars(model: OnnxModel): Map<string, number> {
  const found = new Map<string, number>();
  const take = (name: string, tensor: OnnxTensor | undefined): void => {
    if (tensor?.raw_data?.length === 4)
      found.set(name, new Float32Array(Uint8Array.from(tensor.raw_data).buffer)[0]!);
    else if (tensor?.float_data?.length === 1) found.set(name, tensor.float_data[0]!);
  };
  for (const node of model.graph.node)
    if (node.op_type === 'Constant') take(node.output[0]!, node.attribute[0]?.t);
  for (const tensor of model.graph.initializer) take(tensor.name, tensor);
  return found;
}
