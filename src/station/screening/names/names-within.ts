import { isCountryCode, countryCode } from '../countries.ts';
import { normaliseName, type NameSchema } from './normalise.ts';

/** Between two names of one bearer, as papers and lists write them. */
const ALSO =
  /\s*(?:;|\s\/\s|,?\s*\b(?:also|formerly|previously|now|better|otherwise)\s+(?:known|listed)\s+as\b|\b[afn]\s?\.?\s?k\s?\.?\s?a\b\.?|\balias\b|\bformerly\b)\s*:?\s*/iu;
/** Before the name that somebody bore before the marriage. */
const BORN = /[\s,]*(?:\bn[ée]{2}\b|\bgeb(?:\.|oren)|\bmaiden name\b)\.?:?\s+/iu;
const BRACKETS = /[()[\]（）]/u;
/** Before a bracketed name, about its script: `original script: …`. */
const LABEL = /^[\p{L}\s]{3,30}:\s*/u;
/** Words of remarks: a bracket that holds one tells about the name and is none. */
const REMARK =
  /\d|\b(?:name|names|passport|identity|number|listed|born|deceased|spelling|transliteration|script|unknown|brother|son of|wife|third|second|junior|senior)\b/iu;
const ACRONYM = /^[\p{Lu}.&/-]{3,12}$/u;
const LEAST_PART = 4;

export interface NameWithin {
  readonly text: string;
  /** 1 for a name as it is written; less for one that was put together from parts of it. */
  readonly share: number;
}

/** An abbreviation is borne by many. */
const ACRONYM_SHARE = 0.95;
/** One half of a name with a hyphen, with everything else the same, is worth a look. */
const HALF_SHARE = 0.9;

/**
 * The names that one text gives of one bearer: the text itself first, then what brackets, `alias`, `formerly` and the like
 * separate, and the maiden name.
 *
 * @example namesWithin('Anna Smith née Jones', 'person') // 'Anna Smith née Jones', 'Anna Smith', 'Anna Jones'
 * @example namesWithin('Kgale Front (KGF)', 'company') // 'Kgale Front (KGF)', 'Kgale Front', 'KGF'
 */
export function namesWithin(name: string, schema: NameSchema): readonly NameWithin[] {
  const found = new Map([[name.trim(), 1]]);
  const add = (text: string, share: number): void => {
    const trimmed = text.trim();
    if (trimmed !== '' && !found.has(trimmed)) found.set(trimmed, share);
  };
  for (const whole of name.split(ALSO)) {
    const [outside = '', ...inside] = whole.split(BRACKETS);
    // What follows a bracket goes on with the name: Kgale (Pty) Mining.
    const around = inside.filter((_, i) => i % 2 === 1);
    const bare = [outside, ...around].join(' ').replace(/\s+/g, ' ');
    if (isName(bare, schema)) add(bare, 1);
    for (const text of inside.filter((_, i) => i % 2 === 0).map((part) => part.replace(LABEL, '').trim())) {
      if (REMARK.test(text)) continue;
      if (isName(text, schema)) add(text, 1);
      else if (schema === 'company' && isAcronym(text)) add(text, ACRONYM_SHARE);
    }
  }
  if (schema === 'person')
    for (const text of [...found.keys()]) for (const born of maidenNames(text)) add(born, 1);
  return [...found].map(([text, share]) => ({ text, share }));
}

/** More than one word: a lone word in brackets is rather a remark or a place. */
const isName = (text: string, schema: NameSchema): boolean => normaliseName(text, schema).tokens.length >= 2;

const isAcronym = (text: string): boolean =>
  ACRONYM.test(text) && !isCountryCode(countryCode(text)) && text !== 'NGO';

/** With the family name of birth: in place of the last word, or as it stands where it is a whole name. */
function maidenNames(text: string): readonly string[] {
  const [married = '', born = ''] = text.split(BORN).map((part) => part.trim());
  if (married === '' || born === '') return [];
  const words = married.split(/\s+/);
  const given = words.length > 1 ? words.slice(0, -1).join(' ') : married;
  return [married, /\s/.test(born) ? born : `${given} ${born}`];
}

/**
 * A person's name with each half of a first or last word with a hyphen, as who marries writes it; lists mean what they write.
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
