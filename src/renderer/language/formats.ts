import { useMemo } from 'react';
import { makeFormats, type Formats } from '../../contract/in-words.ts';
import { useLanguage, type Language } from './language.ts';
import { SETSWANA_MONTHS } from './setswana-months.ts';

/** Botswana writes day-month-year and pula with a leading P in both languages; what is called tn-BW puts the year first. */
const LOCALES = ['en-BW', 'en-GB'];

/** Dates and numbers of a language. No runtime brings Setswana names of months: setswana-months.ts has them. */
export const formatsOf = (language: Language): Formats =>
  makeFormats(LOCALES, language === 'tn' ? SETSWANA_MONTHS : null);

export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}
