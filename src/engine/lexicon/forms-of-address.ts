import { capitalised } from '../../contract/in-words.ts';
const ENGLISH = ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'rev'] as const;
const SETSWANA = ['rre', 'mme'] as const;
/** Also how one is greeted, without a name: "Dumela rra". */
const SETSWANA_GREETING = ['rra', 'mma'] as const;
/** Of councils and comrades. */
const POLITICAL = ['cde', 'comrade', 'cllr'] as const;
/** Short words that mean other things where no name follows. */
const PROFESSIONS = ['fr', 'adv', 'hon', 'eng', 'sr', 'capt', 'nurse'] as const;

const CIVIL = [...ENGLISH, ...SETSWANA];

/** The titles of everybody: for sentences, and before names that no company begins with. */
export const CIVIL_TITLES = CIVIL.join('|');

/** What forms mean by "Title" where it is no office. */
export const TITLES_ON_FORMS = [...CIVIL, ...SETSWANA_GREETING].join('|');

/** One by one. */
export const CIVIL_TITLE_LIST: readonly string[] = CIVIL;

/** A title or none before a name in a sentence. */
export const MAYBE_TITLE = String.raw`(?:(?:${CIVIL_TITLES})\.? )?`;

/** Of a man, of a woman. */
export const OF_MEN = 'mr|rre';
export const OF_WOMEN = 'mrs|ms|miss|mme';

/** How people are addressed before their names: for expressions that ignore case. */
export const ADDRESSED = `(?:${[...CIVIL, ...SETSWANA_GREETING, ...POLITICAL, ...PROFESSIONS].join('|')})`;

/** A name that begins with a civil title. */
export const CIVIL_TITLE = new RegExp(String.raw`^(?:${CIVIL_TITLES})\b\.?\s+(?=\p{L})`, 'iu');

/** A line or name that begins with any. */
export const TITLED = new RegExp(`^${ADDRESSED}\\b`, 'i');

/** Ranks of the police, whose officers take oaths and certify copies. */
export const RANK =
  '(?:(?:d\\/|sub[-/ ]?|(?:asst\\.?|assistant|senior)[- ])?(?:sgt|sergeant|cst|const|constable|cpl|corporal|insp|inspector|supt|superintendent))';

const COMMON = ['mr', 'mrs', 'ms', 'miss', 'dr', 'cde', 'cllr', 'rre', 'mme'];
/** The commonest as people write them. */
export const WRITTEN = COMMON.map(capitalised).join('|');

/** … and as typists and forms do. */
export const IN_CAPITALS = COMMON.map((word) => word.toUpperCase()).join('|');
