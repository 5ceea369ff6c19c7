import type { ValueKind } from './kind.ts';

/** Rows or names that a finder gathers from a table, a block or a section; never read from one label. */
export const list: ValueKind = { name: 'list', strict: true, lines: 0, parse: () => null };

/** A yes or no that a finder sees on the page, such as the presence of a stamp. */
export const flag: ValueKind = { name: 'flag', strict: true, lines: 0, parse: () => null };
