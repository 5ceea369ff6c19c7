/**
 * Chinese names in Cyrillic (system of Palladius, 1888), syllable by syllable, as Pinyin. Initials: before I, Ya, Yu
 * and Ye the letters stand for another sound than before other vowels.
 */
const OPENINGS: Readonly<Record<string, readonly [plain: string, soft: string]>> = {
  '': ['', ''],
  б: ['b', 'b'],
  п: ['p', 'p'],
  м: ['m', 'm'],
  ф: ['f', 'f'],
  д: ['d', 'd'],
  т: ['t', 't'],
  н: ['n', 'n'],
  л: ['l', 'l'],
  г: ['g', 'g'],
  к: ['k', 'k'],
  х: ['h', 'h'],
  цз: ['z', 'j'],
  ц: ['c', 'q'],
  с: ['s', 'x'],
  чж: ['zh', 'zh'],
  ч: ['ch', 'ch'],
  ш: ['sh', 'sh'],
  ж: ['r', 'r'],
  в: ['w', 'w'],
};
const ENDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a ай:ai ао:ao ань:an ан:ang э:e эй:ei энь:en эн:eng о:uo оу:ou у:u уа:ua уай:uai уань:uan уан:uang уй:ui уэй:ui унь:un ун:ong и:i я:ia яо:iao янь:ian ян:iang е:ie ю:iu инь:in ин:ing юн:iong юй:u юэ:ue юань:uan юнь:un ы:i'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Syllables that nothing opens are written with Y and W. */
const ALONE: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a ай:ai ао:ao ань:an ан:ang э:e эй:ei энь:en эн:eng эр:er о:o оу:ou у:wu и:yi я:ya яо:yao янь:yan ян:yang е:ye ю:you инь:yin ин:ying юн:yong юй:yu юэ:yue юань:yuan юнь:yun'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const SOFT = /^[ияюе]/;
const LIPS = /^[бпмфв]$/;

function pinyinSyllable(syllable: string): string | null {
  const alone = ALONE[syllable];
  if (alone !== undefined) return alone;
  for (const length of [2, 1]) {
    const opening = syllable.slice(0, length);
    const ending = syllable.slice(length);
    const opens = OPENINGS[opening];
    const ends = ENDINGS[ending];
    if (!opens || ends === undefined || opening.length !== length) continue;
    const [plain, soft] = opens;
    // Bo and Wo, but Duo and Guo.
    return (SOFT.test(ending) ? soft : plain) + (ending === 'о' && LIPS.test(opening) ? 'o' : ends);
  }
  return null;
}

const LONGEST_SYLLABLE = 6;

/** The Pinyin of a word made only of such syllables, longest first; null for another one. */
function pinyin(word: string): string | null {
  if (word === '') return '';
  for (let length = Math.min(LONGEST_SYLLABLE, word.length); length > 0; length--) {
    const syllable = pinyinSyllable(word.slice(0, length));
    const rest = syllable === null ? null : pinyin(word.slice(length).replace(/^ъ/, ''));
    if (rest !== null) return syllable + rest;
  }
  return null;
}

/** Korean surnames, of which nearly everybody has one, as Russian writes them. */
const KOREAN_SURNAMES = new Set(
  'ким пак ли чхве чхое цой чон чо чан хан о рю лю юн хван ан сон но ро кан лим рим хон кон чу мун пэк нам хо ко ян пё хён син сим ку у ом вон пан чин ём тхэ ри'.split(
    ' ',
  ),
);
const KOREAN_OPENINGS: Readonly<Record<string, string>> = {
  '': '',
  кх: 'kh',
  тх: 'th',
  пх: 'ph',
  чх: 'ch',
  чж: 'j',
  дж: 'j',
  ч: 'j',
  к: 'k',
  г: 'k',
  т: 't',
  д: 't',
  п: 'p',
  б: 'p',
  с: 's',
  х: 'h',
  м: 'm',
  н: 'n',
  р: 'r',
  л: 'r',
};
const KOREAN_VOWELS: Readonly<Record<string, string>> = {
  а: 'a',
  я: 'ya',
  о: 'o',
  ё: 'yo',
  е: 'o',
  э: 'ae',
  и: 'i',
  ы: 'u',
  у: 'u',
  ю: 'yu',
  ве: 'oe',
  ва: 'wa',
  во: 'wo',
  ви: 'wi',
};
const KOREAN_SYLLABLE = /^(кх|тх|пх|чх|чж|дж|[чкгтдпбсхмнрл]?)(ве|ва|во|ви|[аяоёеэиыую])(нъ|ль|[нмкптлрг]?)$/;
/** A final sound that Russian writes as N and Korean as NG: after O and Wa nearly always. */
const NASAL = /(?:o|wa|wo)$/;

/** One syllable as North Korea romanises it: Чен is Jong, Ын is Un. */
function koreanSyllable(syllable: string): string | null {
  const [, opens, vowel, ends] = KOREAN_SYLLABLE.exec(syllable) ?? [];
  if (opens === undefined || vowel === undefined || ends === undefined) return null;
  const middle = opens === 'х' && vowel === 'е' ? 'ye' : KOREAN_VOWELS[vowel]!;
  const final = ends === 'н' && NASAL.test(middle) ? 'ng' : ends.replace('нъ', 'n').replace(/^[лр]ь?$/, 'l');
  return KOREAN_OPENINGS[opens]! + middle + (FINALS[final] ?? final);
}
const FINALS: Readonly<Record<string, string>> = { н: 'n', м: 'm', к: 'k', г: 'k', п: 'p', т: 't' };

function korean(words: readonly string[]): string | null {
  const [surname, ...given] = words;
  if (surname === undefined || !KOREAN_SURNAMES.has(surname)) return null;
  if (given.length < 1 || given.length > 2) return null;
  const syllables = given.map(koreanSyllable);
  const family = koreanSyllable(surname);
  return family === null || syllables.includes(null) ? null : [family, ...syllables].join(' ');
}

const CYRILLIC_NAME = /^[\p{Script=Cyrillic}\s-]+$/u;
const MOST_WORDS = 3;

/**
 * Romanised Chinese or Korean name from Cyrillic; none for other names, both where it may be either.
 *
 * @example eastAsianOfCyrillic('Си Цзиньпин') // ['XI JINPING']
 * @example eastAsianOfCyrillic('Ким Чен Ын') // ['KIM JONG UN']
 */
export function eastAsianOfCyrillic(name: string): readonly string[] {
  if (!CYRILLIC_NAME.test(name)) return [];
  const words = name
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const chinese = words.map(pinyin);
  return [chinese.includes(null) ? null : chinese.join(' '), korean(words)].flatMap((made) =>
    made === null ? [] : [made.toUpperCase()],
  );
}
