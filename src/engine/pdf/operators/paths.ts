import type { Operator, Operators } from './operator.ts';

const fill: Operator = (run) => run.paint({ fill: true });
const stroke: Operator = (run) => run.paint({ stroke: true });
const fillAndStroke: Operator = (run) => run.paint({ fill: true, stroke: true });
const curve: Operator = (run) => run.path.curveTo(run.state.ctm, run.numbers());
const clip: Operator = (run) => run.clipByPath();

/** ISO 32000-1, 8.5 and 8.7.4.2. */
export const pathOperators: Operators = {
  m: (run) => run.path.moveTo(run.state.ctm, run.number(0), run.number(1)),
  l: (run) => run.path.lineTo(run.state.ctm, run.number(0), run.number(1)),
  c: curve,
  v: curve,
  y: curve,
  re: (run) => run.path.rectangle(run.state.ctm, run.number(0), run.number(1), run.number(2), run.number(3)),
  W: clip,
  'W*': clip,
  n: (run) => run.endPath(),
  f: fill,
  F: fill,
  'f*': fill,
  B: fillAndStroke,
  'B*': fillAndStroke,
  b: fillAndStroke,
  'b*': fillAndStroke,
  S: stroke,
  s: stroke,
  sh: (run) => run.addFill([run.state.clip], null, run.state.fillAlpha),
};
