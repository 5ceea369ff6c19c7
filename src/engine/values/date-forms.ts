import { inProse } from '../lexicon/languages/index.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';

/** Allows letters that OCR confuses with digits; `find-dates.ts` converts them. */
export const DAY = '([0-3OoIl]?[0-9OoIlSB])';
// 9999: documents without expiry.
const YEAR = '(9999|[12][0-9OoIlSB]{3}|[0-9OoIl]{2})';
/** "20 26", "20__26": a preprinted century and a filled-in year. */
const FILLED_YEAR = '(?:20[\\s_.]{1,4}(?=\\d\\d(?![\\d:])))?';
/** "24 de Agosto de 2026". */
const OF = inProse('betweenDayAndMonth');
export const MONTH = `(${MONTH_PATTERN})`;

/** A printed form of a date. */
interface Form {
  readonly pattern: RegExp;
  /** Two numbers before the year: the whole document decides which is the month. */
  readonly inFigures?: true;
  read(groups: readonly string[]): { day: string; month: string; year: string };
}

/** The forms of a date; those that could match part of others come last. */
export const FORMS: readonly Form[] = [
  {
    // A slash may stand between two of these. The year of "01-03-2026 - 31-03-2026" ends a date and does not start one.
    pattern:
      /(?:(?<![\d/.])|(?<=\d-\d\d\/))(?<!(?<!\d{4}\s?-\s?)(?<!\d)\d{1,2}\s?-\s?\d{1,2}\s?-\s?)([12]\d{3}|9999)\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?:T[\d:.]+Z?)?(?!\d)/g,
    read: (g) => ({ year: g[0]!, month: g[1]!, day: g[2]! }),
  },
  // "22-02-20 19": a year that the reader parted.
  {
    pattern: /(?<![\d/.-])([0-3]?\d)\s?[/.-]\s?([01]?\d)\s?[/.-]\s?(19|20)\s(\d\d)(?=\s*$)/g,
    inFigures: true,
    read: (g) => ({ day: g[0]!, month: g[1]!, year: g[2]! + g[3]! }),
  },
  {
    // Not the last letter of "Jul-26 – 31-Jul-26" as a 1.
    pattern: new RegExp(
      `(?<![\\d/.])(?<![A-Za-z](?=[A-Za-z]))${DAY}\\s?[/.\\-–·|]\\s?([0-3OIl]?[0-9OoIlSB])\\s?[/.\\-–·|]\\s?${YEAR}(?![\\d/])`,
      'g',
    ),
    inFigures: true,
    read: (g) => ({ day: g[0]!, month: g[1]!, year: g[2]! }),
  },
  // "14 MAR MARS 2001", "12 AUG IAOUT 1955": the month in two languages with the slash lost or read as a letter.
  {
    pattern: new RegExp(
      `(?<![\\d.,])([0-3]?\\d)\\s*${MONTH}\\.?\\s?[Il|]?\\s?${MONTH}\\.?\\s*${YEAR}(?!\\d)`,
      'gi',
    ),
    read: (g) => ({ day: g[0]!, month: monthNumber(g[1]!) === monthNumber(g[2]!) ? g[1]! : '', year: g[3]! }),
  },
  {
    // Not the last letter of "Jul - Sep 2026" as a 1.
    pattern: new RegExp(
      `(?<![\\d.,])(?<![A-Za-z](?=[A-Za-z]))${DAY}\\s*(?:st|nd|rd|th|er)?[\\s\\-/.]*(?:(?:day\\s+)?of(?:\\s+the\\s+month\\s+of)?|a|tsa|ya|la|${OF})?[\\s\\-/.]*${MONTH}(?:\\s*/\\s*(?:${MONTH_PATTERN}))?\\.?[\\s\\-/.,']*(?:(?:in\\s+|of\\s+)the\\s+year\\s+(?:of\\s+)?|(?:${OF})\\s+)?${FILLED_YEAR}${YEAR}(?!\\d)(?!\\s*(?:${MONTH_PATTERN})\\b)`,
      'gi',
    ),
    read: (g) => ({ day: g[0]!, month: g[1]!, year: g[2]! }),
  },
  // "13 LIP/JUL 2006", "10DEC/DIC 91": the month in the state's language and in English, French or Spanish (Doc 9303 part 3,
  // 3.5.1); one of them is known here.
  {
    pattern: new RegExp(
      `(?<![\\d.,])([0-3]?\\d)[\\s-]*(?:\\p{L}{2,10}\\.?\\s?/\\s?${MONTH}|${MONTH}\\.?\\s?/\\s?\\p{L}{2,10})\\.?[\\s-]*${YEAR}(?!\\d)`,
      'giu',
    ),
    read: (g) => ({ day: g[0]!, month: g[1] ?? g[2]!, year: g[3]! }),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${MONTH}\\.?[\\s-]*${DAY}(?:st|nd|rd|th|er)?\\s*[,-]?\\s*([12]\\d{3})(?!\\d)`,
      'giu',
    ),
    read: (g) => ({ month: g[0]!, day: g[1]!, year: g[2]! }),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)(?!\d)/g,
    read: (g) => ({ year: g[0]!, month: g[1]!, day: g[2]! }),
  },
  // "12.X.2026", "3-IV-26": the month in Roman numerals.
  {
    pattern:
      /(?<![\d/.-])([0-3]?\d)\s?[./-]\s?(X?I{1,3}|XI?|I?[VX]|VI{1,3})\s?[./-]\s?((?:19|20)\d{2}|\d{2})(?![\d/])/g,
    read: (g) => ({ day: g[0]!, month: String(ROMAN.indexOf(g[1]!) + 1), year: g[2]! }),
  },
  // "25 10 2026": forms with separate boxes.
  {
    pattern: /(?<![\d.,])([0-3]?\d)\s+([0-3]?\d)\s+((?:19|20)\d{2})(?![\d.,])/g,
    inFigures: true,
    read: (g) => ({ day: g[0]!, month: g[1]!, year: g[2]! }),
  },
  // One box per digit.
  {
    pattern: /(?<![\d.,])([0-3]) (\d)\s?[/.|-]?\s?([01]) (\d)\s?[/.|-]?\s?([12]) (\d) (\d) (\d)(?![\d.,])/g,
    inFigures: true,
    read: (g) => ({ day: g[0]! + g[1]!, month: g[2]! + g[3]!, year: g.slice(4).join('') }),
  },
  // "01-03-2026/31-03-2026": hyphens within, whatever is around.
  {
    pattern: /(?<![\d-])([0-3]?\d)-([0-3]?\d)-((?:19|20)\d{2})(?![\d-])/g,
    inFigures: true,
    read: (g) => ({ day: g[0]!, month: g[1]!, year: g[2]! }),
  },
  // "2021 May 5": last, as it would take the year of a preceding date.
  {
    pattern: new RegExp(
      `(?<![\\d/.-])([12]\\d{3})[\\s\\-/.,]*${MONTH}\\.?[\\s\\-/.,]*([0-3]?\\d)(?:st|nd|rd|th|er)?(?![\\d:])(?!\\s*(?:${MONTH_PATTERN})\\b)`,
      'gi',
    ),
    read: (g) => ({ year: g[0]!, month: g[1]!, day: g[2]! }),
  },
];

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
