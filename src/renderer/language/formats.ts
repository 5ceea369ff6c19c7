import { useMemo } from 'react';
import { makeFormats, type Formats } from '../../contract/in-words.ts';
import { useLanguage, type Language } from './language.ts';

/** Botswana writes day-month-year and pula with a leading P in both languages. */
const LOCALES: Record<Language, string> = { en: 'en-BW', tn: 'tn-BW' };

/** Dates and numbers of the chosen language. Browsers without Setswana data fall back to English of Botswana. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => makeFormats([LOCALES[language], 'en-BW', 'en-GB']), [language]);
}
