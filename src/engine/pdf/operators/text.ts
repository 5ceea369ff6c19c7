import { addText } from '../canvas.ts';
import type { ContentRun } from '../content-run.ts';
import { initialText } from '../graphics-state.ts';
import { multiply } from '../matrix.ts';
import { isArray, isKind, type PdfValue } from '../values.ts';
import type { Operators } from './operator.ts';

/** ISO 32000-1, 9.3 and 9.4. */
export const textOperators: Operators = {
  BT: (run) => void (run.text = initialText()),
  Tf: (run) => {
    run.state.font = run.host.font(run.resources, run.operand(0));
    run.state.size = run.number(1);
  },
  Tc: (run) => void (run.state.charSpacing = run.number(0)),
  Tw: (run) => void (run.state.wordSpacing = run.number(0)),
  Tz: (run) => void (run.state.scale = run.number(0) / 100),
  TL: (run) => void (run.state.leading = run.number(0)),
  Ts: (run) => void (run.state.rise = run.number(0)),
  Tr: (run) => void (run.state.renderMode = run.number(0)),
  Td: (run) => run.moveLine(run.number(0), run.number(1)),
  TD: (run) => {
    run.state.leading = -run.number(1);
    run.moveLine(run.number(0), run.number(1));
  },
  Tm: (run) => {
    const matrix = run.matrix();
    if (matrix) run.text = { matrix, line: matrix };
  },
  'T*': nextLine,
  Tj: (run) => show(run, run.operand(0)),
  "'": (run) => {
    nextLine(run);
    show(run, run.operand(0));
  },
  '"': (run) => {
    run.state.wordSpacing = run.number(0);
    run.state.charSpacing = run.number(1);
    nextLine(run);
    show(run, run.operand(2));
  },
  TJ: (run) => {
    const parts = run.operand(0);
    for (const part of isArray(parts) ? parts : [])
      if (typeof part === 'number') moveBack(run, part);
      else show(run, part);
  },
};

function nextLine(run: ContentRun): void {
  run.moveLine(0, -run.state.leading);
}

/** Moves the text position back by thousandths of the font size. */
function moveBack({ state, text }: ContentRun, thousandths: number): void {
  text.matrix = multiply([1, 0, 0, 1, (-thousandths / 1000) * state.size * state.scale, 0], text.matrix);
}

function show({ host, state, text, marked }: ContentRun, value: PdfValue | undefined): void {
  if (!isKind(value, 'string')) return;
  text.matrix = addText(host.canvas, host.origin, value.bytes, state, text.matrix, marked.current);
}
