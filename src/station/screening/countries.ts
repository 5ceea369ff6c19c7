import { NATIONALITIES } from '../../engine/values/nationalities.ts';

/** Countries by any usual name → ISO 3166-1 alpha-2, from the runtime's own CLDR data plus what lists write. */
const ALPHA3: Record<string, string> = {
  BWA: 'BW',
  ZAF: 'ZA',
  ZWE: 'ZW',
  ZMB: 'ZM',
  NAM: 'NA',
  LSO: 'LS',
  SWZ: 'SZ',
  MOZ: 'MZ',
  AGO: 'AO',
  COD: 'CD',
  COG: 'CG',
  RWA: 'RW',
  UGA: 'UG',
  KEN: 'KE',
  TZA: 'TZ',
  NGA: 'NG',
  GHA: 'GH',
  SOM: 'SO',
  SDN: 'SD',
  SSD: 'SS',
  LBY: 'LY',
  MLI: 'ML',
  CAF: 'CF',
  USA: 'US',
  GBR: 'GB',
  DEU: 'DE',
  FRA: 'FR',
  ITA: 'IT',
  ESP: 'ES',
  PRT: 'PT',
  RUS: 'RU',
  BLR: 'BY',
  UKR: 'UA',
  IRN: 'IR',
  IRQ: 'IQ',
  SYR: 'SY',
  LBN: 'LB',
  YEM: 'YE',
  SAU: 'SA',
  ARE: 'AE',
  AFG: 'AF',
  PAK: 'PK',
  IND: 'IN',
  CHN: 'CN',
  PRK: 'KP',
  KOR: 'KR',
  JPN: 'JP',
  CUB: 'CU',
  VEN: 'VE',
  COL: 'CO',
  MEX: 'MX',
  BRA: 'BR',
  TUR: 'TR',
  EGY: 'EG',
  JOR: 'JO',
};

const SYNONYMS: Record<string, string> = {
  'russian federation': 'RU',
  'iran islamic republic of': 'IR',
  'islamic republic of iran': 'IR',
  'syrian arab republic': 'SY',
  'democratic peoples republic of korea': 'KP',
  'korea north': 'KP',
  'north korea': 'KP',
  'korea south': 'KR',
  burma: 'MM',
  'democratic republic of the congo': 'CD',
  'congo democratic republic of the': 'CD',
  congo: 'CG',
  'cote divoire': 'CI',
  'ivory coast': 'CI',
  'united states of america': 'US',
  'united republic of tanzania': 'TZ',
  'viet nam': 'VN',
  'cabo verde': 'CV',
  swaziland: 'SZ',
  'lao peoples democratic republic': 'LA',
  palestinian: 'PS',
  'state of palestine': 'PS',
  'palestinian territories': 'PS',
  'bosnia and herzegovina': 'BA',
  'republic of moldova': 'MD',
  'czech republic': 'CZ',
  turkey: 'TR',
  macedonia: 'MK',
  'great britain': 'GB',
  uk: 'GB',
  uae: 'AE',
  motswana: 'BW',
  batswana: 'BW',
  'hong kong': 'HK',
};

/** Cached: needed for every country of every candidate entry. */
const IN_USE = new Map<string, string>();
const BY_NAME = new Map(Object.entries(SYNONYMS).map(([name, code]) => [plain(name), code] as const));
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
for (let a = 65; a <= 90; a++)
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b);
    // Retired codes carry their successor's name: RH, Rhodesia, is called Zimbabwe.
    if (inUse(code) !== code) continue;
    const name = names.of(code);
    // "Myanmar (Burma)" is called by both.
    for (const one of name ? [name, ...name.split(/[()]/)] : [])
      if (plain(one) !== '' && !BY_NAME.has(plain(one))) BY_NAME.set(plain(one), code);
  }

/** "ZIMBABWEAN", "ZWE": as documents print nationalities. Demonyms of two countries, such as "Congolese", are left out. */
for (const [demonym, words] of Object.entries(NATIONALITIES)) {
  const codes = new Set(
    words.flatMap((word) => ALPHA3[word.toUpperCase()] ?? BY_NAME.get(plain(word)) ?? []),
  );
  const [code] = codes;
  if (code !== undefined && codes.size === 1) BY_NAME.set(plain(demonym), code);
}

/** Current code for a retired or informal one: `ZW` for `RH`, `GB` for `UK`. */
function inUse(code: string): string {
  const known = IN_USE.get(code) ?? new Intl.Locale(`und-${code}`).region ?? code;
  IN_USE.set(code, known);
  return known;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/\b(?:and|the)\b|[^a-z]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * ISO alpha-2 of a country's code, English name or demonym; the trimmed text itself if unknown.
 *
 * @example countryCode('Namibia') // 'NA'
 */
export function countryCode(text: string): string {
  const trimmed = text.trim();
  if (/^[A-Za-z]{2}$/.test(trimmed)) return inUse(trimmed.toUpperCase());
  if (/^[A-Z]{3}$/.test(trimmed) && ALPHA3[trimmed]) return ALPHA3[trimmed];
  return BY_NAME.get(plain(trimmed)) ?? trimmed;
}

/** Is this a code as {@link countryCode} returns for a known country? */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);
