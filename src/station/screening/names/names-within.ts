import { isCountryCode, countryCode } from '../countries.ts';
import { withoutEntities } from './entities.ts';
import { jointNames } from './joint-names.ts';
import { normaliseName, type NameSchema } from './normalise.ts';

/** Separators between two names of one bearer. */
const ALSO = new RegExp(
  `\\s*(?:${[
    ';',
    '\\s\\/\\s',
    '(?<=\\p{L}{4})\\/(?=\\p{L}{4,} \\p{L})',
    '\\s@\\s?',
    '(?:,\\s*)?\\b(?:also|formerly|previously|now|better|otherwise)\\s+(?:known|listed)\\s+as\\b',
    '\\b(?:trading|doing\\s+business)\\s+as\\b',
    '\\b[afn]\\s?[./]?\\s?k\\s?[./]?\\s?a\\b\\.?',
    '\\b(?:t\\/a|d\\/?b\\/?a)\\b',
    '\\balias\\b',
    '\\bformerly\\b',
  ].join('|')})\\s*:?\\s*`,
  'iu',
);
/** Prefixes of a maiden name. */
const BORN =
  /[\s,(]*(?:\bn[ée]{2}\b|\bborn\b(?!\s+(?:in|on|at|about|circa)\b)|\bgeb(?:\.|oren)|\bmaiden name\b)\.?:?\s+(?=\p{L})/iu;
/** Prefixes of a father's or husband's name, who is another person. */
const KIN = /[\s,]+(?:[sdw]\/o|(?:son|daughter|wife|widow)\s+of)\s.*$/iu;
/** Quoted nickname inside a name: Thabo “Tiger” Mokgosi. */
const CALLED = /\s["“”„«][^"“”„«»]{2,30}["”“»](?=\s)/gu;
/** A ship's number beside her name. */
const SHIP_NUMBER = /[\s,(]*\b(?:IMO|MMSI)\b[^\d]{0,10}\d{7,9}\)?/giu;
/** Branch of a business after its name: `Kgale Mining - Maun Branch`. */
const BRANCH = /(?:\s*[,(]|\s+[-–—])\s*\p{L}[\p{L}\s]{0,30}\bbranch\)?\s*$/iu;
/** The same without punctuation, after words that end a company's name. */
const BRANCH_BEHIND =
  /(?<=\s(?:company|corporation|limited|ltd|inc|plc|llc|gmbh|s\.\s?a\.?|n\.\s?v\.?|b\.\s?v\.?|a\.\s?g\.?)\)?)\s+\p{L}[\p{L}\s]{1,30}\bbranch\s*$/iu;
const BRACKETS = /[()[\]（）]/u;
/** Label before a bracketed name: `original script: …`. */
const LABEL = /^[\p{L}\s]{3,30}:\s*/u;
/** Words of remarks: a bracket with one describes the name and is none. */
const REMARK =
  /\d|\b(?:name|names|passport|identity|number|listed|born|deceased|spelling|transliteration|script|unknown|brother|son of|wife|third|second|junior|senior)\b/iu;
const ACRONYM = /^[\p{Lu}.&/-]{3,12}$/u;
const LEAST_PART = 4;

export interface NameWithin {
  readonly text: string;
  /** 1 for a name as written; less for one assembled from parts of it. */
  readonly share: number;
  /** Derived by a rule, not written by anybody. */
  readonly isDerived?: boolean;
}

/** Acronyms are shared by many. */
const ACRONYM_SHARE = 0.95;
/** So are single words. */
const LONE_SHARE = 0.95;
const LEAST_LONE = 5;
/** Factor for half of a hyphenated name: worth a review if everything else matches. */
const HALF_SHARE = 0.9;

/**
 * The names of one bearer in a text: the text itself first, then what brackets, `alias`, `formerly` and the like
 * separate, and the maiden name.
 *
 * @example namesWithin('Anna Smith née Jones', 'person') // 'Anna Smith née Jones', 'Anna Smith', 'Anna Jones'
 * @example namesWithin('Kgale Front (KGF)', 'company') // 'Kgale Front (KGF)', 'Kgale Front', 'KGF'
 */
export function namesWithin(sent: string, schema: NameSchema): readonly NameWithin[] {
  const name = withoutEntities(sent);
  const found = new Map([[name.trim(), 1]]);
  const add = (text: string, share: number): void => {
    const trimmed = text.trim();
    if (trimmed !== '' && !found.has(trimmed)) found.set(trimmed, share);
  };
  const zone = schema === 'person' && name.includes('<<') ? nameOfZone(name) : null;
  if (zone) add(zone, 1);
  for (const part of name.split(ALSO)) {
    const whole =
      schema === 'person'
        ? part.replace(KIN, '').replace(CALLED, '')
        : part.replace(SHIP_NUMBER, '').replace(BRANCH, '').replace(BRANCH_BEHIND, '');
    if (part !== name && isTradeName(part, schema)) add(part, LONE_SHARE);
    const [outside = '', ...inside] = whole.split(BRACKETS);
    // Text after a bracket continues the name: Kgale (Pty) Mining.
    const around = inside.filter((_, i) => i % 2 === 1);
    const bare = [outside, ...around].join(' ').replace(/\s+/g, ' ');
    if (isName(bare, schema) || whole !== part) add(bare, 1);
    for (const text of inside.filter((_, i) => i % 2 === 0).map((part) => part.replace(LABEL, '').trim())) {
      if (REMARK.test(text)) continue;
      if (isName(text, schema)) add(text, 1);
      else if (schema === 'company' && isAcronym(text)) add(text, ACRONYM_SHARE);
    }
  }
  if (schema === 'person')
    for (const text of [...found.keys()]) {
      for (const one of jointNames(text)) if (isName(one, schema)) add(one, 1);
      for (const born of maidenNames(text)) add(born, 1);
    }
  return [...found].map(([text, share]) => ({ text, share }));
}

/** The text, and the names that words like `alias`, `formerly` and `trading as` separate in it. */
export const namesSaid = (text: string): readonly string[] => [
  ...new Set([text.trim(), ...text.split(ALSO).map((part) => part.trim())].filter(Boolean)),
];

/**
 * The name in a line of a machine-readable zone, without the line's prefix: surname, two fillers, given names (ICAO Doc
 * 9303 part 4).
 */
function nameOfZone(line: string): string | null {
  const [, surname, given] = MACHINE_READABLE.exec(line.replace(/\s/g, '').toUpperCase()) ?? [];
  return surname && given ? `${given} ${surname}`.replace(/[< ]+/g, ' ').trim() : null;
}
const MACHINE_READABLE = /^(?:P[A-Z<][A-Z<]{3}(?=[A-Z<]{39}$))?([A-Z]+(?:<[A-Z]+)*)<<([A-Z][A-Z<]*)$/;

/** More than one word: a lone word in brackets is rather a remark or a place. */
const isName = (text: string, schema: NameSchema): boolean => normaliseName(text, schema).tokens.length >= 2;

/** One word may name a company, where it is said to be a name; short ones are abbreviations, which many bear. */
const isTradeName = (text: string, schema: NameSchema): boolean =>
  schema === 'company' && normaliseName(text, schema).text.length >= LEAST_LONE;

const isAcronym = (text: string): boolean =>
  ACRONYM.test(text) && !isCountryCode(countryCode(text)) && text !== 'NGO';

/** With the birth name instead of the last word, or as it stands if it is a full name. */
function maidenNames(text: string): readonly string[] {
  const [married = '', born = ''] = text.split(BORN).map((part) => part.replace(BRACKETS, ' ').trim());
  if (married === '' || born === '') return [];
  const words = married.split(/\s+/);
  const given = words.length > 1 ? words.slice(0, -1).join(' ') : married;
  return [married, /\s/.test(born) ? born : `${given} ${born}`];
}

/**
 * A person's name with each half of a hyphenated first or last word, as after a marriage; not for listed names.
 *
 * @example withHalves('Thabo Mokgosi-Dube') // 'Thabo Mokgosi', 'Thabo Dube'
 */
export function withHalves(text: string): readonly NameWithin[] {
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return [];
  return [0, words.length - 1].flatMap((at) => {
    const parts = words[at]!.split('-');
    if (parts.length !== 2 || parts.some((part) => part.length < LEAST_PART)) return [];
    return parts.map((part) => ({ text: words.with(at, part).join(' '), share: HALF_SHARE }));
  });
}
