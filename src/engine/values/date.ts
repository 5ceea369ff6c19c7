import { message } from '../../contract/messages/message.ts';
import { MONTH } from './date-forms.ts';
import { CERTAINTY, findDates, type DateMatch } from './find-dates.ts';
import { coverage, type KindContext, type Parsed, type ValueKind } from './kind.ts';

/** Quality of a date, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  /** Among other words: base, plus a share by coverage. */
  amongWords: 0.6,
  byShare: 0.4,
} as const;

const CENTURY = String.raw`[Tt]wo [Tt]housand|TWO THOUSAND|[Oo]ne [Tt]housand,? [Nn]ine [Hh]undred|ONE THOUSAND,? NINE HUNDRED`;
const WORDED_CENTURY = String.raw`${CENTURY}|[Nn]ineteen(?: [Hh]undred)?|NINETEEN(?: HUNDRED)?`;
/** "and Twenty Six" after a century in words. */
const WORDED_REST = String.raw`(?: (?:[Aa]nd|AND))?(?:[- ](?!(?:[Aa]t|[Bb]y|[Ii]n)\b)\p{L}{3,9}){0,2}`;
const DAY_AND_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th|er)?\s+(?:day\s+of\s+)?\p{L}{3,9},?\s+`;
/** "twenty-first day of May, " */
const WORDED_DAY = String.raw`(?:(?:[Tt]went|[Tt]hirt)y[- ])?\p{L}{2,9}(?:th|rst|ond|ird)\s+day\s+of\s+\p{L}{3,9},?\s+`;

/** Patterns of dates in sentences. */
const IN_SENTENCES = [
  String.raw`${DAY_AND_MONTH}(?:${WORDED_CENTURY})${WORDED_REST}`,
  String.raw`${WORDED_DAY}(?:\d{4}|(?:${CENTURY})${WORDED_REST})`,
  String.raw`\d{4}[-/]\d{2}[-/]\d{2}(?!\d)`,
  String.raw`${DAY_AND_MONTH}20[\s_.]{1,4}\d\d(?![\d:])`,
  String.raw`(?:the\s+)?\d[\p{L}\d\s/,.'-]{5,30}?\d{4}(?!\d)`,
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`,
  String.raw`\p{Lu}\p{L}{2,12}\s\d{1,2}(?:st|nd|rd|th|er)?,?\s\d{4}`,
  String.raw`\d{1,2}[- ]\p{Lu}\p{L}{2,8}[- ]\d{2}(?![\d,.:])`,
].join('|');

export const date: ValueKind = {
  mention: new RegExp(
    `\\d{1,2}(?:st|nd|rd|th|er)?(?: (?:day )?of)? ${MONTH},? [12]\\d{3}|\\d{1,2}[/.-]\\d{1,2}[/.-][12]\\d{3}|[12]\\d{3}-\\d{2}-\\d{2}`,
    'giu',
  ),
  name: 'date',
  isDay: true,
  strict: true,
  lines: 1,
  inText: IN_SENTENCES,
  parse(text, context): Parsed | null {
    const first = findDates(text, context)[0] ?? closeDigits(text, context);
    if (!first || YEAR_CUT.test(text.slice(0, first.index))) return null;
    const raw = text.slice(first.index, first.index + first.length).trim();
    return {
      value: first.iso,
      raw,
      quality: first.certainty * (QUALITY.amongWords + QUALITY.byShare * coverage(raw, text)),
      notes: first.notes,
      ...(first.other !== undefined && { doubt: EITHER_ORDER, other: first.other }),
      ...(lostDigit(raw) && { doubt: message('notes.digitMissing') }),
      ...(YEAR_PARTED.test(raw) && { doubt: message('notes.yearParted') }),
    };
  },
};

/** "22-02-20 19": 2019, or 2020 beside another number. */
const YEAR_PARTED = /[/.-]\s?(?:19|20)\s\d\d$/;

export const EITHER_ORDER = message('notes.eitherOrder');

/**
 * "05052021", "31.122013" where a date is expected: at most one of the two stops was printed or read. Serial numbers
 * also contain dashes and blanks: "1012-2027" is no date.
 */
export function closeDigits(text: string, context: KindContext): DateMatch | undefined {
  const digits = /^\s*([0-3]\d)[./]?([01]\d)[./]?((?:19|20)\d{2})\s*$/.exec(text);
  const [only] = digits ? findDates(digits.slice(1).join('/'), context) : [];
  return (
    only && {
      ...only,
      certainty: Math.min(only.certainty, CERTAINTY.misread),
      index: 0,
      length: text.length,
    }
  );
}

/** "10/13/192 10/29/2020": the wanted date lost a digit of its year, and the next one belongs to another field. */
const YEAR_CUT = /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-]\d{3}(?![\d/.-])/;

/** "05/1/2026": a two-digit day implies a two-digit month; OCR merges the two ones of 11. */
function lostDigit(raw: string): boolean {
  const [, day, month] = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]/.exec(raw) ?? [];
  if (!day || !month) return false;
  return (day.startsWith('0') && month.length === 1) || (day.length === 1 && month.startsWith('0'));
}

/** True for date and date-range types. */
export const saysDays = (kind: ValueKind): boolean => /date/.test(kind.name);
