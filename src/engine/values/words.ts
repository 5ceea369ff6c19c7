import { fold, oneLine } from './text/fold.ts';
import { NATIONALITIES } from './nationalities.ts';
import type { Parsed, ValueKind } from './kind.ts';

/** Quality of a word, 0–1, by value type (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  text: { words: 0.85, signs: 0.55 },
  count: 0.95,
  genderAmongWords: 0.75,
  nationality: { codeOfNoState: 0.5, amongWords: 0.8, unknown: 0.5 },
} as const;

/** Free text of one line: an occupation, a class of shares, a tariff. */
export const text: ValueKind = {
  name: 'text',
  strict: false,
  lines: 1,
  parse(printed): Parsed | null {
    const stripped = oneLine(printed).replace(/^[\s:;,.\-–—=|*•●▪■◦]+|[\s:;,\-–—=|*]+$|\.{2}[\s.]*$/g, '');
    // "Status: Active. Type: …": drops a sentence's full stop, but not an abbreviation's.
    const value = stripped.replace(/(?<=\p{Ll}{4})\.$/u, '');
    if (!/[\p{L}\p{N}]/u.test(value) || value.length > 200) return null;
    return {
      value,
      raw: value,
      quality: /\p{L}{2}/u.test(value) ? QUALITY.text.words : QUALITY.text.signs,
      notes: [],
    };
  },
};

/** Free text of up to six lines: activities, restrictions, remuneration details. */
export const paragraph: ValueKind = {
  ...text,
  name: 'paragraph',
  lines: 6,
  // Rejects "1 2" and "+267 000 0000": list numbers, a telephone number.
  parse: (printed, context) => (/\p{L}{3}/u.test(printed) ? text.parse(printed, context) : null),
};

/** A whole number: shares, pages. */
export const integer: ValueKind = {
  name: 'integer',
  strict: true,
  lines: 1,
  parse(printed): Parsed | null {
    const match = /(?<![\d.,/])(\d{1,3}(?:[ ,]\d{3})+|\d+)(?![\d/]|[.,]\d)/.exec(printed);
    if (!match) return null;
    return { value: Number(match[1]!.replace(/\D/g, '')), raw: match[0], quality: QUALITY.count, notes: [] };
  },
};

const MALE = new Set([
  'm',
  'male',
  'monna',
  'rre',
  'mr',
  'm m',
  'masculin',
  'boy',
  'mosimane',
  'masculino',
  'hombre',
  'varon',
  'maschio',
  'maschile',
  'mannlich',
  'muski',
  'mezczyzna',
  'erkek',
  'laki',
]);
const FEMALE = new Set([
  'f',
  'female',
  'mosadi',
  'mme',
  'mrs',
  'ms',
  'miss',
  'f f',
  'feminin',
  'girl',
  'mosetsana',
  'femenino',
  'femminile',
  'feminino',
  'mujer',
  'weiblich',
  'zenski',
  'kobieta',
  'kadin',
  'perempuan',
]);

/** Codes for unspecified. */
const UNSPECIFIED = new Set(['x', 'nonspecified', 'unspecified']);

const namesBoth = (one: string, next = ''): boolean =>
  (MALE.has(one) && FEMALE.has(next)) || (FEMALE.has(one) && MALE.has(next));

/** `M`, `F` or `X` (ICAO Doc 9303 codes), from any printed language or length. */
export const gender: ValueKind = {
  name: 'gender',
  strict: true,
  lines: 1,
  parse(printed): Parsed | null {
    const all = fold(printed).split(' ');
    // "30/03/1987 M" below "Date of birth / Sex".
    const words = all.filter((w) => !/\d/.test(w));
    // "Male / Female": options of a form, of which nobody chose one.
    if (all.some((w, i) => namesBoth(w, all[i + 1]))) return null;
    const known = words.findIndex((w) => MALE.has(w) || FEMALE.has(w) || UNSPECIFIED.has(w));
    if (known < 0 || known > 1) return null;
    const word = words[known]!;
    // "x" among other words is a tick, not a value.
    if (word === 'x' && words.length > 1) return null;
    return {
      value: MALE.has(word) ? 'M' : FEMALE.has(word) ? 'F' : 'X',
      raw:
        oneLine(printed)
          .split(' ')
          .find((one) => fold(one).split(' ').includes(word)) ?? oneLine(printed),
      quality: words.length <= 2 && !/\d/.test(printed) ? 1 : QUALITY.genderAmongWords,
      notes: [],
    };
  },
};

const NATIONALITY_OF = new Map(
  Object.entries(NATIONALITIES).flatMap(([n, words]) => words.map((w) => [w, n] as const)),
);

/** The demonym in capitals, as printed; country names and codes are converted to it. */
export const nationality: ValueKind = {
  name: 'nationality',
  strict: false,
  lines: 1,
  inText: String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}`,
  // A state code, known or not.
  ofZone: (code) => ({
    value: NATIONALITY_OF.get(fold(code)) ?? code,
    raw: code,
    quality: /^[A-Z]{1,3}$/.test(code) ? 1 : QUALITY.nationality.codeOfNoState,
    notes: [],
  }),
  parse(printed): Parsed | null {
    // "MOÇAMBICANA / MOZAMBICAN": in two languages.
    const parts = printed.split('/').map((part) => NATIONALITY_OF.get(fold(part)));
    const own = parts.length > 1 ? parts.find((part) => part !== undefined) : undefined;
    if (own) return { value: own, raw: oneLine(printed), quality: 1, notes: [] };
    const words = fold(printed)
      .split(' ')
      .filter((w) => !/\d/.test(w));
    for (let length = Math.min(4, words.length); length > 0; length--) {
      const first = words.slice(0, length);
      // "BOT SWANA": widely set print read as two words.
      const known = NATIONALITY_OF.get(first.join(' ')) ?? NATIONALITY_OF.get(first.join(''));
      if (known)
        return {
          value: known,
          raw: oneLine(printed),
          quality: length === words.length ? 1 : QUALITY.nationality.amongWords,
          notes: [],
        };
    }
    if (words.length === 0 || words.length > 3 || !/^[a-z]{3,}/.test(words[0]!)) return null;
    return {
      value: words.join(' ').toUpperCase(),
      raw: oneLine(printed),
      quality: QUALITY.nationality.unknown,
      notes: [],
    };
  },
};
