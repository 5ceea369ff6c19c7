import { OWN_CODES } from '../../packs/currencies.ts';
import type { LineReading } from '../line-reader.ts';

/** A currency code whose middle letter was read as lower case: `NaD`. */
const HALF_CAPITAL_CODE = new RegExp(
  `\\b(?:${OWN_CODES.replace(/([A-Z])([A-Z])([A-Z])/g, (_, a: string, b: string, c: string) => a + b.toLowerCase() + c)})\\b`,
  'g',
);

/**
 * Corrects confusable characters where the context leaves no doubt: `0ct` is a word, `2O26` a number. Codes that mix
 * letters and digits (`EC1`, `BW0012`) are left unchanged.
 */
export function withLikelyCharacters(reading: LineReading): LineReading {
  // Only readings without per-character data may lose characters.
  const plain = reading.certainty.length === 0 && reading.centres.length === 0;
  const text = (plain ? reading.text.replace(BOTH_BEFORE_YEAR, '$1O') : reading.text)
    .replace(/[A-Za-z0-9]+/g, (token, at: number, whole: string) =>
      likelyToken(token, whole.slice(0, at), whole.slice(at + token.length)),
    )
    .replace(/\bId(?= [A-Z]{2,}\b)/g, 'ID')
    .replace(HALF_CAPITAL_CODE, (code) => code.toUpperCase())
    // `Cl1507355`: a digit 1 would have been read as such.
    .replace(/\b([A-Z]{1,2})l(?=\d{5,}\b)/g, '$1I')
    .replace(/(?<![A-Za-z\d.,])p(?=\d{1,3}(?:,\d{3})*\.\d{2}(?!\d))/g, 'P')
    .replace(/\bP([. ]{1,2})0(?=[. ]{0,2} ?(?:Box|BOX|Bag|BAG)\b)/g, 'P$1O')
    // `LETTER OE AUTHORISATION`: between words in capitals.
    .replace(/(?<=[A-Z]{3,} )(?:OE|QF)(?= [A-Z]{3,})/g, 'OF')
    // `Tihompho`, `Ofitihile`: many Setswana names contain tlh; few others (Slavic) contain tih.
    .replace(/(?<![A-Za-z])((?!Anti)[A-Z][a-z]*t|[Tt])ih(?=[aeio])(?!omi|ana\b)/g, '$1lh')
    // `HéIder`: inside a word only names put together have a capital (`McIntyre`, `DiIorio`).
    .replace(/(?<=\p{Ll})(?<!(?<!\p{L})(?:Ma?c|D[aei]|L[ae]))I(?=\p{Ll})/gu, 'l')
    // `Print Works cC`.
    .replace(/(?<=[a-z] )(?:cC|Cc)(?![A-Za-z0-9])/g, 'CC');
  const separated = BAR_BEFORE_CONTACT.test(text) ? text.replace(/(?<=\S )I(?= \S)/g, '|') : text;
  return separated === reading.text ? reading : { ...reading, text: separated };
}

/** Letterheads separate address, telephone and mailbox by bars: an `I` there is never a word. */
const BAR_BEFORE_CONTACT = /(?<=\S )I(?= (?:\S+@\S|www\.|\+?\d|Tel\b))/;

/** Two-letter words with an O. */
const SHORT_WORDS: Record<string, string> = {
  T0: 'TO',
  N0: 'NO',
  '0F': 'OF',
  '0N': 'ON',
  '0R': 'OR',
  N0V: 'NOV',
  N0v: 'Nov',
  L0T: 'LOT',
  B0X: 'BOX',
  N0T: 'NOT',
  F0R: 'FOR',
};
const DATE_OR_AMOUNT_BEFORE = /\d(?:[., ]?[\dOo])*[/.,-]$/;
const DATE_OR_AMOUNT_AFTER = /^[/.,-](?:\d|[\dOo]{2,3}(?![A-Za-z0-9]))/;
const CENTS_AFTER = /^[.,][\dOo]{2}(?![A-Za-z0-9])/;
/** `1 Ooo.00`: thousands separated by a blank. */
const THOUSANDS_BEFORE = /(?<![\d.,])\d{1,3} $/;
/** Two capitals, the second perhaps read as lower case, and digits, some read as letters. */
const CODE_OF_TWO_LETTERS = /^([A-Z][A-Zcsuvwxz])([\dOo]{8,})$/;
/** `CO2020/1284`, a registration number: letters, year, slash. */
const PREFIX_OF_YEAR = /^([A-Z])0((?:19|20)\d{2})$/;
/** The same where OCR emitted both. */
const BOTH_BEFORE_YEAR = /(?<![A-Za-z0-9])([A-Z])(?:0O|O0)(?=(?:19|20)\d{2}\/\d{3,6}(?!\d))/g;

function likelyToken(token: string, before: string, after: string): string {
  if (CENTS_AFTER.test(after) && /^P?[Oo]$/.test(token) && !/[A-Za-z]$/.test(before))
    return token.replace(/[Oo]$/, '0');
  if (/^[Oo]{2,3}$/.test(token) && DATE_OR_AMOUNT_BEFORE.test(before)) return '0'.repeat(token.length);
  if (/^[Oo]{3}$/.test(token) && CENTS_AFTER.test(after) && THOUSANDS_BEFORE.test(before)) return '000';
  const code = CODE_OF_TWO_LETTERS.exec(token);
  if (code && code[2]!.replace(/\D/g, '').length >= Math.max(5, code[2]!.length / 2))
    return code[1]!.toUpperCase() + code[2]!.replace(/[Oo]/g, '0');
  const numbered = /^\/\d{3,6}(?!\d)/.test(after) ? PREFIX_OF_YEAR.exec(token) : null;
  if (numbered) return `${numbered[1]!}O${numbered[2]!}`;
  // `P1oo,000.00`: an amount after its currency.
  if (/^P\d[\dOo]*$/.test(token) && DATE_OR_AMOUNT_AFTER.test(after)) return token.replace(/[Oo]/g, '0');
  const digits = token.replace(/\D/g, '').length;
  const inFigures = DATE_OR_AMOUNT_BEFORE.test(before) || DATE_OR_AMOUNT_AFTER.test(after);
  if (/^(?:0[Oo]|[Oo]0)$/.test(token) && /\d[\dOo]*[.,]$/.test(before)) return '00';
  if (/^[\dOoIl]+$/.test(token) && digits >= (inFigures ? 1 : 2) && digits >= token.length - 2)
    return token.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
  const amongFigures = /[1-9]/.test(before + after);
  return SHORT_WORDS[token] ?? likelyWord(token, amongFigures);
}

/** Minimum share of capitals for a word to be in capitals. */
const MOSTLY = 0.6;

/** A word containing a digit, or an l or I of the wrong case. */
function likelyWord(token: string, amongFigures: boolean): string {
  return (
    token
      // `0ct`, `B0x`, `M0LOI`: between letters, or as the initial of a lower-case word.
      .replace(/^0(?=[a-z]{2,}$)/, 'O')
      .replace(/^([A-Z]?[a-z]*)0(?=[a-z]+$)/, (all, head: string) => (head === '' ? all : `${head}o`))
      .replace(/^([A-Z]+)0(?=[A-Z]+$)/, (all, head: string) => (token.length >= 4 ? `${head}O` : all))
      // `Ju1`: after a lower-case letter; `D1KOBE`, `MOLOl`: among capitals.
      .replace(/^([A-Z]?[a-z]+)1(?=[a-z]*$)/, '$1l')
      .replace(/^([A-Z]+)1(?=[A-Z]+$)/, (all, head: string) => (token.length >= 5 ? `${head}I` : all))
      .replace(/^([A-Z]{3,})l(?=[A-Z]*$)/, '$1I')
      // `TSHwENEYANE`, `RESoLvED`: lower case of the same shape among capitals.
      .replace(/^(?!Mc)[A-Z][A-Zcosuvwxz]{2,}[A-Z]$/, (all) =>
        all.replace(/[a-z]/g, '').length >= Math.max(4, MOSTLY * all.length) ? all.toUpperCase() : all,
      )
      // `SPECiMEN`, `Bw00003908286`: the same in shorter words and in codes.
      .replace(/^([A-Z]{2,})i(?=[A-Z]{2,}$)/, '$1I')
      .replace(/^([A-Z])([cosuvwxz])(?=\d{4,}$)/, (_, head: string, c: string) => head + c.toUpperCase())
      // `EyeS`, `NameS`: a capital of the same shape after lower case.
      .replace(/^([A-Z]?[a-z]{2,})([COSUVWXZ])$/, (_, head: string, c: string) => head + c.toLowerCase())
      .replace(/^(?!Mc)([A-Z][a-z])([SXZ])$/, (_, head: string, c: string) => head + c.toLowerCase())
      // `lssued`, `TIhalefang`.
      .replace(/^l(?=[bcdfgjkmnpqrstvxz][a-z])/, 'I')
      .replace(/^([BCFGKPST])I(?=[a-z]{2,}$)/, '$1l')
      // `MPH0`: many names end in O; beside numbers it may be a code.
      .replace(amongFigures ? /^([A-Z]{3,})0$/ : /^([A-Z]{2,})0$/, '$1O')
  );
}
