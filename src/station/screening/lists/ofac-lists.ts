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

/** The schemas of the XML forms are one for both lists; the file is called after the list. */
export const isConsolidated = (f: ListFile): boolean => /cons/i.test(f.name);
