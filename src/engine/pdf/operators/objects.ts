import { addImage } from '../canvas.ts';
import { skipInlineImage } from '../inline-image.ts';
import type { Operators } from './operator.ts';

/** ISO 32000-1, 8.8 to 8.10 and 14.6. */
export const objectOperators: Operators = {
  Do: (run) => run.host.paintObject(run, run.operand(0)),
  BI: ({ host, lexer, state, marked }) => {
    const dict = skipInlineImage(lexer);
    addImage(host.canvas, host.origin, host.revision, state, null, dict, marked.current);
  },
  BDC: (run) => run.marked.begin(run.operand(0), run.operand(1)),
  BMC: (run) => run.marked.begin(run.operand(0), undefined),
  EMC: (run) => run.marked.end(),
};
