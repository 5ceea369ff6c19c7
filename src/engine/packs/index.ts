import { botswana } from './botswana/index.ts';
import type { CountryPack } from './country-pack.ts';
import { namibia } from './namibia/index.ts';

/** The countries whose papers this station reads, one line for each. */
export const packs: readonly CountryPack[] = [botswana, namibia];

/** Where nothing is configured. */
export const defaultPack = packs[0]!;

/** @param code ISO 3166-1 alpha-2; undefined or of no installed country: the default */
export const packOf = (code: string | undefined): CountryPack =>
  packs.find((pack) => pack.code === code) ?? defaultPack;
