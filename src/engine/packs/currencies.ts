import { anyOf } from './any-of.ts';
import { packs } from './index.ts';

const own = packs.map(({ currency }) => currency);
const namesOf = ({ code, symbols, words }: (typeof own)[number]): string[] => [code, ...symbols, ...words];
const names = own.flatMap(namesOf);

/** Foreign currencies by the code, symbol or word before an amount, in lower case. */
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
  m: 'LSL',
  szl: 'SZL',
  chf: 'CHF',
  aed: 'AED',
  xof: 'XOF',
  xaf: 'XAF',
  cdf: 'CDF',
};

/** Names of foreign currencies in amounts in words, as a pattern in lower case; it needs a group around it. */
export const FOREIGN_WORDS =
  'rands?|rupees|dollars?|pounds?|euros?|shillings?|kwacha|naira|cedis?|maloti|emalangeni';

/** Code, symbol or word in lower case → ISO 4217. */
export const CURRENCY_OF: Readonly<Record<string, string>> = {
  ...FOREIGN,
  ...Object.fromEntries(
    own.flatMap((one) => namesOf(one).map((mark) => [mark.toLowerCase(), one.code] as const)),
  ),
};

/** Patterns; each needs a group around it. Symbols of the installed countries before an amount: `P`, `N$`. */
export const SIGNS = anyOf(own.flatMap(({ symbols }) => symbols));
/** Their codes. */
export const OWN_CODES = anyOf(own.map(({ code }) => code));
/** Their codes and symbols, as a list: `NAD`, `N$`. */
export const EACH_MARK: readonly string[] = own.flatMap(({ code, symbols }) => [code, ...symbols]);
/** The same as a pattern. */
export const MARKS = anyOf(EACH_MARK);
/** Their names in running text, in lower case. */
export const WORDS = anyOf(own.flatMap(({ words }) => words));
/** Their codes, symbols and names, as in column headers: "Amount (N$)". */
export const NAMES = anyOf(names);
/** Names of their minor unit, in lower case. */
export const MINOR = anyOf(own.flatMap(({ minor }) => minor));

/** The same in folded text: letters and digits only. */
export const FOLDED_NAMES = anyOf(names.map((name) => name.toLowerCase().replace(/[^a-z0-9 ]/g, '')));
/** Their codes with OCR misreadings. */
export const MISREAD_CODES = own.map(({ misreadCode }) => misreadCode).join('|');

/** Every code, symbol and word before an amount, own and foreign, case-insensitive: `R`, `USD`, `rand`. */
export const ANY_MARK = anyOf(Object.keys(CURRENCY_OF));
/** Codes of all known currencies. */
export const CODES = anyOf(Object.values(CURRENCY_OF));

/** The currency with this minor unit; undefined if none. */
export const currencyOfMinor = (word: string): string | undefined =>
  own.find(({ minor }) => minor.includes(word.toLowerCase()))?.code;

/** Column headers that include the currency: "Debit (P)", "Debit USD". */
export const inOwnMoney = (head: string): string[] =>
  names.flatMap((name) => [`${head} (${name})`, `${head} ${name}`]);
