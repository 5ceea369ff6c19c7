import type { ValueKind } from './kind.ts';

/** Rows or names gathered by a finder from a table, block or section; never parsed from one label. */
export const list: ValueKind = { name: 'list', strict: true, lines: 0, parse: () => null };

/** A boolean found by a finder, such as the presence of a stamp. */
export const flag: ValueKind = { name: 'flag', strict: true, lines: 0, parse: () => null };
