import { message } from '../../contract/messages/message.ts';
import { areSpellingsOfOneName } from './text/transliteration.ts';
import { ALL_PARTICLES } from '../lexicon/name-particles.ts';
import { isPlaceName } from './dictionaries.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { TITLE } from './name-as-printed.ts';
import { isPartedOtherwise } from './same-person.ts';
import { namePart, personName, withoutInitials } from './person-name.ts';

/** Quality of a name on a card, 0–1: part of a name; a whole one of several words; of one word (chosen on drawn specimens, ADR 401). */
const QUALITY = { part: 0.93, words: 0.93, oneWord: 0.7 } as const;

/** Words of a name: letters, hyphens, apostrophes, initials; particles in lower case. */
const WORD =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}]*\.?|\p{Ll}{1,4})(?:[-'’`][\p{L}\p{M}]+)*['’]?$|^['’][\p{L}\p{M}-]+$/u;
/** Most words: as read, where other text may have joined it; as typed. */
const MOST_WORDS = { read: 7, typed: 20 } as const;

const ASKED =
  '(?:(?:sur|fore|first|given|last|family|full|middle|other)? ?names?|nom|prénoms?|nationality|sex|gender|passport|authority|signature';
const NOTHING = String.raw`nil|n\.?\/?a\.?|not applicable|x{2,}`;
/** Labels read in place of a missing value, and placeholders for none. Whole texts, case-insensitive. */
const CAPTION = new RegExp(
  `^${ASKED}|(?:date|place) of (?:birth|issue|expiry)|(?:national )?identity card|${NOTHING})$`,
  'iu',
);

/** Quality by number of words, given the place: OCR may still have misread a letter or lost a line. */
type Sureness = (words: number) => number;
const OF_PART: Sureness = () => QUALITY.part;
/** One word where a full name is asked for: many people have only one name. */
const OF_WHOLE: Sureness = (words) => (words > 1 ? QUALITY.words : QUALITY.oneWord);

/** One letter is an initial, unless transliterated as two: a zone writes Æ as AE (Doc 9303 part 3, section 6). */
const TWO_LETTERS = /\p{L}[\p{L}\p{M}]|[ÆŒĲ]/u;

/**
 * A name where a card, passport or licence has one. Any word counts as a name there, also Bill, Trust, Ward, Page, No
 * and An, which are excluded elsewhere.
 */
function asWritten(printed: string, sureness: Sureness, typed: boolean): Parsed | null {
  const raw = printed.replace(/\s+/g, ' ').replace(/^[\s:;.,\-–—*|/]+|[\s:;,\-–—*|/]+$/g, '');
  const words = raw.split(' ');
  if (words.length > MOST_WORDS[typed ? 'typed' : 'read'] || !words.every((word) => WORD.test(word)))
    return null;
  if (!TWO_LETTERS.test(raw) || !/[\p{Lu}\p{Lo}]/u.test(raw) || CAPTION.test(raw)) return null;
  return { value: raw, raw, quality: sureness(words.length), notes: [] };
}

const count = (value: unknown): number => String(value).split(' ').length;

/** `MARTINa`, `KGOSIo`: a line or star of the card's background misread as a letter. */
const MIXED_CASE = /(?<!\p{L})\p{Lu}{3,}\p{Ll}{1,2}(?!\p{L})/u;
/** `OaEND`, `lSOUZA`: an item number (1, 4a) misread as letters; but `McDONALD`, `AlSAYED`, `StJOHN`, `NdLOVU`. */
const SMALL_BEFORE = /^[OI]?[laoi]\p{Lu}{2,}/u;
const MIXED = message('notes.smallLetter');

/** The general type's result, unless it drops, rejects or doubts words. */
function whereAsked(kind: ValueKind, sureness: Sureness): ValueKind['parse'] {
  const parse = parseAsked(kind, sureness);
  return (printed, context) => {
    const text = printed.replace(BLANK_BEHIND_HYPHEN, '-');
    const letters = text.replace(MISREAD_LETTER, (digit) => LOOKS_LIKE[digit]!);
    const parsed = unlessMixed(parse(text, context));
    if (parsed || !context.namedHere || letters === text) return parsed;
    const mended = parse(letters, context);
    return mended && { ...mended, doubt: DIGIT };
  };
}

/** `SEB1NA`: OCR reads letters as digits. Behind two letters: `G1AN` is mostly a piece of print. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };
const MISREAD_LETTER = /(?<=\p{L}{2})[0158](?=\p{L}|\s|$)/gu;
const DIGIT = message('notes.digitInName');

const unlessMixed = (parsed: Parsed | null): Parsed | null =>
  parsed && (MIXED_CASE.test(String(parsed.value)) || SMALL_BEFORE.test(String(parsed.value)))
    ? { doubt: MIXED, ...parsed }
    : parsed;

/** `Anne- Marie`: OCR of hyphens in condensed print. */
const BLANK_BEHIND_HYPHEN = /(?<=\p{L}{2})- (?=\p{Lu}\p{L})/gu;

/** "Santos e Silva, Ana": typed, nothing but a name stands behind the comma. */
const AROUND_COMMA = /^([^,\n]+),([^,\n]+)$/;

function parseAsked(kind: ValueKind, sureness: Sureness): ValueKind['parse'] {
  return (printed, context) => {
    const known = kind.parse(printed, context);
    const { namedHere, typed = false } = context;
    const [, surname, forenames] = (typed && !known && AROUND_COMMA.exec(printed)) || [];
    const spoken = surname === undefined ? printed : `${forenames!.trim()} ${surname}`;
    if (!namedHere || /[\n,]/.test(spoken)) return known;
    const written =
      asWritten(spoken.replace(TITLE, ''), sureness, typed) ?? asWritten(spoken, sureness, typed);
    if (!written) return known;
    const isWhole = known !== null && count(known.value) >= count(written.value);
    return isWhole ? { ...known, quality: Math.max(known.quality, written.quality) } : written;
  };
}

/** The name field of a zone: letters only. */
const inZone: ValueKind['ofZone'] = (text) =>
  /^ *[A-Z][ A-Z]*$/.test(text) ? { value: text, raw: text, quality: 1, notes: [] } : null;

const sameName: ValueKind['same'] = (a, b) =>
  typeof a === 'string' && typeof b === 'string' && areSpellingsOfOneName(a, b);

/** Of a part also the order says something: its first name is the one that people go by. */
const samePart: ValueKind['same'] = (a, b) => sameName(a, b) && !isPartedOtherwise(String(a), String(b), '');

const partAsked = whereAsked(namePart, OF_PART);

/** "Kago Lesedi EXAMPLE": by its letters a whole name, where a part is asked for; not "Van WYK", "Mc DONALD". */
const WHOLE = new RegExp(
  String.raw`^(?:(?!(?:${ALL_PARTICLES}|mac|mc|st|o)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}'’-]* )+\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*$`,
  'u',
);

/** "Name / Nom: ERIKSSON, ANNA MARIA" (as in Doc 9303's samples): surname before the comma. "JR" is no given name. */
const BEFORE_COMMA =
  /^(\p{Lu}[\p{L}\p{M}'’ -]+),\s+(?!(?:JR|SR|I{2,3}|IV)\b)\p{Lu}[\p{L}\p{M}]+(?:[ -]\p{Lu}[\p{L}\p{M}]*\.?)*$/u;

/** Surname or forenames of an identity document. */
export const identityNamePart: ValueKind = {
  ...namePart,
  same: samePart,
  ownPlace: true,
  ofZone: inZone,
  parse: (printed, context) =>
    WHOLE.test(printed.trim()) && !context.typed
      ? null
      : partAsked((context.namedHere && BEFORE_COMMA.exec(printed.trim())?.[1]) || printed, context),
};

/** `DE HOZ` above `USUBIAGA`: a line of capitals, and nothing else on it. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’ -]*$/u;

/** Part of a name that continues below: two surnames, or names too long for one line. */
export const identityNameLines: ValueKind = {
  ...identityNamePart,
  lines: 2,
  continues: (soFar, next) =>
    [soFar, next].every((line) => CAPITALS.test(line.trim()) && !CAPTION.test(line.trim())),
  parse: (printed, context) =>
    identityForenames.parse(context.namedHere ? printed.replace(/\s*\n\s*/g, ' ') : printed, context),
};

/** Given names: cards of France and countries that follow it put commas between them, which reverse nothing. */
export const identityForenames: ValueKind = {
  ...identityNamePart,
  parse: (printed, context) =>
    identityNamePart.parse(context.namedHere ? printed.replace(/,\s*(?=\p{Lu})/gu, ' ') : printed, context),
};

/** A surname with initials after it, as on some cards. */
export const identitySurname: ValueKind = {
  ...identityNamePart,
  parse: (printed, context) =>
    unlessMixed(withoutInitials.parse(printed, context)) ?? identityNamePart.parse(printed, context),
};

/** "EXAMPLE" above "KAGO LESEDI", under "Name": a word of capitals, and more below, which may be the other names. */
const ONE_WORD = /^\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
const GOES_ON = message('notes.goesOn');

/** The whole name of the holder of an identity document. */
export const identityName: ValueKind = {
  ...personName,
  mayGoOn(soFar, next, isUnderLabel) {
    if (!isUnderLabel) return personName.mayGoOn!(soFar, next, isUnderLabel);
    const isMore = CAPITALS.test(next.trim()) && !CAPTION.test(next.trim()) && !isPlaceName(next.trim());
    return isMore && ONE_WORD.test(soFar.trim()) ? GOES_ON : null;
  },
  same: sameName,
  ofZone: inZone,
  parse: whereAsked(personName, OF_WHOLE),
};
