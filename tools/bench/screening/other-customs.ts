import { oneOf, type Variation } from './variations.ts';

const ARABIC =
  /\b(?:AL|ABD|ABU|BIN|BEN|ABDUL|MUHAMMAD|MOHAMMED|MOHAMED|AHMAD|AHMED|HASAN|HASSAN|HUSAYN|ALI)\b/;
const RUSSIAN = /(?:OV|EV|SKIY|SKY|SKII|ENKO|OVICH|EVICH|OVA|EVA|OVNA|EVNA)\b/;
const RANKS =
  'Lt Gen|Brig Gen (Rtd)|Air Vice Marshal|Field Marshal|His Excellency|Rt Hon|Cde|Ntate|Mme|Amai|Senhor|Signor|Ustad|Mwalimu|Seyed'.split(
    '|',
  );
const OTHERS = ['Thabo Molefe', 'Petrus Dube', 'Ibrahim Kgale'];
/** Latin letters and the Cyrillic ones that look like them. */
const LOOK_ALIKE = new Map([...'AEOPCHKM'].map((letter, i) => [letter, [...'АЕОРСНКМ'][i]!] as const));
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/O/, '0'],
  [/I/, '1'],
  [/S/, '5'],
  [/B/, '8'],
  [/Z/, '2'],
  [/M/, 'RN'],
  [/W/, 'VV'],
];

/** The words of a name of at least so many. */
const atLeast = (name: string, least: number): readonly string[] | null => {
  const words = name.split(' ');
  return words.length >= least ? words : null;
};

const respelt = (name: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replaceAll(from, to), name);

const misread: Variation = (name, random) => {
  const fitting = MISREAD.filter(([from]) => from.test(name));
  const [from, to] = fitting[Math.floor(random() * fitting.length)] ?? [/$/, ''];
  return name.replace(from, to);
};

/** What is left of a name in a field of so many letters; nothing is lost of names that fit. */
const cutAfter =
  (letters: number): Variation =>
  (name) =>
    name.length >= letters + 2 ? name.slice(0, letters).trim() : null;

const lookAlike: Variation = (name) =>
  name.replace(/[AEOPCHKM]/, (letter) => LOOK_ALIKE.get(letter) ?? letter);

/** Persons as papers, machines, and people who would not be found write them. Input: upper-case ASCII words. */
export const personCustoms: Readonly<Record<string, Variation>> = {
  'machine-readable': (name) => {
    const words = atLeast(name, 2);
    return words && `${words.at(-1)!}<<${words.slice(0, -1).join('<')}`.padEnd(39, '<');
  },
  'whole line of a passport': (name) => {
    const words = atLeast(name, 2);
    const line = words && `P<XXX${words.at(-1)!}<<${words.slice(0, -1).join('<')}`;
    return line && line.length <= 44 ? line.padEnd(44, '<') : null;
  },
  'letter by letter': (name) =>
    atLeast(name, 2)
      ?.map((word) => [...word].join(' '))
      .join('   ') ?? null,
  'blanks left out': (name) => ((atLeast(name, 2)?.length ?? 9) <= 3 ? name.replaceAll(' ', '') : null),
  'blanks left out, surname first': (name) => {
    const words = atLeast(name, 2);
    return words && words.length <= 3 ? [words.at(-1), ...words.slice(0, -1)].join('') : null;
  },
  'one letter misread': misread,
  'cut off after 20 letters': cutAfter(20),
  'cut off after 26 letters': cutAfter(26),
  'cut off after 35 letters': cutAfter(35),
  'a letter of another script': lookAlike,
  'another rank before': (name, random) => `${oneOf(RANKS, random)} ${name}`,
  'son or daughter of': (name, random) =>
    `${name} ${oneOf(['s/o', 'd/o', 'son of'], random)} ${oneOf(OTHERS, random)}`,
  'alias with @': (name, random) => `${name} @ ${oneOf(OTHERS, random)}`,
  'what friends call them, in quotes': (name) => {
    const words = atLeast(name, 2);
    return words && `${words[0]!} "Tiger" ${words.slice(1).join(' ')}`;
  },
  'one of two account holders': (name, random) =>
    atLeast(name, 2) && oneOf([`${name} & `, `${name} and/or `], random) + oneOf(OTHERS, random),
  'an estate': (name, random) =>
    atLeast(name, 2) && `${oneOf(['Estate Late', 'Est. of the late', 'Late'], random)} ${name}`,
  'a letter doubled': (name) => name.replace(/(?<=[AEIOU])([LMNRST])(?=[AEIOU])/, '$1$1'),
  'a double letter single': (name) => name.replace(/([A-Z])\1/, '$1'),
  'T and D with a breath': (name) => name.replace(/(?<=[A-Z])([TD])(?=[AEIOU])/, '$1H'),
  'T and D without it': (name) => name.replace(/(?<=[TD])H/, ''),
  'born otherwise': (name) => {
    const words = atLeast(name, 2);
    return words && `${words.slice(0, -1).join(' ')} Molefe born ${words.at(-1)!}`;
  },
  'one more given name': (name) => atLeast(name, 2) && name.replace(' ', ' THABO '),
  'two more given names': (name) => atLeast(name, 2) && name.replace(' ', ' THABO PETER '),
  'initials run together': (name) => {
    const words = atLeast(name, 3);
    const initials = words?.slice(0, -1).map((word) => word[0]!) ?? [];
    return words && initials.length <= 3 && !/[AEIOU]/.test(initials.join(''))
      ? `${initials.join('')} ${words.at(-1)!}`
      : null;
  },
  'Arabic: Abdallah in two words': (name) => name.replace(/\bABD[AU]LLAH\b/, 'ABD ALLAH'),
  'Arabic: -uddin and al-Din': (name) =>
    name
      .replace(/\b(\w{3,}?)[AEIOU]?DDIN[E]?\b/, '$1 AL DIN')
      .replace(/\b(\w{3,}) (?:AL|UL) DIN\b/, '$1EDDINE'),
  'Arabic: Abu otherwise': (name, random) => name.replace(/\bABU\b/, oneOf(['ABOU', 'ABO', 'ABI'], random)),
  'Arabic: French custom': (name) =>
    ARABIC.test(name)
      ? respelt(name, [
          [/U/g, 'OU'],
          [/SH/g, 'CH'],
          [/J/g, 'DJ'],
          [/Q/g, 'K'],
        ])
      : null,
  'Russian: French custom': (name) =>
    RUSSIAN.test(name)
      ? respelt(name, [
          [/CH/g, 'TCH'],
          [/STCH|SH/g, 'CH'],
          [/ZH/g, 'J'],
          [/YU/g, 'IOU'],
          [/YA/g, 'IA'],
          [/V\b/g, 'FF'],
          [/IN\b/g, 'INE'],
        ])
      : null,
  'Russian: German custom': (name) =>
    RUSSIAN.test(name)
      ? respelt(name, [
          [/(?<!S)CH/g, 'TSCH'],
          [/KH/g, 'CH'],
          [/ZH|(?<![CT])SH/g, 'SCH'],
          [/V/g, 'W'],
          [/YA/g, 'JA'],
          [/YU/g, 'JU'],
          [/YE/g, 'JE'],
        ])
      : null,
};

/** Companies and ships likewise. */
export const companyCustoms: Readonly<Record<string, Variation>> = {
  'trading as': (name) => `Kgale Ventures t/a ${name}`,
  'trading as another': (name) => `${name} trading as Kgale Motors`,
  'a branch': (name) => atLeast(name, 2) && `${name} (Botswana) (Pty) Ltd`,
  'a branch by its place': (name) => `${name} - Maun Branch`,
  'number in words': (name) =>
    name.replace(/(?<=\w{3}) ([2-9])$/, (_, digit: string) => ` ${IN_WORDS[Number(digit)]!}`),
  Messrs: (name) => atLeast(name, 2) && `Messrs ${name}`,
  'one letter misread': misread,
  'cut off after 20 letters': cutAfter(20),
  'cut off after 26 letters': cutAfter(26),
  'cut off after 35 letters': cutAfter(35),
  'a letter of another script': lookAlike,
  'ordinal in figures': (name) =>
    ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH'].reduce(
      (text, word, i) =>
        text.replace(new RegExp(`\\b${word}\\b`), `${i + 1}${['ST', 'ND', 'RD'][i] ?? 'TH'}`),
      name,
    ),
  'number as Roman': (name) =>
    name.replace(/(?<=\w{3}) ([2346789])$/, (_, digit: string) => ` ${ROMAN[Number(digit)]!}`),
  'ship with its number': (name) => `M/V ${name} (IMO 9999993)`,
  'blanks left out': (name) => ((atLeast(name, 2)?.length ?? 9) <= 4 ? name.replaceAll(' ', '') : null),
};
const IN_WORDS = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE'.split(' ');
const ROMAN = ['', '', 'II', 'III', 'IV', '', 'VI', 'VII', 'VIII', 'IX'];
