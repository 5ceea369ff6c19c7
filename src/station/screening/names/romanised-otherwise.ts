type Rule = readonly [RegExp, string];

/** Endings of Russian, Ukrainian and Bulgarian surnames in German and French spelling. */
const SLAVIC =
  /(?:[OEJ]W|[OE]WA|[OE]FF|[OE]V|[OE]VA|[OE][VW]NA|SK[IY]J?|SKA[IJY]A|ENKO|TSCHUK|TCHOUK|IN[AE]?|ITSCH|ITCH|UK|OUK)\b/;
const GERMAN_MARK = /TSCH|SCH|W|J[AEU]/;
const FRENCH_MARK = /TCH|OU|FF\b|INE\b|DJ|CH/;
const ARABIC =
  /\b(?:AL|EL|ABD|ABDEL|ABDOUL|ABOU|BEN|MOHAM\w*|MOUHAM\w*|AHM[AE]D|HASS?AN|HOUSS\w*|ALI|OMAR|YOUSS\w*)\b/;

const FROM_GERMAN: readonly Rule[] = [
  [/SCHTSCH/g, 'SHCH'],
  [/TSCH/g, '%'],
  [/SCH/g, 'SH'],
  [/(?<![SCK%])CH/g, 'KH'],
  [/%/g, 'CH'],
  [/W/g, 'V'],
  [/J(?=[AEOU])/g, 'Y'],
  [/(?<=[IY])J\b/g, 'Y'],
];
const FROM_FRENCH: readonly Rule[] = [
  [/CHTCH/g, 'SHCH'],
  [/TCH/g, '%'],
  [/CH/g, 'SH'],
  [/%/g, 'CH'],
  [/DJ/g, 'J#'],
  [/J(?!#)/g, 'ZH'],
  [/J#/g, 'J'],
  [/IOU/g, 'YU'],
  [/OU/g, 'U'],
  [/\bIA|(?<=[BCDFGHJKLMNPRSTVZ])IA(?=\w)/g, 'YA'],
  [/FF\b/g, 'V'],
  [/INE\b/g, 'IN'],
  [/GU(?=[EI])/g, 'G'],
];
const FROM_FRENCH_ARABIC: readonly Rule[] = [
  [/DJ/g, 'J'],
  [/(?<!T)CH/g, 'SH'],
  [/OU/g, 'U'],
];

/** Egyptian custom: the article in one word with the name, and Y for the ending of origin. */
const FROM_EGYPTIAN: readonly Rule[] = [
  [/\bEL(?=[B-DF-HJ-NP-TV-Z][A-Z]{3})/g, 'AL '],
  [/(?<=[A-Z]{2}[B-DF-HJ-NP-TV-Z])Y\b/g, 'I'],
];

/** What Somali alone writes: C for the ʿayn and X for the Ḥā of names that Arabic lends, and long vowels as two. */
const SOMALI = new RegExp(
  `\\b(?:${[
    'CABD[A-Z]+|CALI|CUMAR|CISMAAN|CAWAALE|CAYDIID|CAADEN|AADAN|JAAMAC|SACIID|NUUR|YAASIIN',
    '[A-Z]*A?XM[AE]D|[A-Z]*AX|MAXA[MX][A-Z]*|XASAN|XUSEEN|XALIIMO|XAASHI|XIRSI',
    '[A-Z]+(?:II|AA)[DLNRS]',
  ].join('|')})\\b`,
);
const FROM_SOMALI: readonly Rule[] = [
  [/\bC(?=[AEIOU])|(?<=[AEIOU])C(?=[AEIOU]|\b)/g, ''],
  [/X/g, 'H'],
  [/([AEIOU])\1/g, '$1'],
];

/** Ukrainian and Belarusian H where Russian has G: Hrytsenko, Bohdan; not in KH, ZH, SH, CH and GH. */
const SLAVIC_H = /(?<![KZSCTPG])H/g;
const FROM_UKRAINIAN: readonly Rule[] = [
  [SLAVIC_H, 'G'],
  [/(?<=[B-DF-HJ-NP-TV-Z])Y(?=[B-DF-HJ-NP-TV-Z])/g, 'I'],
];
const FROM_RUSSIAN: readonly Rule[] = [[/G/g, 'H']];

const respelt = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((left, [from, to]) => left.replace(from, to), text);

/**
 * A person's name in English spelling, if it looks like a German, French or Ukrainian romanisation of a Slavic name, a French or
 * Egyptian one of an Arabic name, or like Somali. A wrong
 * guess costs nothing: the name itself is searched as well.
 *
 * @example romanisedOtherwise('Wladimir Schuwalow') // ['VLADIMIR SHUVALOV']
 */
export function romanisedOtherwise(name: string): readonly string[] {
  const text = name.toUpperCase();
  const found = new Set<string>();
  if (SLAVIC.test(text)) {
    if (GERMAN_MARK.test(text)) found.add(respelt(text, FROM_GERMAN));
    if (FRENCH_MARK.test(text)) found.add(respelt(text, FROM_FRENCH));
    found.add(respelt(text, FROM_UKRAINIAN)).add(respelt(text, FROM_RUSSIAN));
  }
  if (SOMALI.test(text)) found.add(respelt(text, FROM_SOMALI));
  if (ARABIC.test(text) && /OU|DJ|CH/.test(text)) found.add(respelt(text, FROM_FRENCH_ARABIC));
  if (ARABIC.test(text)) found.add(respelt(text, FROM_EGYPTIAN));
  const pinyin = fromWadeGiles(text);
  if (pinyin) found.add(pinyin);
  found.delete(text);
  return [...found];
}

/** What only Wade-Giles writes: a breath marked by an apostrophe, HS, TZ, IEH, SZU; Pinyin has none of them. */
const WADE_MARK =
  /\b(?:HS|TS?H?['’ʻ`]|TZ|SZ|SSU|[PTK]['’ʻ`]|CH['’ʻ`])|\bTS[AEOU]+N?G?-|[A-Z]IEH\b|[CS]HIH\b|\bJIH\b/;
/** Initials with their breath, which Pinyin writes with another letter; the marked ones first. */
const WADE: readonly Rule[] = [
  [/\bTZ['’ʻ`]U\b/g, 'CI'],
  [/\bTZU\b/g, 'ZI'],
  [/\b(?:SSU|SZU)\b/g, 'SI'],
  [/\bCH['’ʻ`]IH\b/g, '<CHI>'],
  [/\bCHIH\b/g, '<ZHI>'],
  [/\bSHIH\b/g, 'SHI'],
  [/\bJIH\b/g, '<RI>'],
  [/\bHS(?=[IUÜ])/g, 'X'],
  [/\bCH['’ʻ`](?=[IÜ])/g, 'Q'],
  [/\bCH['’ʻ`]/g, '<CH>'],
  [/(?<!<)\bCH(?=[IÜ])/g, '<J>'],
  [/(?<!<)\bCH/g, '<ZH>'],
  [/\bT[SZ]['’ʻ`]/g, 'C'],
  [/\bT[SZ]/g, 'Z'],
  [/\bT['’ʻ`]/g, '<T>'],
  [/\bT(?=[AEIOU])/g, 'D'],
  [/\bP['’ʻ`]/g, '<P>'],
  [/\bP(?=[AEIOU])/g, 'B'],
  [/\bK['’ʻ`]/g, '<K>'],
  [/\bK(?=[AEIOU])/g, 'G'],
  [/\bJ(?=[AEOU])/g, 'R'],
  [/[<>]/g, ''],
  [/IEH\b/g, 'IE'],
  [/IEN\b/g, 'IAN'],
  [/\bYEN\b/g, 'YAN'],
  [/\bYEH\b/g, 'YE'],
  [/(?<![Y])UNG\b/g, 'ONG'],
  [/\bYUNG\b/g, 'YONG'],
  [/(?<=\b[GKH])O\b/g, 'E'],
  [/(?<=[TDGKSZC])UEI\b/g, 'UI'],
  [/Ü/g, 'U'],
];

/**
 * A surname and two syllables with a hyphen, as papers of Taiwan write them, without the marks of breath. Pinyin joins the two, and
 * Wade-Giles begins no syllable with B, D, G, Q, R, V, X or Z, and ends it with a vowel, N, NG or H (Kim Jong-min is Korean).
 */
const HYPHENATED =
  /^(?=[^BDQRVXZ]+$)(?!.*\bG)[A-Z]{1,5}[AEIOUNGH] [A-Z]{1,4}[AEIOUNGH]-[A-Z]{0,4}[AEIOUNGH]$/;
/** Surnames that are said with a breath, and are frequent so: Ch'en, Ts'ai, P'eng, T'ang. */
const BREATH_OF_SURNAMES = /^(CH(?=EN )|TS(?=A[IO] |UI )|P(?=AN |ENG )|T(?=ANG |AO |IEN )|K(?=ANG ))/;

/** Every syllable of Wade-Giles is a word of its own, or joined by a hyphen. */
function fromWadeGiles(written: string): string | null {
  const isHyphenated = HYPHENATED.test(written);
  const text = isHyphenated ? written.replace(BREATH_OF_SURNAMES, "$1'") : written;
  if (!(isHyphenated || WADE_MARK.test(text)) || !/^[A-ZÜ'’ʻ` -]+$/.test(text)) return null;
  const words = text.trim().split(/\s+/);
  if (words.length < 2) return null;
  return words
    .map((word) =>
      word
        .split('-')
        .map((syllable) => respelt(syllable, WADE))
        .join(''),
    )
    .join(' ');
}
