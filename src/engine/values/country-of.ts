import type { MachineReadableZone, ReadPage } from '../../contract/pages.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { defaultPack, packs } from '../packs/index.ts';
import { anyOf } from '../packs/any-of.ts';
import { fold } from './text/fold.ts';
import { oncePer } from '../lazily.ts';

/** Weight of the state in a zone: more than all words of a page. */
const ZONE = 100;
/** Weight of naming the country, its nationality or an institution: a foreign paper may do so once. */
const NAMED = 3;
/** Cap on amounts with a currency that are counted. */
const MOST_AMOUNTS = 5;
const TELEPHONE = 2;

interface Signs {
  readonly pack: CountryPack;
  readonly names: RegExp;
  readonly amounts: RegExp;
}

/** Shorter names of institutions are ordinary words elsewhere: "Orange", "BTC". */
const MIN_INSTITUTION_LETTERS = 8;

const signs: readonly Signs[] = packs.map((pack) => {
  const { banks, institutions, nationality, currency } = pack;
  const organisations = [...banks.banks, ...institutions.utilities].flatMap(({ name, otherNames }) => [
    name.replace(/ (?:limited|ltd)$/i, ''),
    ...otherNames,
  ]);
  const names = [
    pack.name,
    ...nationality.words.filter((word) => word.length > 3),
    ...institutions.councils,
    ...organisations.filter((name) => name.length >= MIN_INSTITUTION_LETTERS),
  ].map(fold);
  const marks = anyOf([...currency.symbols, currency.code]);
  return {
    pack,
    names: new RegExp(`\\b(?:${anyOf(names)})\\b`, 'g'),
    amounts: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(?:${marks})\\s?\\d|\\d\\s?${currency.code}\\b)|\\b(?:${anyOf([currency.code, ...currency.words])})\\b`,
      'giu',
    ),
  };
});

/**
 * The country of a paper by its content: the state in a zone, currencies of amounts, the country's name, nationality,
 * banks and offices, telephone numbers. Falls back to the configured one.
 *
 * @param texts lines of print
 */
export function countryOf(
  texts: readonly string[],
  zones: readonly Pick<MachineReadableZone, 'fields'>[],
  configured: CountryPack,
): CountryPack {
  if (packs.length === 1) return packs[0]!;
  const plain = fold(texts.join(' '));
  const printed = texts.join('\n');
  const scores = signs.map(({ pack, names, amounts }) => {
    const zone = zones.some(({ fields }) => fields['issuingState'] === pack.zoneCode) ? ZONE : 0;
    const named = new Set(Array.from(plain.matchAll(names), ([name]) => name)).size * NAMED;
    const paid = Math.min(MOST_AMOUNTS, [...printed.matchAll(amounts)].length);
    const telephone = printed.includes(pack.telephonePrefix) ? TELEPHONE : 0;
    return { pack, score: zone + named + paid + telephone };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  const best = scores.filter(({ score }) => score === most).map(({ pack }) => pack);
  return best.includes(configured) ? configured : best[0]!;
}

/** The country of one page by its content, where no document is at hand; falls back to the default. */
export const countryOfPage = oncePer(({ lines, mrz }: ReadPage) =>
  countryOf(
    lines.map(({ text }) => text),
    mrz ? [mrz] : [],
    defaultPack,
  ),
);
