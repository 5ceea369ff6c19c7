import type { OnnxModel } from './schema.ts';

/** Drops constants that no node uses any more, once a graph was rewritten. @returns how many. */
export function dropUnusedConstants(model: OnnxModel): number {
  const { graph } = model;
  const used = new Set([
    ...graph.node.flatMap((node) => node.input),
    ...graph.output.map((output) => output.name),
  ]);
  const before = graph.node.length + graph.initializer.length;
  graph.node = graph.node.filter((node) => node.op_type !== 'Constant' || used.has(node.output[0]!));
  graph.initializer = graph.initializer.filter((tensor) => used.has(tensor.name));
  // Files of the oldest version list constants among the inputs as well.
  const names = new Set(graph.initializer.map((tensor) => tensor.name));
  graph.input = graph.input.filter((input) => used.has(input.name) || names.has(input.name));
  return before - graph.node.length - graph.initializer.length;
}
