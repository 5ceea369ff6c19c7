import { message } from '../../contract/messages/message.ts';
import { areSpellingsOfOneName } from './text/transliteration.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { TITLE } from './name-as-printed.ts';
import { namePart, personName, withoutInitials } from './person-name.ts';

/** How sure a name on a card is, 0–1: a part of it, the whole of several words, of one (chosen on drawn specimens, ADR 401). */
const QUALITY = { part: 0.93, words: 0.93, oneWord: 0.7 } as const;

/** Words of a name as people write them: letters, hyphens, apostrophes, initials; particles in small letters. */
const WORD =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}]*\.?|\p{Ll}{1,4})(?:[-'’`][\p{L}\p{M}]+)*['’]?$|^['’][\p{L}\p{M}-]+$/u;
const MOST_WORDS = 7;

const ASKED =
  '(?:(?:sur|fore|first|given|last|family|full|middle|other)? ?names?|nom|prénoms?|nationality|sex|gender|passport|authority|signature';
const NOTHING = String.raw`nil|n\.?\/?a\.?|not applicable|x{2,}`;
/** Captions that stand where a value was not read, and what is put where there is none. Whole texts, of any case. */
const CAPTION = new RegExp(
  `^${ASKED}|(?:date|place) of (?:birth|issue|expiry)|(?:national )?identity card|${NOTHING})$`,
  'iu',
);

/** How sure the place makes a name of so many words: the reader may still have mistaken a letter or lost a line. */
type Sureness = (words: number) => number;
const OF_PART: Sureness = () => QUALITY.part;
/** One word where a whole name is asked for: many people have no more. */
const OF_WHOLE: Sureness = (words) => (words > 1 ? QUALITY.words : QUALITY.oneWord);

/** One letter is an initial, unless it is two: a zone writes Æ as AE (Doc 9303 part 3, section 6). */
const TWO_LETTERS = /\p{L}[\p{L}\p{M}]|[ÆŒĲ]/u;

/**
 * A name where a card, a passport or a licence asks for one. Whatever word stands there is the name: Bill, Trust, Ward,
 * Page, No, An are names that lists of other words take for none.
 */
function asWritten(printed: string, sureness: Sureness): Parsed | null {
  const raw = printed.replace(/\s+/g, ' ').replace(/^[\s:;.,\-–—*|/]+|[\s:;,\-–—*|/]+$/g, '');
  const words = raw.split(' ');
  if (words.length > MOST_WORDS || !words.every((word) => WORD.test(word))) return null;
  if (!TWO_LETTERS.test(raw) || !/[\p{Lu}\p{Lo}]/u.test(raw) || CAPTION.test(raw)) return null;
  return { value: raw, raw, quality: sureness(words.length), notes: [] };
}

const count = (value: unknown): number => String(value).split(' ').length;

/** `MARTINa`, `KGOSIo`: a line or a star of the card's background that was taken for a letter, not a way to write names. */
const MIXED_CASE = /(?<!\p{L})\p{Lu}{3,}\p{Ll}{1,2}(?!\p{L})/u;
/** `OaEND`, `lSOUZA`: the number of an item (1, 4a) read as letters; but `McDONALD`, `AlSAYED`, `StJOHN`, `NdLOVU`. */
const SMALL_BEFORE = /^[OI]?[laoi]\p{Lu}{2,}/u;
const MIXED = message('notes.smallLetter');

/** What the general kind makes of it, unless that drops words, refuses them or doubts them. */
function whereAsked(kind: ValueKind, sureness: Sureness): ValueKind['parse'] {
  const parse = parseAsked(kind, sureness);
  return (printed, context) => unlessMixed(parse(printed.replace(BLANK_BEHIND_HYPHEN, '-'), context));
}

const unlessMixed = (parsed: Parsed | null): Parsed | null =>
  parsed && (MIXED_CASE.test(String(parsed.value)) || SMALL_BEFORE.test(String(parsed.value)))
    ? { doubt: MIXED, ...parsed }
    : parsed;

/** `Anne- Marie`, as hyphens of condensed print are read. */
const BLANK_BEHIND_HYPHEN = /(?<=\p{L}{2})- (?=\p{Lu}\p{L})/gu;

function parseAsked(kind: ValueKind, sureness: Sureness): ValueKind['parse'] {
  return (printed, context) => {
    const known = kind.parse(printed, context);
    if (!context.namedHere || /[\n,]/.test(printed)) return known;
    const written = asWritten(printed.replace(TITLE, ''), sureness) ?? asWritten(printed, sureness);
    if (!written) return known;
    const isWhole = known !== null && count(known.value) >= count(written.value);
    return isWhole ? { ...known, quality: Math.max(known.quality, written.quality) } : written;
  };
}

/** A zone holds letters alone, and the names are all that stands in their place. */
const inZone: ValueKind['ofZone'] = (text) =>
  /^ *[A-Z][ A-Z]*$/.test(text) ? { value: text, raw: text, quality: 1, notes: [] } : null;

const sameName: ValueKind['same'] = (a, b) =>
  typeof a === 'string' && typeof b === 'string' && areSpellingsOfOneName(a, b);

const partAsked = whereAsked(namePart, OF_PART);

/** "Name / Nom: ERIKSSON, ANNA MARIA" (Doc 9303 prints its samples so): the surname stands before the comma. "JR" is no given name. */
const BEFORE_COMMA =
  /^(\p{Lu}[\p{L}\p{M}'’ -]+),\s+(?!(?:JR|SR|I{2,3}|IV)\b)\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]*\.?)*$/u;

/** Surname or forenames of an identity document. */
export const identityNamePart: ValueKind = {
  ...namePart,
  same: sameName,
  ownPlace: true,
  ofZone: inZone,
  parse: (printed, context) =>
    partAsked((context.namedHere && BEFORE_COMMA.exec(printed.trim())?.[1]) || printed, context),
};

/** `DE HOZ` above `USUBIAGA`: a line of capitals, and nothing else on it. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’ -]*$/u;

/** A part of a name that goes on below: two surnames, or names that found no room on one line. */
export const identityNameLines: ValueKind = {
  ...identityNamePart,
  lines: 2,
  continues: (soFar, next) =>
    [soFar, next].every((line) => CAPITALS.test(line.trim()) && !CAPTION.test(line.trim())),
  parse: (printed, context) =>
    identityForenames.parse(context.namedHere ? printed.replace(/\s*\n\s*/g, ' ') : printed, context),
};

/** Forenames: cards of France and of those who follow it set a comma between them, which turns nothing round. */
export const identityForenames: ValueKind = {
  ...identityNamePart,
  parse: (printed, context) =>
    identityNamePart.parse(context.namedHere ? printed.replace(/,\s*(?=\p{Lu})/gu, ' ') : printed, context),
};

/** A surname with the initials that some cards print behind it. */
export const identitySurname: ValueKind = {
  ...identityNamePart,
  parse: (printed, context) =>
    unlessMixed(withoutInitials.parse(printed, context)) ?? identityNamePart.parse(printed, context),
};

/** The whole name of the holder of an identity document. */
export const identityName: ValueKind = {
  ...personName,
  same: sameName,
  ofZone: inZone,
  parse: whereAsked(personName, OF_WHOLE),
};
