import { anyOf } from './any-of.ts';
import { packs } from './index.ts';

const own = packs.map(({ currency }) => currency);
const namesOf = ({ code, symbols, words }: (typeof own)[number]): string[] => [code, ...symbols, ...words];
const names = own.flatMap(namesOf);

/** Money of elsewhere that papers name, by the code, the sign or the word before an amount, in small letters. */
const FOREIGN: Readonly<Record<string, string>> = {
  usd: 'USD',
  us$: 'USD',
  $: 'USD',
  zar: 'ZAR',
  r: 'ZAR',
  eur: 'EUR',
  '€': 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  k: 'ZMW',
  zmw: 'ZMW',
  zwg: 'ZWG',
  inr: 'INR',
  '₹': 'INR',
  rs: 'INR',
  cny: 'CNY',
  kes: 'KES',
  ksh: 'KES',
  kshs: 'KES',
  ngn: 'NGN',
  '₦': 'NGN',
  ghs: 'GHS',
  'gh₵': 'GHS',
  mwk: 'MWK',
  tzs: 'TZS',
  ugx: 'UGX',
  mzn: 'MZN',
  aoa: 'AOA',
  lsl: 'LSL',
  szl: 'SZL',
  chf: 'CHF',
  aed: 'AED',
};

/** Code, sign or word in small letters → ISO 4217. */
export const CURRENCY_OF: Readonly<Record<string, string>> = {
  ...FOREIGN,
  ...Object.fromEntries(
    own.flatMap((one) => namesOf(one).map((mark) => [mark.toLowerCase(), one.code] as const)),
  ),
};

/** Patterns, each in need of a group around it. Signs of installed countries before an amount: `P`, `N$`. */
export const SIGNS = anyOf(own.flatMap(({ symbols }) => symbols));
/** Their codes. */
export const OWN_CODES = anyOf(own.map(({ code }) => code));
/** Their codes and signs, by themselves: `NAD`, `N$`. */
export const EACH_MARK: readonly string[] = own.flatMap(({ code, symbols }) => [code, ...symbols]);
/** The same as a pattern. */
export const MARKS = anyOf(EACH_MARK);
/** Their names in running text, in small letters. */
export const WORDS = anyOf(own.flatMap(({ words }) => words));
/** Their codes, signs and names, as a heading of a column states the money: "Amount (N$)". */
export const NAMES = anyOf(names);
/** Names of their hundredth part, in small letters. */
export const MINOR = anyOf(own.flatMap(({ minor }) => minor));

/** The same as folded text has them, letters and figures alone. */
export const FOLDED_NAMES = anyOf(names.map((name) => name.toLowerCase().replace(/[^a-z0-9 ]/g, '')));
/** Their codes and what readers make of them. */
export const MISREAD_CODES = own.map(({ misreadCode }) => misreadCode).join('|');

/** Every code, sign and word before an amount, own and of elsewhere, in any case: `R`, `USD`, `rand`. */
export const ANY_MARK = anyOf(Object.keys(CURRENCY_OF));
/** Codes of all known currencies. */
export const CODES = anyOf(Object.values(CURRENCY_OF));

/** The currency whose hundredth part is called so; undefined for none. */
export const currencyOfMinor = (word: string): string | undefined =>
  own.find(({ minor }) => minor.includes(word.toLowerCase()))?.code;

/** Heads of a column that name the money as well: "Debit (P)", "Debit USD". */
export const inOwnMoney = (head: string): string[] =>
  names.flatMap((name) => [`${head} (${name})`, `${head} ${name}`]);
