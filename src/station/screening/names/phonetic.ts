/**
 * A sound key for names in many romanisations: the consonant skeleton after merging the spellings of one sound. Vowels
 * and Y inside a word vanish, doubled letters become one.
 *
 * @example phoneticKey('MUHAMMAD') === phoneticKey('MOHAMED') // 'MMD'
 * @example phoneticKey('ALEKSANDR') === phoneticKey('ALEXANDER') // 'ALKSNDR'
 */
export function phoneticKey(token: string): string {
  const known = remembered.get(token);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const key = makeKey(token);
  remembered.set(token, key);
  return key;
}

/** Cache: searches compare the same few thousand tokens. */
const remembered = new Map<string, string>();
const REMEMBERED_MOST = 200_000;

function makeKey(token: string): string {
  let t = token;
  for (const [from, to] of SPELLINGS) t = t.replace(from, to);
  const first = t[0] ?? '';
  // Before vowels are dropped: consonants around a vowel are two sounds (KAGISO is KKS and not the KS of KITSO).
  const rest = t.slice(1).replace(/[YH]/g, '');
  const single = ((/[AEIOU]/.test(first) ? 'A' : first) + rest).replace(/([^AEIOU])\1+/g, '$1');
  return single.slice(0, 1) + single.slice(1).replace(/[AEIOU]/g, '');
}

/** Spellings of one sound, most specific first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/DSCH|DZH|DJ/g, 'J'],
  // German and Serbian: Jurjewitsch, Ljiljana.
  [/(?<=[BCFGKLMNPRSTVW])J(?=[AEIOU])/g, 'Y'],
  // Wade–Giles and Pinyin: Hsiao, Xiao.
  [/HS(?=[IU])/g, 'X'],
  [/TCH|TSCH|TSH|CH|CZ/g, 'C'],
  [/SHCH|SCH|SH|SZ/g, 'S'],
  [/KH|GH|CK|Q|K(?=H)/g, 'K'],
  [/PH/g, 'F'],
  // Russian: Ivanov, Ivanoff.
  [/F+$/, 'V'],
  [/TH/g, 'T'],
  [/DH|DZ|DJ|ZH/g, 'J'],
  [/X/g, 'KS'],
  [/TS/g, 'S'],
  [/W|B(?=H)/g, 'V'],
  [/C(?=[AOUKLRT]|$)/g, 'K'],
  [/Z/g, 'S'],
  [/^(J|Y|I)(?=[AEIOU])/g, 'J'],
  [/G/g, 'K'],
];
