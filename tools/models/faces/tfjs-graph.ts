import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { GraphBuilder, transpose, type AttributeValue, type Weight } from '../onnx/graph.ts';
import { readWeights, WeightsManifest } from './tfjs-weights.ts';

/** A node attribute as TensorFlow's JSON form of NodeDef writes it; strings are base64. */
const Attribute = z.object({
  s: z.string().optional(),
  i: z.coerce.number().optional(),
  shape: z.object({ dim: z.array(z.object({ size: z.coerce.number() })).optional() }).optional(),
  list: z.object({ i: z.array(z.coerce.number()).optional(), s: z.array(z.string()).optional() }).optional(),
});

const GraphNode = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.record(z.string(), z.unknown()).default({}),
});
type GraphNode = z.infer<typeof GraphNode>;

const GraphModel = z.object({
  modelTopology: z.object({ node: z.array(GraphNode) }),
  weightsManifest: WeightsManifest,
});

/** What one TensorFlow node becomes. Values inside the graph are NCHW until a Reshape leaves the picture. */
interface Translation {
  readonly node: GraphNode;
  readonly graph: GraphBuilder;
  /** The ONNX value of an input as NCHW, or as it is when it is not a picture. */
  value(index: number): string;
  /** The ONNX value of an input with its axes as TensorFlow orders them (NHWC). */
  tensorflowValue(index: number): string;
  constant(index: number): Weight;
}

type Translate = (t: Translation) => { name: string; layout: 'nchw' | 'tensorflow' };

const text = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');
const attribute = (node: GraphNode, name: string) => Attribute.parse(node.attr[name] ?? {});
const spatial = (node: GraphNode, name: string) =>
  (attribute(node, name).list?.i ?? [1, 1, 1, 1]).slice(1, 3);

function padding(node: GraphNode): Record<string, AttributeValue> {
  const kind = text(attribute(node, 'padding').s ?? '');
  if (kind === 'SAME') return { auto_pad: 'SAME_UPPER' };
  if (kind === 'VALID') return { pads: [0, 0, 0, 0] };
  throw new Error(`${node.name}: padding ${kind} is not known`);
}

const perChannel = (t: Translation, weight: Weight) =>
  t.graph.float(Float32Array.from(weight.data), [weight.data.length, 1, 1]);

function activate(t: Translation, x: string, operators: readonly string[], slopeInput: number): string {
  return operators.reduce((value, operator) => {
    if (operator === 'BiasAdd') return value;
    if (operator === 'Relu') return t.graph.node('Relu', [value]);
    if (operator === 'Prelu') return t.graph.node('PRelu', [value, perChannel(t, t.constant(slopeInput))]);
    throw new Error(`${t.node.name}: activation ${operator} is not known`);
  }, x);
}

const convolution: Translate = (t) => {
  const filters = t.constant(1);
  const [height, width, channels, out] = filters.shape as [number, number, number, number];
  const depthwise = t.node.op.includes('Depthwise');
  const oihw = transpose(filters, depthwise ? [2, 3, 0, 1] : [3, 2, 0, 1]);
  const shape = depthwise ? [channels * out, 1, height, width] : oihw.shape;
  const fused = (attribute(t.node, 'fused_ops').list?.s ?? []).map(text);
  const input = [t.value(0), t.graph.float(oihw.data, shape)];
  if (fused.includes('BiasAdd'))
    input.push(t.graph.float(Float32Array.from(t.constant(2).data), [t.constant(2).data.length]));
  const x = t.graph.node('Conv', input, {
    kernel_shape: [height, width],
    strides: spatial(t.node, 'strides'),
    dilations: spatial(t.node, 'dilations'),
    group: depthwise ? channels : 1,
    ...padding(t.node),
  });
  return { name: activate(t, x, fused, 3), layout: 'nchw' };
};

const pad: Translate = (t) => {
  const amounts = t.constant(1).data;
  // [[n,n],[h,h],[w,w],[c,c]] becomes the begins, then the ends, of n, c, h, w.
  const order = [0, 3, 1, 2];
  const pads = [...order.map((axis) => amounts[axis * 2]!), ...order.map((axis) => amounts[axis * 2 + 1]!)];
  return { name: t.graph.node('Pad', [t.value(0), t.graph.integers(pads)]), layout: 'nchw' };
};

/** The operators of MediaPipe's BlazeFace, Face Mesh and Iris; adding a model with others means adding them here. */
const TRANSLATIONS: Record<string, Translate> = {
  _FusedConv2D: convolution,
  Conv2D: convolution,
  DepthwiseConv2dNative: convolution,
  FusedDepthwiseConv2dNative: convolution,
  Pad: pad,
  AddV2: (t) => ({ name: t.graph.node('Add', [t.value(0), t.value(1)]), layout: 'nchw' }),
  Relu: (t) => ({ name: t.graph.node('Relu', [t.value(0)]), layout: 'nchw' }),
  Prelu: (t) => ({ name: t.graph.node('PRelu', [t.value(0), perChannel(t, t.constant(1))]), layout: 'nchw' }),
  Sigmoid: (t) => ({ name: t.graph.node('Sigmoid', [t.value(0)]), layout: 'nchw' }),
  MaxPool: (t) => {
    const attributes = {
      kernel_shape: spatial(t.node, 'ksize'),
      strides: spatial(t.node, 'strides'),
      ...padding(t.node),
    };
    return { name: t.graph.node('MaxPool', [t.value(0)], attributes), layout: 'nchw' };
  },
  ConcatV2: (t) => {
    const values = t.node.input.slice(0, -1).map((_, index) => t.value(index));
    // NHWC axes in NCHW.
    const axis = [0, 2, 3, 1].at(t.constant(values.length).data[0]!)!;
    return { name: t.graph.node('Concat', values, { axis }), layout: 'nchw' };
  },
  Reshape: (t) => {
    const shape = t.graph.integers([...t.constant(1).data]);
    return { name: t.graph.node('Reshape', [t.tensorflowValue(0), shape]), layout: 'tensorflow' };
  },
};

/**
 * A TensorFlow.js graph model (NHWC) as an ONNX file: the border stays NHWC and keeps the original's input and
 * output names, the inside is NCHW.
 *
 * @param outputs names of the graph's output nodes to keep.
 * @throws when the graph holds an operator, padding or activation that is not in the table above.
 */
export function convertGraphModel(file: string, outputs: readonly string[]): Uint8Array {
  const { modelTopology, weightsManifest } = GraphModel.parse(JSON.parse(readFileSync(file, 'utf8')));
  const weights = readWeights(weightsManifest, path.dirname(file));
  const nodes = new Map(modelTopology.node.map((node) => [node.name, node]));
  const graph = new GraphBuilder();
  const done = new Map<string, { name: string; layout: 'nchw' | 'tensorflow' }>();
  let input: { name: string; shape: number[] } | null = null;

  const nameOf = (reference: string): string => reference.split(':')[0]!;
  const resolve = (name: string): { name: string; layout: 'nchw' | 'tensorflow' } => {
    const known = done.get(name);
    if (known) return known;
    const node = nodes.get(name);
    if (!node) throw new Error(`${file}: no node ${name}`);
    const result = translate(node);
    done.set(name, result);
    return result;
  };
  const translate = (node: GraphNode): { name: string; layout: 'nchw' | 'tensorflow' } => {
    if (node.op === 'Identity') return resolve(nameOf(node.input[0]!));
    if (node.op === 'Placeholder') {
      const dimensions = attribute(node, 'shape').shape?.dim ?? [];
      input = { name: node.name, shape: dimensions.map((d) => (d.size < 1 ? 1 : d.size)) };
      return { name: graph.node('Transpose', [node.name], { perm: [0, 3, 1, 2] }), layout: 'nchw' };
    }
    const operator = TRANSLATIONS[node.op];
    if (!operator) throw new Error(`${file}: operator ${node.op} of ${node.name} is not known`);
    return operator({
      node,
      graph,
      value: (index) => resolve(nameOf(node.input[index]!)).name,
      tensorflowValue: (index) => {
        const { name, layout } = resolve(nameOf(node.input[index]!));
        return layout === 'nchw' ? graph.node('Transpose', [name], { perm: [0, 2, 3, 1] }) : name;
      },
      constant: (index) => {
        const weight = weights.get(nameOf(node.input[index]!));
        if (!weight) throw new Error(`${file}: input ${index} of ${node.name} is not a constant`);
        return weight;
      },
    });
  };
  // TensorFlow lists nodes in the order of evaluation, so following it keeps the recursion shallow.
  for (const node of modelTopology.node) if (node.op !== 'Const') resolve(node.name);
  for (const output of outputs) {
    const { name, layout } = resolve(output);
    graph.node(
      layout === 'nchw' ? 'Transpose' : 'Identity',
      [name],
      layout === 'nchw' ? { perm: [0, 2, 3, 1] } : {},
      output,
    );
  }
  if (!input) throw new Error(`${file} has no input`);
  return graph.toBytes(input, outputs);
}
