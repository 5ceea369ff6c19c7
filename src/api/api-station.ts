/** What the routers are given: the whole station. */
export type { Station as ApiStation } from '../station/station.ts';
