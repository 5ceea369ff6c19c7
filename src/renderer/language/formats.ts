import { useMemo } from 'react';
import { useLanguage, type Language } from './language.ts';

/** Botswana writes day-month-year and pula with a leading P in both languages. */
const LOCALES: Record<Language, string> = { en: 'en-BW', tn: 'tn-BW' };

export interface Formats {
  readonly date: (iso: string) => string;
  readonly dateTime: (iso: string) => string;
  readonly time: (iso: string) => string;
  readonly number: (value: number, digits?: number) => string;
  /** A number as papers print it: amounts that are not whole have both digits of their thebe. */
  readonly figure: (value: number) => string;
  /** A month, `YYYY-MM`. */
  readonly month: (iso: string) => string;
  /** 0–1 as percent, rounded down: what has not reached a threshold is never written like it, and 100 % is all. */
  readonly percent: (share: number, digits?: number) => string;
}

/** Dates and numbers of the chosen language. Browsers without Setswana data fall back to English of Botswana. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => makeFormats([LOCALES[language], 'en-BW', 'en-GB']), [language]);
}

export function makeFormats(locales: string[]): Formats {
  const date = new Intl.DateTimeFormat(locales, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dateTime = new Intl.DateTimeFormat(locales, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locales, { timeStyle: 'short' });
  const month = new Intl.DateTimeFormat(locales, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const percentOf = (digits: number) =>
    new Intl.NumberFormat(locales, {
      style: 'percent',
      maximumFractionDigits: digits,
      roundingMode: 'floor',
    });
  const percent = percentOf(0);
  return {
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(locales, { maximumFractionDigits: digits }).format(value),
    figure: (value) =>
      new Intl.NumberFormat(locales, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(value),
    month: (iso) => month.format(new Date(iso)),
    percent: (share, digits = 0) => (digits === 0 ? percent : percentOf(digits)).format(share),
  };
}
