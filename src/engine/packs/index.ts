import { botswana } from './botswana/index.ts';
import type { CountryPack } from './country-pack.ts';

/** The countries whose papers this station reads, one line for each. */
export const packs: readonly CountryPack[] = [
  botswana, //
];

/** Where nothing is configured. */
export const defaultPack = packs[0]!;
