import { useMemo } from 'react';
import { makeFormats, type Formats } from '../../contract/formats.ts';
import { useLanguage, type Language } from './language.ts';
import { SETSWANA_MONTHS } from './setswana-months.ts';

/** Dates and numbers of a language. */
export const formatsOf = (language: Language): Formats =>
  language === 'tn' ? makeFormats(SETSWANA_MONTHS) : makeFormats();

export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}
