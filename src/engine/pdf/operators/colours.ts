import { componentsOf } from '../colour-space.ts';
import { luminanceOf } from '../graphics-state.ts';
import type { Operator, Operators } from './operator.ts';

/** Grey, RGB or CMYK by the number of operands. */
const fillDevice: Operator = (run) => {
  const values = run.numbers();
  run.state.fillComponents = values.length;
  run.state.fill = luminanceOf(values);
};

const strokeDevice: Operator = (run) => {
  const values = run.numbers();
  run.state.strokeComponents = values.length;
  run.state.stroke = luminanceOf(values);
};

const fillColour: Operator = (run) => {
  const isPlain = run.state.fillComponents !== null && !run.hasNameOperand();
  run.state.fill = isPlain ? luminanceOf(run.numbers()) : null;
};

const strokeColour: Operator = (run) => {
  const isPlain = run.state.strokeComponents !== null && !run.hasNameOperand();
  run.state.stroke = isPlain ? luminanceOf(run.numbers()) : null;
};

/** ISO 32000-1, 8.6.8. */
export const colourOperators: Operators = {
  g: fillDevice,
  rg: fillDevice,
  k: fillDevice,
  G: strokeDevice,
  RG: strokeDevice,
  K: strokeDevice,
  cs: (run) => {
    run.state.fillComponents = componentsOf(run.host.revision, run.resources, run.operand(0));
    run.state.fill = run.state.fillComponents === null ? null : 0;
  },
  CS: (run) =>
    void (run.state.strokeComponents = componentsOf(run.host.revision, run.resources, run.operand(0))),
  sc: fillColour,
  scn: fillColour,
  SC: strokeColour,
  SCN: strokeColour,
};
