import { GraphEditor, int, pointwise } from '../onnx/graph-editor.ts';
import type { OnnxModel, OnnxNode } from '../onnx/schema.ts';

/** Pixels that one pixel becomes: two across, two down. */
const PHASES = 4;
const SIDE = 2;

/**
 * Rewrites the end of the detector (Differentiable Binarization, Liao et al. 2020): two transposed convolutions of 2×2
 * with stride 2, each pixel becoming four, each four again. They do not overlap, so each is a convolution of 1×1 to
 * four times the channels, whose pixels are put in their places afterwards ("pixel shuffle", Shi et al. 2016); what
 * stands between them works on each number alone and moves in front of that. The batch normalisation is folded in.
 *
 * @returns how many transposed convolutions were rewritten: two, or none where the graph ends otherwise.
 */
export function shuffleUpsampling(model: OnnxModel): number {
  const graph = new GraphEditor(model);
  const [first, second] = graph.ofType('ConvTranspose');
  const firstAdd = first && graph.onlyUser(first.output[0]!, 'Add');
  const normalise = firstAdd && graph.onlyUser(firstAdd.output[0]!, 'BatchNormalization');
  const rectify = normalise && graph.onlyUser(normalise.output[0]!, 'Relu');
  const secondAdd = second && graph.onlyUser(second.output[0]!, 'Add');
  const squash = secondAdd && graph.onlyUser(secondAdd.output[0]!, 'Sigmoid');
  if (!first || !second || !firstAdd || !normalise || !rectify || !secondAdd || !squash) return 0;
  if (second.input[0] !== rectify.output[0] || ![first, second].every((node) => isDoubling(graph, node)))
    return 0;

  const inner = upsampling(graph, first, firstAdd, normalise);
  const outer = upsampling(graph, second, secondAdd, null);
  const name = squash.output[0]!;
  const conv = (input: string, { weights, bias, inputs }: Upsampling, output: string): OnnxNode => ({
    op_type: 'Conv',
    input: [
      input,
      graph.constant(`${output}.w`, weights, [bias.length, inputs, 1, 1]),
      graph.constant(`${output}.b`, bias, [bias.length]),
    ],
    output: [output],
    attribute: pointwise(),
  });
  const step = (operator: string, input: string, output: string): OnnxNode => ({
    op_type: operator,
    input: [input],
    output: [output],
    attribute: operator === 'DepthToSpace' ? [int('blocksize', SIDE)] : [],
  });
  graph.replace(squash, [
    conv(first.input[0]!, inner, `${name}.inner`),
    step('Relu', `${name}.inner`, `${name}.positive`),
    conv(`${name}.positive`, forEachPhase(outer), `${name}.outer`),
    step('Sigmoid', `${name}.outer`, `${name}.probable`),
    step('DepthToSpace', `${name}.probable`, `${name}.halfway`),
    step('DepthToSpace', `${name}.halfway`, name),
  ]);
  for (const node of [first, firstAdd, normalise, rectify, second, secondAdd]) graph.removed.add(node);
  graph.finish();
  return 2;
}

/** Does a transposed convolution make each pixel into 2×2 of its own? */
function isDoubling(graph: GraphEditor, node: OnnxNode): boolean {
  const listed = (name: string): number[] =>
    (node.attribute.find((a) => a.name === name)?.ints ?? []).map(Number);
  const [, , height, width] = graph.dims(node.input[1]!);
  return (
    height === SIDE &&
    width === SIDE &&
    listed('strides').every((s) => s === SIDE) &&
    listed('pads').every((pad) => pad === 0)
  );
}

/** Weights of a convolution of 1×1, `[phase][output][input]`. */
interface Upsampling {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

function upsampling(
  graph: GraphEditor,
  transposed: OnnxNode,
  add: OnnxNode,
  normalise: OnnxNode | null,
): Upsampling {
  const from = graph.floats(transposed.input[1])!;
  const [inputs, outputs] = graph.dims(transposed.input[1]!) as [number, number];
  const offset = graph.floats(add.input.find((name) => graph.tensors.has(name)))!;
  const { factor, shift } = normalise
    ? normalisation(graph, normalise)
    : { factor: new Float32Array(outputs).fill(1), shift: new Float32Array(outputs) };
  const weights = new Float32Array(PHASES * outputs * inputs);
  const bias = new Float32Array(PHASES * outputs);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let o = 0; o < outputs; o++) {
      const row = phase * outputs + o;
      bias[row] = offset[o]! * factor[o]! + shift[o]!;
      for (let i = 0; i < inputs; i++)
        weights[row * inputs + i] = from[(i * outputs + o) * PHASES + phase]! * factor[o]!;
    }
  }
  return { weights, bias, inputs, outputs };
}

/** A batch normalisation as `x · factor + shift`. */
function normalisation(graph: GraphEditor, node: OnnxNode): { factor: Float32Array; shift: Float32Array } {
  const [gamma, beta, mean, variance] = node.input.slice(1).map((name) => graph.floats(name)!) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const epsilon = node.attribute.find((a) => a.name === 'epsilon')?.f ?? 1e-5;
  const factor = gamma.map((g, i) => g / Math.sqrt(variance[i]! + epsilon));
  return { factor, shift: beta.map((b, i) => b - mean[i]! * factor[i]!) };
}

/** The same for four phases side by side in the channels, each seeing its own alone. */
function forEachPhase({ weights, bias, inputs }: Upsampling): Upsampling {
  const rows = bias.length;
  const wide = new Float32Array(PHASES * rows * PHASES * inputs);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let row = 0; row < rows; row++)
      wide.set(
        weights.subarray(row * inputs, (row + 1) * inputs),
        ((phase * rows + row) * PHASES + phase) * inputs,
      );
  }
  const repeated = new Float32Array(PHASES * rows);
  for (let phase = 0; phase < PHASES; phase++) repeated.set(bias, phase * rows);
  return { weights: wide, bias: repeated, inputs: PHASES * inputs, outputs: rows };
}
