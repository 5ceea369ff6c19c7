import { message, type Message } from '../../contract/messages/message.ts';
import { ANY_DAY, coverage, type DayOrder, type KindContext, type Parsed, type ValueKind } from './kind.ts';
import { fullYear, isDay, isoDate, lastDayOfMonth } from './calendar.ts';
import { DAY, FORMS, MONTH } from './date-forms.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';
import { withYears } from './worded-years.ts';

/** How sure a day is by what is printed, 0–1 (chosen on drawn specimens, ADR 401). */
const QUALITY = {
  /** Words around it take from the first down to this share. */
  amongWords: 0.6,
  byShare: 0.4,
  endOfRange: 0.95,
  startOfRange: 0.95,
  lastOfMonth: 0.9,
  firstOfMonth: 0.85,
  /** Letters read for figures, and the month before the day. */
  misread: 0.9,
  monthFirst: 0.8,
} as const;

export interface DateMatch {
  readonly iso: string;
  readonly index: number;
  readonly length: number;
  readonly notes: readonly Message[];
  /** 1 when the form leaves no doubt, lower when an unusual reading was needed. */
  readonly certainty: number;
  /** The day with its month and day the other way round, where nothing on the paper decides. */
  readonly other?: string;
}

/** "04/10/2014/": the frame of a photograph or a line of the ground behind a day. */
const BAR_BEHIND = /(?<=\d[/-](?:19|20)\d{2})[/|]$/;

/** Every date in a text, in order; in figures as the paper writes them, without a word of it day before month. */
export function findDates(text: string, context: KindContext): DateMatch[] {
  const plain = withNumbers(withoutAccents(text)).replace(BAR_BEHIND, ' ');
  if (!/\d/.test(plain)) return [];
  const found: DateMatch[] = [];
  for (const form of FORMS) {
    for (const match of plain.matchAll(form.pattern)) {
      const read = toDate(form.read(match.slice(1)), context, form.inFigures ? context.dayOrder : undefined);
      if (!read) continue;
      const here = { ...read, index: match.index, length: match[0].length };
      if (!found.some((f) => f.index < here.index + here.length && here.index < f.index + f.length))
        found.push(here);
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

const DAY_AND_MONTH = new RegExp(`^\\s*${DAY}(?:st|nd|rd|th)?[\\s\\-/.]*${MONTH}\\.?(?!\\p{L})`, 'iu');
const MONTH_AND_DAY = new RegExp(`^\\s*${MONTH}\\.?[\\s\\-/]*${DAY}(?!\\d)`, 'i');
const DAY_AND_MONTH_IN_FIGURES = /^\s*([0-3]?\d)[/-]([0-3]?\d)(?![\d/.,-])/;

/** "01 Oct" or "01/10" as statements print it in rows; the year comes from the statement's period. */
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

export const date: ValueKind = {
  mention: new RegExp(
    `\\d{1,2}(?:st|nd|rd|th)?(?: (?:day )?of)? ${MONTH},? [12]\\d{3}|\\d{1,2}[/.-]\\d{1,2}[/.-][12]\\d{3}|[12]\\d{3}-\\d{2}-\\d{2}`,
    'giu',
  ),
  name: 'date',
  isDay: true,
  strict: true,
  lines: 1,
  inText: String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?\p{L}{3,9},?\s+(?:[Tt]wo [Tt]housand|TWO THOUSAND|[Oo]ne [Tt]housand,? [Nn]ine [Hh]undred|ONE THOUSAND,? NINE HUNDRED|[Nn]ineteen(?: [Hh]undred)?|NINETEEN(?: HUNDRED)?)(?: (?:[Aa]nd|AND))?(?:[- ](?!(?:[Aa]t|[Bb]y|[Ii]n)\b)\p{L}{3,9}){0,2}|(?:(?:[Tt]went|[Tt]hirt)y[- ])?\p{L}{2,9}(?:th|rst|ond|ird)\s+day\s+of\s+\p{L}{3,9},?\s+(?:\d{4}|(?:[Tt]wo [Tt]housand|TWO THOUSAND|[Oo]ne [Tt]housand,? [Nn]ine [Hh]undred|ONE THOUSAND,? NINE HUNDRED)(?: (?:[Aa]nd|AND))?(?:[- ](?!(?:[Aa]t|[Bb]y|[Ii]n)\b)\p{L}{3,9}){0,2})|\d{4}[-/]\d{2}[-/]\d{2}(?!\d)|\d{1,2}(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?\p{L}{3,9},?\s+20[\s_.]{1,4}\d\d(?![\d:])|(?:the\s+)?\d[\p{L}\d\s/,.'-]{5,30}?\d{4}(?!\d)|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\p{Lu}\p{L}{2,12}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}[- ]\p{Lu}\p{L}{2,8}[- ]\d{2}(?![\d,.:])`,
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
    };
  },
};

export const EITHER_ORDER = message('notes.eitherOrder');

/** "05052021" where a date is expected: day, month and year without anything between them. */
function closeDigits(text: string, context: KindContext): DateMatch | undefined {
  const digits = /^\s*([0-3]\d)([01]\d)((?:19|20)\d{2})\s*$/.exec(text);
  const [only] = digits ? findDates(digits.slice(1).join('/'), context) : [];
  return only && { ...only, index: 0, length: text.length };
}

/** "10/13/192 10/29/2020": the day that was asked for lost a digit of its year, and the next one is another field's. */
const YEAR_CUT = /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-]\d{3}(?![\d/.-])/;

/** "05/1/2026": who writes the day with two digits writes the month with two; readers join the two ones of 11. */
function lostDigit(raw: string): boolean {
  const [, day, month] = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]/.exec(raw) ?? [];
  if (!day || !month) return false;
  return (day.startsWith('0') && month.length === 1) || (day.length === 1 && month.startsWith('0'));
}

/** A day; of "01 Jan 2023 - 31 Dec 2032" the second. */
export const lastOfRange: ValueKind = {
  ...date,
  parse(text, context): Parsed | null {
    const [from, to, ...more] = findDates(text, context);
    // "01 JUL 2026 - 3": the last day is cut off.
    if (from && !to && /^\s*[-–—]\s*\d{1,2}\s*$/.test(text.slice(from.index + from.length))) return null;
    const between = from && to ? text.slice(from.index + from.length, to.index) : '';
    if (!from || !to || more.length > 0 || !/^\s*(?:[-–—]|to|until|till)\s*(?:\d\s+)?$/i.test(between))
      return date.parse(text, context);
    return date.parse(text.slice(to.index), context);
  },
};

/** "Nov 2024 - Nov": a range whose last day or month is cut off, and goes on below. */
const CUT_RANGE = new RegExp(
  `\\d\\s*(?:[-–—]|to|until|till)\\s*(?:(?:[0-3]?\\d[\\s\\-/.]*)?(?:${MONTH_PATTERN})\\.?\\s*)?$`,
  'i',
);

const rangeGoesOn = (soFar: string, next: string): boolean =>
  CUT_RANGE.test(soFar) &&
  new RegExp(`^(?:[0-3]?\\d\\b|(?:${MONTH_PATTERN})\\b|[12]\\d{3}$)`, 'i').test(next.trim());

/** Is what is looked for a day, the first or last of some days, or a stretch of them? */
export const saysDays = (kind: ValueKind): boolean => /date/.test(kind.name);

/** Months with their year; a number before one is a day that was not understood, and no month alone. */
function monthsOf(text: string): { readonly month: number | null; readonly year: number }[] {
  const named = [...withoutAccents(text).matchAll(MONTH_AND_YEAR)];
  const found = named.length > 0 ? named : [...text.matchAll(MONTH_IN_FIGURES)];
  return found.map(([, month, year]) => ({
    month: /^\d/.test(month!) ? Number(month) : monthNumber(month!),
    year: Number(year),
  }));
}

/** "04/2025 to 04/2030" */
const MONTH_IN_FIGURES = /(?<![\d/.-])(0[1-9]|1[0-2])\s?[/.-]\s?((?:19|20)\d{2})(?![\d/.-])/g;

const MONTH_AND_YEAR = new RegExp(
  `(?<!(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[\\s.]{0,2})${MONTH}\\.?[\\s\\-/,]*([12]\\d{3})`,
  'gi',
);

/** "Nov 2024 - Nov": the year of the end is on the next line, and what is left of the term is its beginning. */
const CUT_TERM = /[-–—]\s*(?:(?:\p{L}{3,9}\.?)\s*)?$/u;

/** The last date of a text: the end of "Validity: Mar 2022 - Mar 2027". Months alone become their last day. */
export const endDate: ValueKind = {
  name: 'end-date',
  isDay: true,
  endOfRange: 'last',
  strict: true,
  lines: 2,
  continues: rangeGoesOn,
  inText: date.inText!,
  parse(text, context): Parsed | null {
    if (CUT_TERM.test(text)) return null;
    const last = findDates(text, context).at(-1);
    if (last)
      return {
        value: last.iso,
        raw: text.slice(last.index, last.index + last.length),
        quality: QUALITY.endOfRange,
        notes: last.notes,
        ...(last.other !== undefined && { doubt: EITHER_ORDER, other: last.other }),
      };
    const months = monthsOf(text);
    if (months.length === 1 && CUT_RANGE.test(text.trim())) return null;
    const ends = months.at(-1);
    if (!ends?.month) return null;
    const note = message('notes.lastOfMonth');
    return {
      value: lastDayOfMonth(ends.year, ends.month),
      raw: text,
      quality: QUALITY.lastOfMonth,
      notes: [note],
    };
  },
};

/** The first date of a text: the start of a validity. A month alone becomes its first day. */
export const startDate: ValueKind = {
  name: 'start-date',
  isDay: true,
  endOfRange: 'first',
  strict: true,
  lines: 2,
  continues: rangeGoesOn,
  parse(text, context): Parsed | null {
    const first = findDates(text, context)[0];
    if (first)
      return {
        value: first.iso,
        raw: text.slice(first.index, first.index + first.length),
        quality: QUALITY.startOfRange,
        notes: first.notes,
        ...(first.other !== undefined && { doubt: EITHER_ORDER, other: first.other }),
      };
    const months = monthsOf(text);
    const [begins] = months;
    if (!begins?.month) return null;
    return {
      value: isoDate(begins.year, begins.month, 1),
      raw: text,
      quality: QUALITY.firstOfMonth,
      notes: [message('notes.firstOfMonth')],
    };
  },
};

function toDate(
  read: { day: string; month: string; year: string },
  context: KindContext,
  order: DayOrder | undefined,
): Pick<DateMatch, 'iso' | 'notes' | 'certainty' | 'other'> | null {
  const year = fullYear(Number(digits(read.year)), context.today);
  const month =
    /^\d/.test(read.month) || digits(read.month).match(/^\d+$/)
      ? Number(digits(read.month))
      : monthNumber(read.month);
  const day = Number(digits(read.day));
  if (!month) return null;
  const notes = read.year.length === 2 ? [message('notes.shortYear')] : [];
  const certainty = digits(read.day + read.year) === read.day + read.year ? 1 : QUALITY.misread;
  const other =
    month !== day && month <= 12 && day <= 12 && isDay(year, day, month) ? isoDate(year, day, month) : null;
  if (order === 'month-first' && (other || isDay(year, day, month)))
    return { iso: isoDate(year, day, month), notes, certainty };
  if (order === 'unknown' && other) return { iso: isoDate(year, month, day), notes, certainty, other };
  if (isDay(year, month, day)) return { iso: isoDate(year, month, day), notes, certainty };
  if (month > 12 && isDay(year, day, month)) {
    return {
      iso: isoDate(year, day, month),
      notes: [...notes, message('notes.monthFirst')],
      certainty: QUALITY.monthFirst,
    };
  }
  return null;
}

/** Letters that readers put for digits, put back. */
function digits(text: string): string {
  return text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5').replace(/B/g, '8');
}

/** Same length as the input, so offsets stay valid. */
function withoutAccents(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (c) => (c.length > 1 ? c : c.normalize('NFD')[0]!));
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const WORDED_DAY = new RegExp(
  `\\b(?:(twent|thirt)y[- ])?([a-z]{3,9}th|first|second|third|thirtieth)(?=\\s+(?:(?:day\\s+)?of|${MONTH_PATTERN})\\b)`,
  'gi',
);

/** "This fifth day of May": days in words become numbers; the length of the text stays. */
function withNumbers(text: string): string {
  // "01-0CT-2034": among the letters of a month, a nought is an O.
  const lettered = text.replace(
    /(?<![\dA-Z])(N)?0(?=CT\b|CTOBER\b|V\b|VEMBER\b)/gi,
    (_, n: string | undefined) => `${n ?? ''}O`,
  );
  return withYears(lettered).replace(WORDED_DAY, (all, tens: string | undefined, unit: string) => {
    const word = unit.toLowerCase();
    const own = word === 'thirtieth' ? 30 : ORDINALS.indexOf(word) + 1;
    const day = own + (tens ? (tens.toLowerCase() === 'twent' ? 20 : 30) : 0);
    return own > 0 && day <= 31 ? String(day).padEnd(all.length) : all;
  });
}

/** "4 Sep 2026": is a day all that is printed here? */
export function isDayAlone(text: string): boolean {
  const [day, ...more] = findDates(text, ANY_DAY);
  return day !== undefined && more.length === 0 && day.length >= text.trim().length - 1;
}
