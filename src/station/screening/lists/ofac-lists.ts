import type { ListFile, ListFormat } from './format.ts';

/** The two lists that OFAC publishes in four forms each. */
export const SDN = {
  list: 'ofac',
  title: 'OFAC Specially Designated Nationals',
} satisfies Partial<ListFormat>;
export const CONSOLIDATED = {
  list: 'ofac-cons',
  title: 'OFAC Consolidated (non-SDN) list',
} satisfies Partial<ListFormat>;
export type OfacList = typeof SDN | typeof CONSOLIDATED;

/** Both lists share their XML schemas; only the file name tells them apart. */
export const isConsolidated = (f: ListFile): boolean => /cons/i.test(f.name);
