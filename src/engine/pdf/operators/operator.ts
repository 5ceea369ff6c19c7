import type { ContentRun } from '../content-run.ts';

/** What one operator of a content stream does. */
export type Operator = (run: ContentRun) => void;

/** Operators by their keyword. */
export type Operators = Readonly<Record<string, Operator>>;
