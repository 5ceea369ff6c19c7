import { botswana } from './botswana/index.ts';
import type { CountryPack } from './country-pack.ts';
import { namibia } from './namibia/index.ts';

/** The installed countries, one line each. */
export const packs: readonly CountryPack[] = [botswana, namibia];

/** Used if nothing is configured. */
export const defaultPack = packs[0]!;

/** @param code ISO 3166-1 alpha-2; the default pack if undefined or not installed */
export const packOf = (code: string | undefined): CountryPack =>
  packs.find((pack) => pack.code === code) ?? defaultPack;
