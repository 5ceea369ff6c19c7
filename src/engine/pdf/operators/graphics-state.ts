import { applyExtendedState } from '../extended-state.ts';
import { multiply } from '../matrix.ts';
import type { Operators } from './operator.ts';

/** ISO 32000-1, 8.4. */
export const graphicsStateOperators: Operators = {
  q: (run) => run.save(),
  Q: (run) => run.restore(),
  cm: (run) => {
    const matrix = run.matrix();
    if (matrix) run.state.ctm = multiply(matrix, run.state.ctm);
  },
  w: (run) => void (run.state.lineWidth = run.number(0)),
  gs: (run) => applyExtendedState(run.host.revision, run.resources, run.operand(0), run.state),
};
