import { MONTH_PATTERN } from './months.ts';
import { LAND, PREMISES } from '../lexicon/premises.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { ID_WORDS } from '../packs/country-words.ts';
import { isTownArea, nearestPlace, placeIn } from './dictionaries.ts';
import { addressAsPrinted, linesOf, partedNumbers } from './address-as-printed.ts';
import { endsInPlace, isPostal, NUMBERED, STREET } from './address-words.ts';
import { endsInPostcode, isCountry, isHouseInTown, isHouseLine } from './foreign-address.ts';
import { TITLED } from '../lexicon/forms-of-address.ts';
import type { Parsed, ValueKind } from './kind.ts';

/** Quality of an address, 0–1, from its parts (chosen on drawn specimens, ADR 401). */
const SHAPE = {
  noPart: 0.3,
  words: 0.35,
  place: 0.3,
  street: 0.3,
  /** Factors: a box alone, a street without a number, a corrected place, a sentence-like start. */
  postAlone: 0.65,
  noNumber: 0.96,
  mended: 0.93,
  wordy: 0.5,
} as const;

const NOT_ADDRESS = new RegExp(
  String.raw`@|www\.|https?:|\b(?:tel|fax|cell|phone|email|e-mail|vat|tin|uin|invoice|account|customer|date|balance|amount|period|statement|meter|(?:${ID_WORDS})|id no|attention|dear|page|branch|contract|currency|tariff|employee|reg(?:istration)? no)\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d\.\d{2}\b|:\s*(?:\S|$)`,
  'i',
);

/** "The company is a private company …": a sentence, not an address line. */
const SAYS = /\b(?:is|are|was|were|shall|will|has|have|hereby)\s+\p{Ll}/u;

/** Headings of the next section; no towns. */
const HEADING =
  /\b(?:members?|directors?|officers?|secretar(?:y|ies)|shareholders?|activit(?:y|ies)|details|particulars|information|summary|history|notes?|terms|charges|payments?|readings?|consumption|capital)\b/i;
const CAPITALS = /^\p{Lu}{3,}(?:\s\p{Lu}{2,})+$/u;

/** True for "Plot 4, Tonota, Sedie Ward"; in "12 Gaborone Road" the town is part of a street name. */
const hasPlace = (soFar: string): boolean =>
  soFar.split(/[\n,]/).some((part) => placeIn(part) !== null && !STREET.test(part));

/**
 * "12 Mill Lane, Otley" above "ACTIVE MEMBERS": capitals below lower case are a heading, unless a town: "MILTON
 * KEYNES", "OLD NALEDI".
 */
const headsNext = (soFar: string, next: string): boolean =>
  /\p{Ll}/u.test(soFar) &&
  CAPITALS.test(next.trim()) &&
  placeIn(next) === null &&
  !isTownArea(next) &&
  !isCountry(next) &&
  (HEADING.test(next) || hasPlace(soFar));

const SAYS_PLOT = new RegExp(String.raw`^(?:${PREMISES}|home|ward) (?!no\b|num)\p{Ll}{2}`, 'u');
const TITLE_OF_PLOT = new RegExp(String.raw`^(?:${LAND}|unit) \p{L}+$`, 'iu');
const NUMBERED_OR_WARD = new RegExp(String.raw`\b(?:${LAND}|ward|house)\b.*\d|\bward\b`, 'i');
const PIECE_OF_LAND =
  'Plot|PLOT|(?:Tribal )?Lot|LOT|Stand|Erf|ERF|House|HOUSE|Unit|Farm|Flat|FLAT|Room|Apartment|Yard|YARD|Shop|SHOP|Compound';
/** "Yard 95, …", "214, …": a house ahead of its ward or plot; no year. */
const HOUSE_AHEAD = String.raw`(?:(?:${PIECE_OF_LAND}) (?:No\.? ?)?\d[\dA-Za-z-]*|(?<![\p{L}\d] ?)(?!(?:19|20)\d\d\b)\d{1,5}[A-Z]?),? `;
const WORD_OR_NUMBER = String.raw`[\p{Lu}\d][\p{L}\d'’-]*`;
/**
 * An address on one line, parts separated by ", ", checked against the gazetteer. There are no postcodes; a P O Box is
 * a postal address, not a residence, which is noted.
 */
export const address: ValueKind = {
  mention: new RegExp(
    String.raw`(?:${HOUSE_AHEAD})?(?:(?:${PIECE_OF_LAND}) (?:No\.? ?)?\d[\dA-Za-z-]*|[\p{Lu}][\p{L}'’-]+ Ward)(?:, ?${WORD_OR_NUMBER}(?: ${WORD_OR_NUMBER}){0,4}){1,4}`,
    'gu',
  ),
  name: 'address',
  strict: false,
  lines: 6,
  keepsLabel: new RegExp(`^(?:${PREMISES})(?: no| number)?$`, 'i'),
  inText: String.raw`(?:plot |house |lot |ward |erf |\p{Lu}|\d)(?:[^.;\n]|(?<=\b(?:No|no|NO|P|O|Ext|St|Rd))\.|\.(?=\s+(?:[Ww]ard|[Bb]lock|[Pp]hase|[Ee]xt)\b)){3,90}?`,
  continues: (soFar, next) =>
    !NOT_ADDRESS.test(next) &&
    // The next row's value: an account or telephone number.
    !/^[\d\s-]{6,}$/.test(next) &&
    next.length < 60 &&
    !((endsInPlace(soFar) || endsInPostcode(soFar)) && !placeIn(next) && !isCountry(next)) &&
    !isCountry(soFar.split('\n').at(-1)!) &&
    // A residence followed by a postal address.
    !(STREET.test(soFar) && placeIn(soFar) !== null && isPostal(next)) &&
    !TITLED.test(next) &&
    !SAYS.test(next) &&
    !headsNext(soFar, next) &&
    !/^re\b/i.test(next),
  parse(printed): Parsed | null {
    const { value, mended } = withMendedPlace(addressAsPrinted(printed).replace(HOUSE_OF_ANOTHER, ''));
    if (isNoAddress(value)) return null;
    const quality = shapeOf(value) * (mended ? SHAPE.mended : 1) * (startsWordy(printed) ? SHAPE.wordy : 1);
    return { value, raw: printed, quality, notes: notesOn(value, mended) };
  },
};

const WHOLE_DAY = new RegExp(String.raw`^\d{1,2}(?:st|nd|rd|th)? (?:${MONTH_PATTERN}),? \d{4}$`, 'i');

/** Is a text too short, too long, or part of a sentence? */
function isNoAddress(value: string): boolean {
  return (
    value.length < 5 ||
    value.length > 200 ||
    !/\p{L}{3}/u.test(value) ||
    value.split(' ').length > 30 ||
    // "a room at my plot since June": a sentence with the word plot.
    SAYS_PLOT.test(value) ||
    // "19 May 2025": a day.
    WHOLE_DAY.test(value) ||
    // "PLOT OWNERSHIP": a title.
    TITLE_OF_PLOT.test(value) ||
    // "lives in my house / My name is …": the next sentence.
    (/^(?:my|his|her|our|their|this|that|we|he|she|they) /i.test(value) && !/\d/.test(value)) ||
    (!STREET.test(value) && TITLED.test(value) && !/[\d,]/.test(value))
  );
}

/** "Tonota, in the house of Mrs Example": whose house it is. */
const HOUSE_OF_ANOTHER = /,? in the (?:house|home|yard|compound|homestead|room) of (?:\p{Lu}|my|his|her).*$/u;

/** Share of an address's parts present, 0–1. */
function shapeOf(value: string): number {
  const place = placeIn(value) !== null || endsInPostcode(value);
  const [street, post] = [STREET.test(value) || isHouseLine(value.split(',')[0]!), isPostal(value)];
  if (!place && !street && !post) return SHAPE.noPart;
  const parts = SHAPE.words + (place ? SHAPE.place : 0) + (street || post ? SHAPE.street : 0);
  if (post) return parts * (street ? 1 : SHAPE.postAlone);
  // An address with a plot number says more than the ward alone.
  return parts * (NUMBERED.test(value) ? 1 : SHAPE.noNumber);
}

/** Does it begin with more words than a street or a house has? */
const startsWordy = (printed: string): boolean => linesOf(printed)[0]!.split(',')[0]!.split(' ').length > 6;

function notesOn(value: string, mended: string | null): Message[] {
  return [
    ...(mended ? [message('notes.placeMended', { place: mended })] : []),
    ...(isPostal(value) && !STREET.test(value) ? [message('notes.postal')] : []),
    ...(placeIn(value) || endsInPostcode(value) ? [] : [message('notes.noPlace')]),
  ];
}

/** Does the text have a part of an address: a plot, ward or street, a postal box, or an area with its town? */
export function looksLikeAddress(printed: string): boolean {
  const text = partedNumbers(printed);
  if (NOT_ADDRESS.test(text)) return false;
  return (
    NUMBERED_OR_WARD.test(text) ||
    isPostal(text) ||
    isHouseLine(text) ||
    isHouseInTown(text) ||
    text.split(',').some((p) => isTownArea(p))
  );
}

/** Corrects a place name with one or two OCR errors to the gazetteer's spelling. */
function withMendedPlace(text: string): { value: string; mended: string | null } {
  const parts = text.split(', ');
  const last = parts.at(-1)!;
  const place = parts.length > 1 ? nearestPlace(last) : null;
  if (!place) return { value: text, mended: null };
  const spelled = last === last.toUpperCase() ? place.toUpperCase() : place;
  return { value: [...parts.slice(0, -1), spelled].join(', '), mended: last };
}
