import type { ContentRun } from '../content-run.ts';

/** Effect of one content stream operator. */
export type Operator = (run: ContentRun) => void;

/** Operators by their keyword. */
export type Operators = Readonly<Record<string, Operator>>;
