/**
 * Names as people, ministries and newspapers write them, from general knowledge of the scripts and customs; written
 * without looking at the tables the matcher uses, so that recall on them says something about names not seen before.
 */
import { SAME_NAME } from './romanisations.ts';
import { oneOf, type Variation } from './variations.ts';

const respelt = (name: string, random: () => number, every: boolean): string | null => {
  let changed = false;
  const words = name.split(' ').map((word) => {
    if (changed && !every) return word;
    const family = SAME_NAME.find((f) => f.includes(word));
    if (!family) return word;
    const others = family.filter((w) => w !== word);
    changed = true;
    return others[Math.floor(random() * others.length)]!;
  });
  return changed ? words.join(' ') : null;
};

const TITLES = [
  'Mr',
  'Mr.',
  'Mrs',
  'Dr.',
  'Hon.',
  'Honourable',
  'Sheikh',
  'Haji',
  'Alhaji',
  'Prof.',
  'Eng.',
  'Colonel',
  'Gen.',
  'H.E.',
  'Rev.',
  'Chief',
  'Ms',
];
const SUFFIXES = ['Jr.', 'Sr.', 'II', 'III', 'PhD', 'Esq.', 'MD'];
const CYRILLIC_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/OV$/, ['OFF', 'OW']],
  [/EV$/, ['EFF', 'EW', 'IEV']],
  [/SKIY$|SKY$|SKII$|SKI$/, ['SKY', 'SKI', 'SKIY', 'SKII', 'SKIJ']],
  [/YEVICH$|EEVICH$/, ['EVICH', 'EYEVICH', 'EEVICH']],
  [/OVICH$/, ['OVITCH', 'OVIC', 'OWITSCH']],
  [/ENKO$/, ['YENKO', 'IENKO']],
  [/YA$|IA$/, ['IA', 'YA', 'JA']],
];
const RUSSIAN = /(OV|EV|IN|SKIY|SKY|SKII|ENKO|OVICH|EVICH|OVA|EVA|OVNA|EVNA)\b/;
const PATRONYMIC = /(OVICH|EVICH|OVNA|EVNA|YEVICH|YEVNA)$/;
const EAST_ASIAN =
  /^(KIM|RI|PAK|CHOE|JANG|JONG|KANG|O|SIN|HAN|LI|WANG|ZHANG|CHEN|LIU|YANG|HUANG|ZHAO|WU|ZHOU|XU|SUN|MA|ZHU|HU|GUO|HE|LIN|LUO|YU|YUN|RYU|RIM|MUN|HWANG|CHON|KO|PAEK|SO|AN|CHAE|CHO)$/;

/** Persons. Input: upper-case ASCII words. */
export const personRespellings: Readonly<Record<string, Variation>> = {
  'another romanisation of one name': (name, random) => respelt(name, random, false),
  'another romanisation of every name': (name, random) => respelt(name, random, true),
  'article al- as el-': (name) => (/\bAL\b/.test(name) ? name.replaceAll(/\bAL\b/g, 'EL') : null),
  'article joined': (name) =>
    /\bAL [A-Z]{3}/.test(name) ? name.replaceAll(/\bAL (?=[A-Z]{3})/g, 'AL') : null,
  'article left out': (name) => {
    const left = name.replaceAll(/\bAL /g, '');
    return left === name || left.split(' ').length < 2 ? null : left;
  },
  'article assimilated': (name) => {
    const sun = name.replaceAll(/\bAL ([SRNTDZ])/g, 'A$1 $1');
    return sun === name ? null : sun;
  },
  'Abd al- as Abdul': (name) => (/\bABD AL /.test(name) ? name.replace(/\bABD AL /, 'ABDUL ') : null),
  'Abdul joined': (name) =>
    /\b(ABD AL|ABDUL|ABDEL|ABD EL) [A-Z]{3}/.test(name)
      ? name.replace(/\b(ABD AL|ABDUL|ABDEL|ABD EL) (?=[A-Z]{3})/, 'ABDUL')
      : null,
  'Abdul as Abdel': (name) =>
    /\b(ABD AL|ABDUL) /.test(name) ? name.replace(/\b(ABD AL|ABDUL) /, 'ABDEL ') : null,
  'bin left out': (name) => {
    const left = name.replaceAll(/\b(BIN|IBN|BEN) /g, '');
    return left === name || left.split(' ').length < 2 ? null : left;
  },
  'a title before': (name, random) => `${oneOf(TITLES, random)} ${name}`,
  'a suffix after': (name, random) => `${name} ${oneOf(SUFFIXES, random)}`,
  'surname, given': (name) => {
    const words = name.split(' ');
    return words.length < 2 ? null : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
  },
  'hyphens between': (name) => (name.split(' ').length < 3 ? null : name.replace(/ (\S+)$/, '-$1')),
  'all lower case, doubled blanks': (name) => name.toLowerCase().replaceAll(' ', '  '),
  'patronymic left out': (name) => {
    const words = name.split(' ');
    const left = words.filter((w) => !PATRONYMIC.test(w));
    return left.length === words.length || left.length < 2 ? null : left.join(' ');
  },
  'surname first, with patronymic': (name) => {
    const words = name.split(' ');
    return words.length === 3 && PATRONYMIC.test(words[1]!) ? [words[2], words[0], words[1]].join(' ') : null;
  },
  'Russian ending': (name, random) => {
    const words = name.split(' ');
    if (!RUSSIAN.test(name)) return null;
    for (let i = words.length - 1; i >= 0; i--)
      for (const [ending, others] of CYRILLIC_ENDINGS)
        if (ending.test(words[i]!)) {
          const to = words[i]!.replace(ending, oneOf(others, random));
          if (to === words[i]) return null;
          words[i] = to;
          return words.join(' ');
        }
    return null;
  },
  'Russian letters otherwise': (name, random) => {
    if (!RUSSIAN.test(name)) return null;
    const rules: readonly (readonly [RegExp, string])[] = [
      [/KH/g, 'H'],
      [/KH/g, 'CH'],
      [/ZH/g, 'J'],
      [/SHCH/g, 'SCH'],
      [/V/g, 'W'],
      [/YU/g, 'IU'],
      [/YA/g, 'IA'],
      [/TS/g, 'C'],
      [/\bYE/g, 'E'],
      [/KS/g, 'X'],
      [/CH/g, 'TCH'],
    ];
    const fitting = rules.filter(([from]) => name.search(from) >= 0);
    if (fitting.length === 0) return null;
    const [from, to] = fitting[Math.floor(random() * fitting.length)]!;
    return name.replaceAll(from, to);
  },
  'East Asian, given names joined': (name) => {
    const words = name.split(' ');
    return words.length === 3 && words.some((w) => EAST_ASIAN.test(w)) && words.every((w) => w.length <= 6)
      ? `${words[0]} ${words[1]}${words[2]!}`
      : null;
  },
  'East Asian, given names hyphened, family name last': (name) => {
    const words = name.split(' ');
    return words.length === 3 && EAST_ASIAN.test(words[0]!) ? `${words[1]}-${words[2]} ${words[0]}` : null;
  },
  'Spanish, second surname left out': (name) => {
    const words = name.split(' ');
    return words.length === 4 && /EZ\b|[AO]\b/.test(name) && !/\b(AL|BIN|ABU|ABD|UL)\b/.test(name)
      ? words.slice(0, 3).join(' ')
      : null;
  },
  'middle name as an initial': (name) => {
    const words = name.split(' ');
    return words.length === 3 && words[1]!.length > 3 ? `${words[0]} ${words[1]![0]}. ${words[2]}` : null;
  },
  'two typos in different words': (name, random) => {
    const words = name.split(' ');
    const long = words.flatMap((w, i) => (w.length >= 6 ? [i] : []));
    if (long.length < 2) return null;
    for (const i of long.slice(0, 2)) {
      const w = words[i]!;
      const at = 1 + Math.floor(random() * (w.length - 2));
      words[i] =
        random() < 0.5
          ? w.slice(0, at) + w.slice(at + 1)
          : w.slice(0, at) + w[at + 1]! + w[at]! + w.slice(at + 2);
    }
    return words.join(' ');
  },
  'a blank inside a word': (name, random) => {
    const words = name.split(' ');
    const long = words.flatMap((w, i) => (w.length >= 7 ? [i] : []));
    if (long.length === 0 || words.length < 2) return null;
    const i = long[Math.floor(random() * long.length)]!;
    const at = 3 + Math.floor(random() * (words[i]!.length - 5));
    words[i] = `${words[i]!.slice(0, at)} ${words[i]!.slice(at)}`;
    return words.join(' ');
  },
  'a blank left out': (name, random) => {
    const words = name.split(' ');
    if (words.length < 3) return null;
    const at = Math.floor(random() * (words.length - 1));
    words.splice(at, 2, words[at]! + words[at + 1]!);
    return words.join(' ');
  },
};
