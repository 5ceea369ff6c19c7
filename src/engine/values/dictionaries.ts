import { packs } from '../packs/index.ts';
import { editDistance, fold } from './text/fold.ts';

const named = (name: string): { name: string; otherNames: string[] } => ({ name, otherNames: [] });

/** Banks of all installed countries. */
export const banks = packs.flatMap((pack) => pack.banks.banks);
export const utilities = packs.flatMap(({ institutions }) => institutions.utilities);
export const councils = packs.flatMap(({ institutions }) => institutions.councils.map(named));
export const knownEmployers: readonly string[] = packs.flatMap(({ institutions }) => [
  ...institutions.publicEmployers,
  ...institutions.privateEmployers,
]);

const givenNames = new Set(packs.flatMap(({ names }) => names.given.map(fold)));
const surnames = new Set(packs.flatMap(({ names }) => names.surnames.map(fold)));

/** Is a word a known given name or surname of an installed country? Evidence only: most real names are not listed. */
export function isKnownName(word: string): boolean {
  const key = fold(word);
  return givenNames.has(key) || surnames.has(key);
}

/** Is any word such a name, or either part of a hyphenated one? */
export const holdsKnownName = (text: string): boolean => text.split(/[\s-]+/).some(isKnownName);

/** Known use of a word in names: many are used as both, most are not listed. */
export function nameUse(word: string): 'given' | 'surname' | 'either' | null {
  const key = fold(word);
  const [given, surname] = [givenNames.has(key), surnames.has(key)];
  return given && surname ? 'either' : given ? 'given' : surname ? 'surname' : null;
}

/** Folded spelling → gazetteer name, for settlements, divisions and their variants. */
const places = new Map<string, string>();
for (const pack of packs) {
  for (const division of pack.places.divisions) places.set(fold(division), division);
  for (const settlement of pack.places.settlements) places.set(fold(settlement.name), settlement.name);
  for (const [name, spellings] of Object.entries(pack.places.variants))
    for (const s of spellings) places.set(fold(s), name);
}
/** Districts that are no town as well: "Francistown" is both. */
const districts = new Set(
  packs.flatMap(({ places: { divisions, settlements } }) => {
    const towns = new Set(settlements.map(({ name }) => fold(name)));
    return divisions.map(fold).filter((division) => !towns.has(division));
  }),
);
const areas = new Set(packs.flatMap((pack) => pack.places.areas.map(fold)));

/** The last settlement or district named in a text, as addresses end with it, or null. */
export function placeIn(text: string): string | null {
  const words = fold(text).split(' ');
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - 3); start < end; start++) {
      const place = places.get(words.slice(start, end).join(' '));
      if (place) return place;
    }
  }
  return null;
}

/** Is the whole text the name of a settlement or district? */
export function isPlaceName(text: string): boolean {
  return places.has(fold(text));
}

/** Is the whole text the name of a district, and of no town? */
export const isDistrict = (text: string): boolean => districts.has(fold(text));

/** OCR errors allowed in a name of this length. */
const slipsOf = (length: number): number => (length < 6 ? 0 : length < 9 ? 1 : 2);

/** The one settlement whose name is nearly this text: "obatse", "Selbe Phikwe". Null if none or several are as near. */
export function nearestPlace(text: string): string | null {
  const wanted = fold(text);
  if (places.has(wanted) || areas.has(wanted)) return null;
  const slips = slipsOf(wanted.length);
  if (slips === 0 || /\d/.test(wanted)) return null;
  const near = new Set<string>();
  for (const [spelling, name] of places) {
    // "Mokolodi" for "Mmokolodi": a spelling variant; OCR doubles no letters.
    if (single(spelling) === single(wanted)) return null;
    if (Math.abs(spelling.length - wanted.length) > slips || spelling.length < 6) continue;
    if (editDistance(spelling, wanted, slips) <= slips) near.add(name);
  }
  return near.size === 1 ? [...near][0]! : null;
}

/** Collapses doubled letters. */
const single = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');

/** Is the whole text the name of a town area: "Block 8", "Broadhurst"? */
export function isTownArea(text: string): boolean {
  return areas.has(fold(text));
}
