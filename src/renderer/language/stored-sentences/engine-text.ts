import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLabel, fieldLabel } from '../field-names.ts';
import { useFormats } from '../formats.ts';
import { useLanguage } from '../language.ts';
import { checkSentences } from './checks.ts';
import { contradictionSentences } from './contradictions.ts';
import { fileSentences } from './files.ts';
import { forensicSentences } from './forensics.ts';
import { qualitySentences } from './quality.ts';
import { serviceSentences } from './services.ts';
import { translator } from './translate.ts';

/** Every sentence of stored results that has a translation. */
export const stationSentences = [
  ...checkSentences,
  ...contradictionSentences,
  ...forensicSentences,
  ...fileSentences,
  ...qualitySentences,
  ...serviceSentences,
];

/** Sets a sentence of a stored result in the counter's language; what has no translation stays as it is. */
export function useStationWords(): (sentence: string) => { text: string; translated: boolean } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { date, percent } = useFormats();
  return useMemo(() => {
    const translate = translator(stationSentences, language === 'tn' ? 1 : 0, {
      date,
      score: percent,
      field: (name) => fieldLabel(t, name),
      document: (type) => documentLabel(t, type),
    });
    return (sentence) => {
      const text = translate(sentence);
      return { text: text ?? sentence, translated: text !== null };
    };
  }, [t, language, date, percent]);
}
