import { withinOneEdit } from './similarity.ts';
import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from './vocabulary.ts';

/** Multi-word legal forms, spelled out. */
const LEGAL_PHRASES = new RegExp(
  `\\b(?:${[
    'SP(?:OLKA)? Z ?O ?O',
    'SOCIETATEA CU RASPUNDERE LIMITA[TD]A',
    '(?:(?:OPEN|PUBLIC|CLOSED|PRIVATE) )?JO[IY]NT ?STOCK (?:COMPANY|CO|SOCIETY|COMMERCIAL BANK)',
    '(?:OPEN|PUBLIC|CLOSED) JOINT ?STOCK',
    '(?:OPEN|PUBLIC|CLOSED|NON ?PUBLIC) JSC',
    '(?:PRIVATE |PUBLIC )?(?:LIMITED|LTD) ?LIABILITY (?:COMPANY|PARTNERSHIP|CO)',
    'LIMITED ?LIABILITY',
    'PUBLIC (?:LIMITED|LTD)(?: (?:COMPANY|CO))?',
    'PUBLIC (?:COMPANY|CO) (?:LIMITED|LTD)',
    '(?:COMPANY )?(?:LIMITED|LTD) BY (?:GUARANTEE|SHARES)',
    'LIMITED PARTNERSHIP',
    'SOCIEDAD ANONIMA(?: DE CAPITAL VARIABLE)?',
    'SOCIEDAD (?:DE RESPONSABILIDAD LIMITADA|POR ACCIONES SIMPLIFICADA)',
    'SOCIETE (?:ANONYME|A RESPONSABILITE LIMITEE|PAR ACTIONS SIMPLIFIEE)',
    'SOCIETA (?:PER AZIONI|A RESPONSABILITA LIMITATA)',
    'GESELLSCHAFT MIT BESCHRANKTER HAFTUNG',
    '(?:OTKRYTOE|ZAKRYTOE|PUBLICHNOE|NEPUBLICHNOE) AKTSIONERNOE OBSHCHESTVO',
    'AKTSIONERNOE OBSHCHESTVO',
    'OBSHCHESTVO S OGRANICHENN?O[IY] OTVETSTVENNOSTYU',
    '(?:LIMITED|ANONIM) SIRKETI',
    'FREE ZONE (?:COMPANY|ESTABLISHMENT)',
    'PERSEROAN TERBATAS',
    'COMPANIA ANONIMA',
    '(?:P|PROP) (?:LTD|LIMITED)',
    'SOCIEDAD LIMITADA',
    'SOCIEDADE ANONIMA',
    'SOCIEDADE (?:UNIPESSOAL |POR QUOTAS )?LIMITADA',
    'UNIPESSOAL LIMITADA',
    'BESLOTEN VENNOOTSCHAP',
    'NAAMLOZE VENNOOTSCHAP',
    'SENDIRIAN BERHAD',
  ].join('|')})\\b`,
  'g',
);

/** Abbreviations so common that both forms name the same company. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  SOC: 'SOCIETE',
  STE: 'SOCIETE',
  ETS: 'ETABLISSEMENTS',
  INTL: 'INTERNATIONAL',
  INTNL: 'INTERNATIONAL',
  NATL: 'NATIONAL',
  BROS: 'BROTHERS',
  MFG: 'MANUFACTURING',
  ASSN: 'ASSOCIATION',
  ASSOC: 'ASSOCIATION',
  DEPT: 'DEPARTMENT',
  ENG: 'ENGINEERING',
  ENGG: 'ENGINEERING',
  TECH: 'TECHNOLOGY',
  GEN: 'GENERAL',
  IND: 'INDUSTRIES',
  INDS: 'INDUSTRIES',
  INDUSTRY: 'INDUSTRIES',
  SVC: 'SERVICES',
  SVCS: 'SERVICES',
  SERVICE: 'SERVICES',
  MGMT: 'MANAGEMENT',
  MGT: 'MANAGEMENT',
  GRP: 'GROUP',
  HLDG: 'HOLDINGS',
  HLDGS: 'HOLDINGS',
  HOLDING: 'HOLDINGS',
  DEV: 'DEVELOPMENT',
  INVESTMENT: 'INVESTMENTS',
  INV: 'INVESTMENTS',
  TRDG: 'TRADING',
  GOVT: 'GOVERNMENT',
  UNIV: 'UNIVERSITY',
  INST: 'INSTITUTE',
  CENTRE: 'CENTER',
  CTR: 'CENTER',
  ORG: 'ORGANIZATION',
  ORGANISATION: 'ORGANIZATION',
  ENTERPRISE: 'ENTERPRISES',
  ENT: 'ENTERPRISES',
  EXP: 'EXPORT',
  IMP: 'IMPORT',
  INVT: 'INVESTMENTS',
  INVTS: 'INVESTMENTS',
  DEVT: 'DEVELOPMENT',
  TRD: 'TRADING',
  TDG: 'TRADING',
  SERV: 'SERVICES',
  SERVS: 'SERVICES',
  ENTS: 'ENTERPRISES',
  ENTPR: 'ENTERPRISES',
  CONSTR: 'CONSTRUCTION',
  TRANSP: 'TRANSPORT',
  TRANSPORTATION: 'TRANSPORT',
  SHPG: 'SHIPPING',
  COMML: 'COMMERCIAL',
  CHEM: 'CHEMICAL',
  CHEMICALS: 'CHEMICAL',
  TRADERS: 'TRADING',
  ENGINEERS: 'ENGINEERING',
  ELECTRONIC: 'ELECTRONICS',
  PHARMACEUTICAL: 'PHARMACEUTICALS',
  PHARMA: 'PHARMACEUTICALS',
  AGRIC: 'AGRICULTURAL',
  PROD: 'PRODUCTS',
  PRODUCT: 'PRODUCTS',
  LOGISTIC: 'LOGISTICS',
  ELEC: 'ELECTRIC',
  ELECTRICAL: 'ELECTRIC',
  DEFENCE: 'DEFENSE',
  LABS: 'LABORATORY',
};

/** As ordinals are spelt: `7TH OF TIR` is Seventh of Tir. */
const ORDINALS = [
  ...'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH'.split(' '),
  ...'THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH TWENTIETH'.split(' '),
];
const ORDINAL = /^(\d{1,2})(?:ST|ND|RD|TH)$/;
/** Numerals after a name; a single Roman letter may be something else. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN'.split(' ').map((word, i) => [word, String(i + 1)]),
  ),
  II: '2',
  III: '3',
  IV: '4',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
};
/** Forms of address of a firm. */
const ADDRESSED = new Set(['MESSRS']);

/** Long enough to tolerate one wrong letter, and not the beginning of another final word. */
export const LONG_FORMS: readonly string[] = [
  'COMPANY',
  'LIMITED',
  'CORPORATION',
  'INCORPORATED',
  'PROPRIETARY',
  'PRIVATE',
  'COMPANIA',
  'LIMITADA',
  'AKTIENGESELLSCHAFT',
];
/** Tolerate a wrong letter but not truncation: `Partners` is a word of its own. */
const NEVER_CUT: readonly string[] =
  'AKTSIONERNOE OBSHCHESTVO OTKRYTOE ZAKRYTOE LIABILITY PARTNERSHIP GESELLSCHAFT'.split(' ');

/** Carry no identity and are often omitted. */
const FILLERS: ReadonlySet<string> = new Set(['THE', 'AND']);

/**
 * Identifying words of a company or ship: legal forms, ship prefixes and fillers dropped, abbreviations expanded. A
 * name of nothing else keeps its words.
 *
 * @example companyWords(['THE', 'KGALE', 'INTL', 'LIMITED', 'LIABILITY', 'COMPANY']) // ['KGALE', 'INTERNATIONAL']
 */
export function companyWords(tokens: readonly string[]): readonly string[] {
  const spelled = joinSpelledAbbreviations(ADDRESSED.has(tokens[0]!) ? tokens.slice(1) : tokens).map(
    (token) => misspeltForm(token) ?? token,
  );
  const bare = inFigures(
    withoutShipPrefix(spelled.join(' '))
      .replace(LEGAL_PHRASES, ' ')
      .replace(/\bUNITED STATES(?: OF AMERICA)?\b/g, 'US')
      .replace(/\bUNITED KINGDOM\b/g, 'UK')
      .split(' ')
      .filter(Boolean),
  );
  const kept = bare
    .filter((token) => !LEGAL_FORMS.has(token) && !FILLERS.has(token))
    .map((token, i, all) => inWords(token) ?? numbered(expanded(token), i, all));
  return kept.length > 0 ? kept : spelled;
}

/** `PROPERTIES` is Property: one letter more is told by comparing, three are not. */
const expanded = (token: string): string => {
  const singular = token.replace(PLURAL, '$1Y');
  return ABBREVIATIONS[singular] ?? singular;
};
const PLURAL = /([A-Z]{3}[^AEIOU])IES$/;

const inWords = (token: string): string | undefined => ORDINALS[Number(ORDINAL.exec(token)?.[1]) - 1];

const numbered = (token: string, at: number, all: readonly string[]): string =>
  at > 0 && at === all.length - 1 ? (NUMBERS[token] ?? token) : token;

const TENS: readonly string[] = 'TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ');

/** `BRIGADE FORTY FOUR` is Brigade 44; `THREE KGALES` are 3. "One" may be an article, and stays. */
function inFigures(words: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const ten = TENS.findIndex((word) => withinOneEdit(word, words[i]!)) + 2;
    const unit = Number(NUMBERS[words[i + 1] ?? ''] ?? words[i + 1]);
    if (ten > 1 && unit > 0 && unit < 10) out.push(String(10 * ten + unit));
    else if (i === 0 && words.length > 1 && /^(?:TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE)$/.test(words[0]!))
      out.push(NUMBERS[words[0]!]!);
    else out.push(words[i]!);
    if (ten > 1 && unit > 0 && unit < 10) i++;
  }
  return out;
}

const misspeltForm = (token: string): string | undefined =>
  token.length >= 6 ? [...LONG_FORMS, ...NEVER_CUT].find((form) => withinOneEdit(token, form)) : undefined;

/** Prefixes of ship names. */
const SHIP_PREFIXES =
  /^(?:THE )?(?:(?:MOTOR|STEAM|SAILING|FISHING|CRUDE OIL) )?(?:MV|MT|MS|SS|FV|MSV|MFV|LPG ?C|LNG ?C|VESSEL|SHIP|TANKER) (?=.)/;

/** Without the prefix, unless only common company words remain (`MS Trading`). */
function withoutShipPrefix(name: string): string {
  const ship = name.replace(SHIP_PREFIXES, '');
  return ship.split(' ').every((word) => GENERIC_COMPANY_WORDS.has(word) || LEGAL_FORMS.has(word))
    ? name
    : ship;
}

/** `S A` and `L L C` are abbreviations: runs of single letters become one token. */
function joinSpelledAbbreviations(tokens: readonly string[]): string[] {
  const out: string[] = [];
  let run = '';
  for (const token of [...tokens, '']) {
    if (/^[A-Z]$/.test(token)) {
      // The prefix of a ship, whatever follows.
      if (out.length === 0 && /^M[VTS]$/.test(run)) out.push(run);
      else {
        run += token;
        continue;
      }
      run = token;
      continue;
    }
    if (run) out.push(...formApart(run));
    run = '';
    if (token) out.push(token);
  }
  return out;
}

/** `H L T S p A`: single letters before a legal form are the name. */
function formApart(run: string): readonly string[] {
  const form = SPELT_FORMS.find((end) => run.endsWith(end) && run.length >= end.length + 2);
  return form ? [run.slice(0, -form.length), form] : [run];
}
const SPELT_FORMS = ['SARL', 'SPA', 'SAS', 'SRL', 'LLC', 'LLP', 'PLC', 'SA', 'BV', 'NV'];

/** Whether a name has a legal form, or another word typical of companies. */
export const hasCompanyWord = (name: string): boolean =>
  name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .some((word) => LEGAL_FORMS.has(word) || (word.length > 3 && GENERIC_COMPANY_WORDS.has(word)));
