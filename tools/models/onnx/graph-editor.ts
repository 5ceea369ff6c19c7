import {
  ATTRIBUTE_TYPE,
  type OnnxAttribute,
  type OnnxModel,
  type OnnxNode,
  type OnnxTensor,
} from './schema.ts';

/** A graph that is being rewritten: who makes and who uses a value, and new nodes and constants in their places. */
export class GraphEditor {
  readonly removed = new Set<OnnxNode>();
  readonly tensors = new Map<string, OnnxTensor>();
  readonly #model: OnnxModel;

  constructor(model: OnnxModel) {
    this.#model = model;
    for (const node of model.graph.node)
      if (node.op_type === 'Constant' && node.attribute[0]?.t)
        this.tensors.set(node.output[0]!, node.attribute[0].t);
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
    this.#model.graph.node.unshift({
      op_type: 'Constant',
      name: '',
      input: [],
      output: [name],
      attribute: [{ name: 'value', type: ATTRIBUTE_TYPE.tensor, t: tensor }],
    });
    this.tensors.set(name, tensor);
    return name;
  }

  /** The floats of a constant, as a copy that may be changed. */
  floats(name: string | undefined): Float32Array | null {
    const bytes = name === undefined ? undefined : this.tensors.get(name)?.raw_data;
    return bytes ? floats(bytes) : null;
  }

  dims(name: string): number[] {
    return this.tensors.get(name)!.dims.map(Number);
  }

  /** The only node that uses a value, if it is of this operator. */
  onlyUser(name: string, operator: string): OnnxNode | null {
    const [user, ...others] = this.users(name);
    return user?.op_type === operator && others.length === 0 ? user : null;
  }

  /** Puts nodes where a removed one stood. */
  replace(node: OnnxNode, by: readonly OnnxNode[]): void {
    const { node: nodes } = this.#model.graph;
    nodes.splice(nodes.indexOf(node), 0, ...by);
    this.removed.add(node);
  }

  /** Leaves out what was removed; returns how many nodes that were. */
  finish(): number {
    this.#model.graph.node = this.#model.graph.node.filter((node) => !this.removed.has(node));
    return this.removed.size;
  }
}

const floats = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);
const bytesOf = (values: Float32Array): Uint8Array =>
  new Uint8Array(values.buffer.slice(values.byteOffset, values.byteOffset + values.byteLength));

/** A convolution's own weights and bias, as copies that may be changed; null where they are no constants. */
export function weightsOf(
  graph: GraphEditor,
  conv: OnnxNode,
): { weights: Float32Array; dims: number[]; bias: Float32Array } | null {
  const tensor = graph.tensors.get(conv.input[1]!);
  if (!tensor?.raw_data) return null;
  const dims = tensor.dims.map(Number);
  const bias = conv.input[2] ? graph.tensors.get(conv.input[2])?.raw_data : undefined;
  if (conv.input[2] && !bias) return null;
  return { weights: floats(tensor.raw_data), dims, bias: bias ? floats(bias) : new Float32Array(dims[0]!) };
}

/** Attributes of a convolution without padding, one step at a time. */
export const pointwise = (group = 1): OnnxAttribute[] => [
  ints('kernel_shape', [1, 1]),
  ints('strides', [1, 1]),
  ints('pads', [0, 0, 0, 0]),
  ints('dilations', [1, 1]),
  int('group', group),
];

const ints = (name: string, values: number[]): OnnxAttribute => ({
  name,
  type: ATTRIBUTE_TYPE.ints,
  ints: values,
});
export const int = (name: string, i: number): OnnxAttribute => ({ name, type: ATTRIBUTE_TYPE.int, i });
