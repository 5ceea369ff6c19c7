import { colourOperators } from './colours.ts';
import { graphicsStateOperators } from './graphics-state.ts';
import { objectOperators } from './objects.ts';
import type { Operator } from './operator.ts';
import { pathOperators } from './paths.ts';
import { textOperators } from './text.ts';

/** Every operator that decides what can be seen; others are passed over. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...graphicsStateOperators,
    ...pathOperators,
    ...colourOperators,
    ...textOperators,
    ...objectOperators,
  }),
);
