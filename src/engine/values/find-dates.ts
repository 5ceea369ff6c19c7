import { message, type Message } from '../../contract/messages/message.ts';
import { fullYear, isDay, isoDate } from './calendar.ts';
import { DAY, FORMS, MONTH } from './date-forms.ts';
import { ANY_DAY, type DayOrder, type KindContext } from './kind.ts';
import { monthNumber } from './months.ts';
import { withDays } from './worded-days.ts';

/** Certainty if letters were read for digits, and if the month comes first, 0–1 (chosen on drawn specimens, ADR 401). */
export const CERTAINTY = { misread: 0.9, monthFirst: 0.8 } as const;

export interface DateMatch {
  readonly iso: string;
  readonly index: number;
  readonly length: number;
  readonly notes: readonly Message[];
  /** 1 if the form is unambiguous, lower if an unusual reading was needed. */
  readonly certainty: number;
  /** The date with day and month swapped, if the document does not decide. */
  readonly other?: string;
}

/** "04/10/2014/": the edge of a photograph or a background line after a date. */
const BAR_BEHIND = /(?<=\d[/-](?:19|20)\d{2})[/|]$/;

/** Every date in a text, in order; numeric ones in the document's order, by default day first. */
export function findDates(text: string, context: KindContext): DateMatch[] {
  const plain = withDays(withoutAccents(text)).replace(BAR_BEHIND, ' ');
  if (!/\d/.test(plain)) return [];
  const found: DateMatch[] = [];
  for (const form of FORMS) {
    for (const match of plain.matchAll(form.pattern)) {
      const order = form.inFigures ? (context.dayOrder ?? 'day-first') : 'by-form';
      const read = toDate(form.read(match.slice(1)), context, order);
      if (!read) continue;
      const here = { ...read, index: match.index, length: match[0].length };
      if (!found.some((f) => f.index < here.index + here.length && here.index < f.index + f.length))
        found.push(here);
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

const DAY_AND_MONTH = new RegExp(`^\\s*${DAY}(?:st|nd|rd|th|er)?[\\s\\-/.]*${MONTH}\\.?(?!\\p{L})`, 'iu');
const MONTH_AND_DAY = new RegExp(`^\\s*${MONTH}\\.?[\\s\\-/]*${DAY}(?!\\d)`, 'i');
const DAY_AND_MONTH_IN_FIGURES = /^\s*([0-3]?\d)[/-]([0-3]?\d)(?![\d/.,-])/;

/** "01 Oct" or "01/10" as in statement rows; the year comes from the statement's period. */
export function parseDayMonth(
  text: string,
  order?: DayOrder,
): { day: number; month: number; length: number } | null {
  const plain = withoutAccents(text);
  const named = DAY_AND_MONTH.exec(plain) ?? undefined;
  const reversed = named ? undefined : (MONTH_AND_DAY.exec(plain) ?? undefined);
  const numeric = named || reversed ? undefined : (DAY_AND_MONTH_IN_FIGURES.exec(plain) ?? undefined);
  const [first = '', second = ''] = numeric?.slice(1) ?? [];
  const inFigures = order === 'month-first' ? { day: second, month: first } : { day: first, month: second };
  const day = Number(digits(named?.[1] ?? reversed?.[2] ?? inFigures.day));
  const month = named
    ? monthNumber(named[2]!)
    : reversed
      ? monthNumber(reversed[1]!)
      : Number(inFigures.month || 0);
  if (!month || !isDay(2024, month, day)) return null;
  return { day, month, length: (named ?? reversed ?? numeric)![0].length };
}

function toDate(
  read: { day: string; month: string; year: string },
  context: KindContext,
  order: DayOrder | 'by-form',
): Pick<DateMatch, 'iso' | 'notes' | 'certainty' | 'other'> | null {
  const year = fullYear(Number(digits(read.year)), context.today);
  const month =
    /^\d/.test(read.month) || digits(read.month).match(/^\d+$/)
      ? Number(digits(read.month))
      : monthNumber(read.month);
  const day = Number(digits(read.day));
  if (!month) return null;
  const notes = read.year.length === 2 ? [message('notes.shortYear')] : [];
  const certainty = digits(read.day + read.year) === read.day + read.year ? 1 : CERTAINTY.misread;
  const other =
    month !== day && month <= 12 && day <= 12 && isDay(year, day, month) ? isoDate(year, day, month) : null;
  if (order === 'month-first' && (other || isDay(year, day, month)))
    return { iso: isoDate(year, day, month), notes, certainty };
  if (order === 'unknown' && other) return { iso: isoDate(year, month, day), notes, certainty, other };
  if (isDay(year, month, day)) return { iso: isoDate(year, month, day), notes, certainty };
  // After the year the month comes first: "1990-13-01" is no date.
  if (order !== 'by-form' && month > 12 && isDay(year, day, month)) {
    return {
      iso: isoDate(year, day, month),
      notes: [...notes, message('notes.monthFirst')],
      certainty: CERTAINTY.monthFirst,
    };
  }
  return null;
}

/** Replaces letters that OCR confuses with digits. */
function digits(text: string): string {
  return text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5').replace(/B/g, '8');
}

/** Same length as the input, so offsets stay valid. */
export function withoutAccents(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (c) => (c.length > 1 ? c : c.normalize('NFD')[0]!));
}

/** "4 Sep 2026": is the text a date and nothing else? */
export function isDayAlone(text: string): boolean {
  const [day, ...more] = findDates(text, ANY_DAY);
  return day !== undefined && more.length === 0 && day.length >= text.trim().length - 1;
}
