import { stateNames } from '../../engine/ocr/mrz/guards.ts';
import { NATIONALITIES } from '../../engine/values/nationalities.ts';

/** Codes of ISO 3166-1 alpha-3 and of zones whose alpha-2 code is not their first two letters. */
const OTHER_LETTERS = `
  ABW:AW AGO:AO ALA:AX AND:AD ARE:AE ARM:AM ATA:AQ ATF:TF ATG:AG AUT:AT BDI:BI BEN:BJ BES:BQ BGD:BD BHS:BS
  BIH:BA BLR:BY BLZ:BZ BRB:BB BRN:BN CAF:CF CHL:CL CHN:CN COD:CD COG:CG COK:CK COM:KM CPV:CV CUW:CW CYM:KY
  D:DE DNK:DK ESH:EH EST:EE FLK:FK FRO:FO FSM:FM GIN:GN GLP:GP GNB:GW GNQ:GQ GRD:GD GRL:GL GUF:GF GUY:GY
  IRL:IE IRQ:IQ ISR:IL JAM:JM KAZ:KZ KOR:KR LBR:LR LBY:LY MAC:MO MAF:MF MDG:MG MDV:MV MEX:MX MLT:MT MNE:ME
  MNP:MP MOZ:MZ MTQ:MQ MYT:YT NIU:NU PAK:PK PCN:PN PLW:PW PNG:PG POL:PL PRK:KP PRT:PT PRY:PY PYF:PF RKS:XK
  SEN:SN SGS:GS SLB:SB SLV:SV SPM:PM SRB:RS SUR:SR SVK:SK SVN:SI SWE:SE SWZ:SZ SYC:SC TCD:TD TKM:TM TUN:TN
  TUR:TR TUV:TV UKR:UA UNK:XK URY:UY WLF:WF XKX:XK
`;
/** Those of organisations, the stateless and refugees (Doc 9303 part 3, section 5). */
const NO_COUNTRY = /^(?:X|EU|UN)/;
const ALPHA3 = new Map<string, string>();
for (const code of stateNames.keys()) if (!NO_COUNTRY.test(code)) ALPHA3.set(code, code.slice(0, 2));
for (const pair of OTHER_LETTERS.trim().split(/\s+/)) {
  const [code, alpha2] = pair.split(':') as [string, string];
  ALPHA3.set(code, alpha2);
}

/** Countries by any usual name → alpha-2, from the runtime's own CLDR data, ISO's names and what lists write. */
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
const CODES = new Set<string>();
/** CLDR names an unknown region and two for tests. */
const PSEUDO = /^(?:XA|XB|ZZ)$/;
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
for (let a = 65; a <= 90; a++)
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b);
    // Retired codes carry their successor's name: RH, Rhodesia, is called Zimbabwe.
    const name = names.of(code);
    if (!name || inUse(code) !== code || PSEUDO.test(code)) continue;
    CODES.add(code);
    // "Myanmar (Burma)" is called by both.
    for (const one of [name, ...name.split(/[()]/)]) call(one, code);
  }
// "Micronesia (Federated States of)", "Palestine, State of".
for (const [alpha3, name] of stateNames) {
  const code = ALPHA3.get(alpha3);
  const [, short, form] = /^(.*?)(?:, | \()(.*\bof)\b/.exec(name) ?? [];
  for (const one of form ? [name, `${form} ${short}`] : [name]) if (code) call(one, inUse(code));
}

function call(name: string, code: string): void {
  if (plain(name) !== '' && !BY_NAME.has(plain(name))) BY_NAME.set(plain(name), code);
}

/** "ZIMBABWEAN", "ZWE": as documents print nationalities. Demonyms of two countries, such as "Congolese", are left out. */
for (const [demonym, words] of Object.entries(NATIONALITIES)) {
  const codes = new Set(words.flatMap((word) => ofAlpha3(word) ?? BY_NAME.get(plain(word)) ?? []));
  const [code] = codes;
  if (code !== undefined && codes.size === 1) BY_NAME.set(plain(demonym), code);
}

function ofAlpha3(text: string): string | undefined {
  const code = ALPHA3.get(text.toUpperCase());
  return code && inUse(code);
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
  return ofAlpha3(trimmed) ?? BY_NAME.get(plain(trimmed)) ?? trimmed;
}

/** Is this a code as {@link countryCode} returns for a known country? */
export const isCountryCode = (text: string): boolean => CODES.has(text);
