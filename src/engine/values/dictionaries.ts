import banksFile from '../../../resources/dictionaries/banks.json' with { type: 'json' };
import gazetteerFile from '../../../resources/dictionaries/gazetteer.json' with { type: 'json' };
import incomeTaxFile from '../../../resources/dictionaries/income-tax.json' with { type: 'json' };
import institutionsFile from '../../../resources/dictionaries/institutions.json' with { type: 'json' };
import namesFile from '../../../resources/dictionaries/names.json' with { type: 'json' };
import { z } from 'zod';
import { editDistance, fold } from './text/fold.ts';

const Bank = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  swift: z.string().nullish(),
  sortPrefix: z.string().nullish(),
  sortPrefixConfidence: z.string().nullish(),
  accountPattern: z.string().nullish(),
  accountConfidence: z.string().nullish(),
});
export type Bank = z.infer<typeof Bank>;

const Utility = z.object({ name: z.string(), otherNames: z.array(z.string()), kind: z.string() });
export type Utility = z.infer<typeof Utility>;

const TaxTable = z.object({
  validFrom: z.string(),
  source: z.string(),
  bands: z.array(z.object({ over: z.number(), baseTax: z.number(), ratePercent: z.number() })),
});
export type TaxTable = z.infer<typeof TaxTable>;

export const banks: readonly Bank[] = z.array(Bank).parse(banksFile.banks);
export const sortCodePattern = new RegExp(banksFile.sortCodePattern);
export const utilities: readonly Utility[] = z.array(Utility).parse(institutionsFile.utilities);
export const councils = institutionsFile.councils.map((name) => ({ name, otherNames: [] }));
export const knownEmployers: readonly string[] = [
  ...institutionsFile.publicEmployers,
  ...institutionsFile.privateEmployers,
];
export const incomeTax = {
  resident: z.array(TaxTable).parse(incomeTaxFile.resident),
  nonResident: z.array(TaxTable).parse(incomeTaxFile.nonResident),
};

const givenNames = new Set(namesFile.given.map(fold));
const surnames = new Set(namesFile.surnames.map(fold));

/** Is this word known as a given name or surname of Botswana? Evidence only: most real names are not listed. */
export function isKnownName(word: string): boolean {
  const key = fold(word);
  return givenNames.has(key) || surnames.has(key);
}

/** Is one of these words such a name, or one of the two that a hyphen joins? */
export const holdsKnownName = (text: string): boolean => text.split(/[\s-]+/).some(isKnownName);

/** How a word of a name is known: many names of Botswana are both, most are not listed. */
export function nameUse(word: string): 'given' | 'surname' | 'either' | null {
  const key = fold(word);
  const [given, surname] = [givenNames.has(key), surnames.has(key)];
  return given && surname ? 'either' : given ? 'given' : surname ? 'surname' : null;
}

/** Folded spelling → the gazetteer's name, for settlements, divisions and their spelling variants. */
const places = new Map<string, string>();
for (const division of gazetteerFile.divisions) places.set(fold(division), division);
for (const settlement of gazetteerFile.settlements) places.set(fold(settlement.name), settlement.name);
for (const [name, spellings] of Object.entries(gazetteerFile.variants))
  for (const s of spellings) places.set(fold(s), name);
const areas = new Set(gazetteerFile.areas.map(fold));

/** The settlement or district named in a text (the last one, as addresses end with it), or null. */
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

/** Letters a reader may have missed or mistaken in a name this long. */
const slipsOf = (length: number): number => (length < 6 ? 0 : length < 9 ? 1 : 2);

/**
 * The one settlement whose name a text nearly is: "obatse", "Selbe Phikwe". Null when none or several are that near.
 */
export function nearestPlace(text: string): string | null {
  const wanted = fold(text);
  if (places.has(wanted) || areas.has(wanted)) return null;
  const slips = slipsOf(wanted.length);
  if (slips === 0 || /\d/.test(wanted)) return null;
  const near = new Set<string>();
  for (const [spelling, name] of places) {
    // "Mokolodi" for "Mmokolodi": people spell it so; no reader doubles a letter.
    if (single(spelling) === single(wanted)) return null;
    if (Math.abs(spelling.length - wanted.length) > slips || spelling.length < 6) continue;
    if (editDistance(spelling, wanted, slips) <= slips) near.add(name);
  }
  return near.size === 1 ? [...near][0]! : null;
}

/** Each letter once where it is doubled. */
const single = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1');

/** Is the whole text the name of a town area: "Block 8", "Broadhurst"? */
export function isTownArea(text: string): boolean {
  return areas.has(fold(text));
}
