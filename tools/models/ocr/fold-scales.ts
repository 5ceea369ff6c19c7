import { ATTRIBUTE_TYPE, type OnnxModel, type OnnxNode, type OnnxTensor } from '../onnx/schema.ts';

/**
 * Folds multiplications and additions of one number into the convolutions beside them: PP-LCNetV3 puts a learnt scale
 * and offset after each convolution and each activation, and the exporter left them as passes over whole feature
 * maps. Behind a convolution both fold exactly. Before one the scale always does; the offset does where the
 * convolution has no padding, since padding must stay zero, and remains an addition elsewhere.
 *
 * @returns how many nodes were taken out.
 */
export function foldScales(model: OnnxModel): number {
  const graph = new Graph(model);
  const before = model.graph.node.length;
  for (const conv of graph.ofType('Conv')) {
    foldBehind(graph, conv, 'Mul');
    foldBehind(graph, conv, 'Add');
  }
  for (const conv of graph.ofType('Conv')) foldBefore(graph, conv);
  model.graph.node = model.graph.node.filter((node) => !graph.removed.has(node));
  return before - model.graph.node.length;
}

class Graph {
  readonly removed = new Set<OnnxNode>();
  readonly tensors = new Map<string, OnnxTensor>();
  readonly #model: OnnxModel;

  constructor(model: OnnxModel) {
    this.#model = model;
    for (const node of model.graph.node) if (node.op_type === 'Constant' && node.attribute[0]?.t) this.tensors.set(node.output[0]!, node.attribute[0].t);
    for (const tensor of model.graph.initializer) this.tensors.set(tensor.name, tensor);
  }

  ofType(operator: string): OnnxNode[] {
    return this.#model.graph.node.filter((node) => node.op_type === operator && !this.removed.has(node));
  }

  users(name: string): OnnxNode[] {
    return this.#model.graph.node.filter((node) => node.input.includes(name) && !this.removed.has(node));
  }

  maker(name: string): OnnxNode | undefined {
    return this.#model.graph.node.find((node) => node.output[0] === name && !this.removed.has(node));
  }

  /** The one number that a Mul or Add applies to its other input. */
  scalarOf(node: OnnxNode): { value: number; data: string } | null {
    for (const [i, name] of node.input.entries()) {
      const bytes = this.tensors.get(name)?.raw_data;
      if (bytes?.length === 4) return { value: floats(bytes)[0]!, data: node.input[1 - i]! };
    }
    return null;
  }

  /** A new constant placed before every node that may use it. */
  constant(name: string, values: Float32Array, dims: number[]): string {
    const tensor: OnnxTensor = { dims, data_type: 1, name, raw_data: bytesOf(values) };
    this.#model.graph.node.unshift({ op_type: 'Constant', name: '', input: [], output: [name], attribute: [{ name: 'value', type: ATTRIBUTE_TYPE.tensor, t: tensor }] });
    this.tensors.set(name, tensor);
    return name;
  }
}

const floats = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
const bytesOf = (values: Float32Array): Uint8Array => new Uint8Array(values.buffer.slice(values.byteOffset, values.byteOffset + values.byteLength));

/** A convolution's own weights and bias, as copies that may be changed; null where they are no constants. */
function weightsOf(graph: Graph, conv: OnnxNode): { weights: Float32Array; dims: number[]; bias: Float32Array } | null {
  const tensor = graph.tensors.get(conv.input[1]!);
  if (!tensor?.raw_data) return null;
  const dims = tensor.dims.map(Number);
  const bias = conv.input[2] ? graph.tensors.get(conv.input[2])?.raw_data : undefined;
  if (conv.input[2] && !bias) return null;
  return { weights: floats(tensor.raw_data), dims, bias: bias ? floats(bias) : new Float32Array(dims[0]!) };
}

function replaceWeights(graph: Graph, conv: OnnxNode, weights: Float32Array, dims: number[], bias: Float32Array): void {
  const name = conv.output[0]!;
  const version = graph.tensors.size;
  conv.input = [conv.input[0]!, graph.constant(`${name}.w${version}`, weights, dims), graph.constant(`${name}.b${version}`, bias, [bias.length])];
}

function foldBehind(graph: Graph, conv: OnnxNode, operator: 'Mul' | 'Add'): void {
  const users = graph.users(conv.output[0]!);
  const user = users[0];
  if (users.length !== 1 || user!.op_type !== operator) return;
  const scalar = graph.scalarOf(user!);
  const own = weightsOf(graph, conv);
  if (!scalar || !own) return;
  const { weights, dims, bias } = own;
  if (operator === 'Mul') replaceWeights(graph, conv, weights.map((w) => w * scalar.value), dims, bias.map((b) => b * scalar.value));
  else replaceWeights(graph, conv, weights, dims, bias.map((b) => b + scalar.value));
  conv.output = [...user!.output];
  graph.removed.add(user!);
}

function foldBefore(graph: Graph, conv: OnnxNode): void {
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
    add.input = [scale.data, graph.constant(`${add.output[0]}.offset`, Float32Array.of(offset.value / scale.value), [1])];
    graph.removed.add(multiply);
    return;
  }
  const perOutput = weights.length / dims[0]!;
  const shifted = bias.map((b, o) => b + offset.value * weights.subarray(o * perOutput, (o + 1) * perOutput).reduce((sum, w) => sum + w, 0));
  replaceWeights(graph, conv, scaled, dims, shifted);
  conv.input = [scale.data, ...conv.input.slice(1)];
  graph.removed.add(multiply).add(add);
}

const isPadded = (conv: OnnxNode): boolean => (conv.attribute.find((a) => a.name === 'pads')?.ints ?? []).some((pad) => Number(pad) !== 0);
