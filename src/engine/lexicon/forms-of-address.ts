import { capitalised } from '../../contract/formats.ts';
import { inProse } from './languages/index.ts';

const ENGLISH = ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rev'] as const;
const SETSWANA = ['rre', 'mme'] as const;
/** Also a greeting without a name: "Dumela rra". */
const SETSWANA_GREETING = ['rra', 'mma'] as const;
/** Of papers abroad: French, German, Spanish, Sesotho, Swahili, Indian, Nigerian, Oshiwambo. */
const ABROAD = [
  ...['monsieur', 'madame', 'mademoiselle', 'mlle', 'herr', 'herrn', 'frau', 'señor', 'señora'],
  ...['ntate', 'mofumahali', 'ndugu', 'bwana', 'shri', 'smt', 'alhaji', 'alhaja', 'hajia', 'hajiya'],
  ...['mallam', 'malam', 'meme', 'tate', 'messrs', 'mesdames'],
] as const;
/** Councillors and comrades. */
const POLITICAL = ['cde', 'comrade', 'cllr'] as const;
/** Abbreviations that mean other things unless a name follows. */
const PROFESSIONS = [
  ...['fr', 'adv', 'advocate', 'barr', 'barrister', 'hon', 'eng', 'engr', 'pharm', 'arch', 'cpa'],
  ...['sr', 'sister', 'capt', 'nurse'],
] as const;

const CIVIL = [...ENGLISH, ...SETSWANA, ...ABROAD, ...inProse('titlesOfPeople').split('|')];

/** General titles: for sentences, and before names that no company begins with. */
export const CIVIL_TITLES = CIVIL.join('|');

/** Values of "Title" on forms that are no job title. */
export const TITLES_ON_FORMS = [...CIVIL, ...SETSWANA_GREETING].join('|');

/** As a list. */
export const CIVIL_TITLE_LIST: readonly string[] = CIVIL;

/** An optional title before a name in a sentence. */
export const MAYBE_TITLE = String.raw`(?:(?:${CIVIL_TITLES})\.? )?`;

/** Titles of men, of women. */
export const OF_MEN = 'mr|rre';
export const OF_WOMEN = 'mrs|ms|miss|mme';

/** Titles before names; for case-insensitive patterns. */
export const ADDRESSED = `(?:${[...CIVIL, ...SETSWANA_GREETING, ...POLITICAL, ...PROFESSIONS].join('|')})`;

/** A name that begins with a civil title. */
export const CIVIL_TITLE = new RegExp(String.raw`^(?:${CIVIL_TITLES})\b\.?\s+(?=\p{L})`, 'iu');

/** A line or name that begins with any title. */
export const TITLED = new RegExp(`^${ADDRESSED}\\b`, 'i');

/** Police ranks: officers commission oaths and certify copies. */
export const RANK =
  '(?:(?:d\\/|sub[-/ ]?|(?:asst\\.?|assistant|senior)[- ])?(?:sgt|sergeant|cst|const|constable|cpl|corporal|insp|inspector|supt|superintendent))';

const COMMON = ['mr', 'mrs', 'ms', 'miss', 'dr', 'cde', 'cllr', 'rre', 'mme'];
/** The commonest titles in normal case. */
export const WRITTEN = COMMON.map(capitalised).join('|');

/** … and in capitals. */
export const IN_CAPITALS = COMMON.map((word) => word.toUpperCase()).join('|');
