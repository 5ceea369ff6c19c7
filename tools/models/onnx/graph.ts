import {
  ATTRIBUTE_TYPE,
  DATA_TYPE,
  encodeModel,
  type OnnxAttribute,
  type OnnxModel,
  type OnnxNode,
  type OnnxTensor,
} from './schema.ts';

/** A weight: row-major values and their shape. */
export interface Weight {
  readonly shape: readonly number[];
  readonly data: Float32Array | Int32Array;
}

export type AttributeValue = number | string | readonly number[];

const OPSET = 17;
const IR_VERSION = 8;

/** Collects nodes and constants, then writes an ONNX file with only what its outputs need. */
export class GraphBuilder {
  readonly #nodes: OnnxNode[] = [];
  readonly #constants = new Map<string, OnnxTensor>();
  #next = 0;

  float(data: Float32Array, shape: readonly number[]): string {
    return this.#constant(
      DATA_TYPE.float,
      shape,
      new Uint8Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)),
    );
  }

  integers(values: readonly number[]): string {
    return this.#constant(
      DATA_TYPE.int64,
      [values.length],
      new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
    );
  }

  /** Adds one node and returns the name of its output. */
  node(
    operator: string,
    input: readonly string[],
    attributes: Record<string, AttributeValue> = {},
    output = `${operator}_${this.#next++}`,
  ): string {
    const attribute = Object.entries(attributes).map(([name, value]) => toAttribute(name, value));
    this.#nodes.push({ op_type: operator, name: output, input: [...input], output: [output], attribute });
    return output;
  }

  /** @param input name and shape of the one input; `outputs` are names of nodes' outputs. */
  toBytes(input: { name: string; shape: readonly number[] }, outputs: readonly string[]): Uint8Array {
    const needed = new Set(outputs);
    const nodes = this.#nodes
      .toReversed()
      .filter((node) => {
        if (!node.output.some((name) => needed.has(name))) return false;
        for (const name of node.input) needed.add(name);
        return true;
      })
      .toReversed();
    const model: OnnxModel = {
      ir_version: IR_VERSION,
      producer_name: 'netefatsa',
      opset_import: [{ domain: '', version: OPSET }],
      graph: {
        name: 'graph',
        node: nodes,
        initializer: [...this.#constants.values()].filter((c) => needed.has(c.name)),
        input: [
          {
            name: input.name,
            type: {
              tensor_type: {
                elem_type: DATA_TYPE.float,
                shape: { dim: input.shape.map((size) => ({ dim_value: size })) },
              },
            },
          },
        ],
        output: outputs.map((name) => ({ name, type: { tensor_type: { elem_type: DATA_TYPE.float } } })),
      },
    };
    return encodeModel(model);
  }

  #constant(dataType: number, shape: readonly number[], bytes: Uint8Array): string {
    const name = `constant_${this.#next++}`;
    this.#constants.set(name, { name, dims: [...shape], data_type: dataType, raw_data: bytes });
    return name;
  }
}

function toAttribute(name: string, value: AttributeValue): OnnxAttribute {
  if (typeof value === 'string')
    return { name, type: ATTRIBUTE_TYPE.string, s: new TextEncoder().encode(value) };
  // Every numeric attribute of the operators written here is an integer.
  if (typeof value === 'number') return { name, type: ATTRIBUTE_TYPE.int, i: value };
  return { name, type: ATTRIBUTE_TYPE.ints, ints: [...value] };
}

/** Axes of a row-major tensor in another order, as numpy's `transpose`. */
export function transpose(weight: Weight, order: readonly number[]): { shape: number[]; data: Float32Array } {
  const strides = weight.shape.map((_, axis) => weight.shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  const shape = order.map((axis) => weight.shape[axis]!);
  const data = new Float32Array(weight.data.length);
  const index = new Array<number>(shape.length).fill(0);
  for (let i = 0; i < data.length; i++) {
    let from = 0;
    for (let axis = 0; axis < order.length; axis++) from += index[axis]! * strides[order[axis]!]!;
    data[i] = weight.data[from]!;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      if (++index[axis]! < shape[axis]!) break;
      index[axis] = 0;
    }
  }
  return { shape, data };
}
