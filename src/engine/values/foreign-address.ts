import { inProse } from '../lexicon/languages/index.ts';
import { PREMISES } from '../lexicon/premises.ts';
import { COUNTRIES } from '../packs/country-words.ts';

/** Street types of countries that number houses along streets and put a postal code after the town. */

const STREET_KINDS = [
  'street|st|road|rd|avenue|ave|av|drive|dr|crescent|cres|close|lane|ln|way|boulevard|blvd|court|ct|place|pl|square|sq|terrace',
  'gardens?|grove|mews|parade|walk|row|hill|rise|view|green|park|parkway|pkwy|highway|hwy|circle|cir|trail|loop|plaza|quay|wharf',
  'straat|weg|laan|rylaan|singel|cross|main|marg|nagar|salai|chowk|colony',
];
/** Languages that join street type and name: "14 Kiaatlaan"; in "Kerkstraat 8" the number follows. */
const IN_ONE_WORD = String.raw`\p{L}{3,}(?:straat|stra(?:ss|ß)e|laan|weg|singel)`;
/** "12 Mill Lane", "4149 W Magnolia Blvd", "118B, 23rd St": house number, street name, street type. */
const HOUSE = String.raw`(?:no\.? ?)?\d{1,5}[A-Z]?(?:\s?[-/]\s?\d{0,4}[A-Z]?)?,? (?:[NSEW]{1,2}\.? )?(?:(?:\p{L}[\p{L}'’.-]*|\d{1,3}(?:st|nd|rd|th)) ){0,3}(?:${STREET_KINDS.join('|')}|${IN_ONE_WORD})`;
/** "Flat 4, …", "… Apt 3B": part of a building; "Steyn" and "United" only begin like such a word. */
const PART = String.raw`(?:flat|apartment|apt|unit|suite|ste|floor|room|block)\.?(?: #?|#|(?=\d))(?:(?=[A-Z]{0,3}\d)[\dA-Z]{1,4}|[A-Z])(?![\p{L}\d])|#\s?\d{1,4}[A-Z]?|\d{1,2}(?:st|nd|rd|th) floor`;
const HOUSE_LINE = new RegExp(
  `^(?:(?:${PART}),? )?${HOUSE}\\.?(?: [NSEW]{1,2})?(?:,? (?:${PART}))?,?$`,
  'iu',
);

/** "Rua da Praia, n.º 12", "Av. das Acácias 1201": the number after the street, as in Mozambique and Angola. */
const NUMBER_LAST = new RegExp(
  String.raw`^(?:${inProse('waysBeforeNumber')}) (?:\p{L}[\p{L}.'’-]*,? ){1,5}(?:n[.º°o]* ?)?\d{1,5}[A-Z]?(?:, ?[\p{L}\d.º° ]{1,20})?,?$`,
  'iu',
);

/** "52 bis, avenue des Lilas": the number before the kind of street. */
const NUMBER_FIRST = String.raw`\d{1,4}(?: ?(?:bis|ter))?,? (?:${inProse('waysAfterNumber')})\.? \p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,5}`;
const NUMBER_FIRST_LINE = new RegExp(`^${NUMBER_FIRST},?$`, 'iu');

/** "Flat 2", "Apartment B7", "12th Floor": part of a building, on a line above its street. */
export const isPartOfHouse = (line: string): boolean => PART_LINE.test(line.trim());
const PART_LINE = new RegExp(`^(?:${PART}),?$`, 'iu');

/** Is a line a house number with its street, and nothing else? */
export const isHouseLine = (line: string): boolean =>
  [HOUSE_LINE, NUMBER_LAST, NUMBER_FIRST_LINE].some((form) => form.test(line.trim()));

/** Words before a house number, not of a town: "Flat H102", "Unit 4821". */
const NUMBERED = `${PREMISES}|ward|box|bag|block|ext|extension|phase`;
const PLACE_IN_TOWN = new RegExp(
  String.raw`\b(?:${NUMBERED}|apartment|apt|suite|room|shop|office|floor|wing|tower|building|door)\b`,
  'i',
);
const STREET_WORD = new RegExp(`(?<![\\p{L}])(?:${STREET_KINDS.join('|')})(?![\\p{L}])`, 'iu');

/** Postal codes by country, after a town or on a line of their own. */
const POSTCODES: readonly RegExp[] = [
  // United Kingdom: "LS1 4AB"
  /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/,
  // United States: "Columbus, OH 43215-1204"
  /,?\s[A-Z]{2}\.?,?\s\d{5}(?:-\d{4})?$/,
  // Canada: "Toronto ON M2M 2M2"
  /(?:^|[\s,])[A-Z]\d[A-Z]\s?\d[A-Z]\d$/,
  // India: "Pune - 411 001"
  /(?:^|\p{L}\s?(?:[-–—]\s?)?)[1-9]\d{2}\s?\d{3}$/u,
  // France: "52 avenue des Lilas 31000 Toulouse"
  new RegExp(String.raw`^${NUMBER_FIRST},? \d{5} \p{L}[\p{L}'’ -]+$`, 'iu'),
  // South Africa, Namibia, Zambia: "Rosebank 2196", "Windhoek 10005"; a town without other digits
  new RegExp(String.raw`^(?!.*\b(?:${NUMBERED})\b)\p{L}[\p{L}' -]*,?\s\d{4,5}$`, 'iu'),
];
/** Eswatini: "Mbabane H100". In "Flat H102" and "Sunset Court H102" it is a door number. */
const OF_ESWATINI = /^\p{L}[\p{L}' -]*,?\s[HLMS]\d{3}$/u;
/** Mozambique, France: "1100 Maputo", "69003 Lyon", code before the town, below the street. "4821 Notwane Road" is a house. */
const CODE_FIRST = /^\d{4,5}(?:-\d{2})?\s\p{Lu}[\p{L}' -]+$/u;

/** A postal code that looks like a house or door number, on a line where it cannot be one. */
const endsInCodeLikeHouse = (line: string, isFirst: boolean): boolean =>
  !isHouseLine(line) &&
  !STREET_WORD.test(line) &&
  ((OF_ESWATINI.test(line) && !PLACE_IN_TOWN.test(line)) || (!isFirst && CODE_FIRST.test(line)));

/** Does a printed address end here, with a postal code after its town? */
export function endsInPostcode(soFar: string): boolean {
  const last = soFar
    .trim()
    .split(/\n|,(?=\D*\d*$)/)
    .at(-1)!
    .trim();
  const lines = soFar.trim().split('\n');
  const line = lines.at(-1)!.trim();
  // "18 Mill Road, Otley, 4031": town, comma and code after the street.
  const town = line.split(',').slice(-2).join(',').trim();
  return [line, last, town].some(
    (text) => POSTCODES.some((code) => code.test(text)) || endsInCodeLikeHouse(text, lines.length === 1),
  );
}

/** "22 Mill Road, Hamilton 3204": a house, its street, and the town with its code on one line. */
export const isHouseInTown = (line: string): boolean =>
  endsInPostcode(line) && line.split(',').some((part) => isHouseLine(part));

const COUNTRY_LINE = new RegExp(
  String.raw`^(?:south africa|rsa|zimbabwe|zambia|(?:${COUNTRIES})|lesotho|eswatini|mozambique|moçambique|malawi|angola|tanzania|united kingdom|uk|england|scotland|wales|ireland|u\.?s\.?a\.?|united states(?: of america)?|india|australia|canada|kenya|nigeria)\.?$`,
  'i',
);
/** A country below the town. */
export const isCountry = (line: string): boolean => COUNTRY_LINE.test(line.trim());
