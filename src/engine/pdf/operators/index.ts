import { colourOperators } from './colours.ts';
import { graphicsStateOperators } from './graphics-state.ts';
import { objectOperators } from './objects.ts';
import type { Operator } from './operator.ts';
import { pathOperators } from './paths.ts';
import { textOperators } from './text.ts';

/** Operators that affect visibility; others are ignored. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...graphicsStateOperators,
    ...pathOperators,
    ...colourOperators,
    ...textOperators,
    ...objectOperators,
  }),
);
