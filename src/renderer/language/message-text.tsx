import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, type ValueWords } from '../../contract/messages/in-language.ts';
import type { Message } from '../../contract/messages/message.ts';
import { documentLabel, fieldLabel } from './field-names.ts';
import { useFormats } from './formats.ts';
import { useLanguage } from './language.ts';
import { pointText } from './point-text.ts';
import { useStationWords } from './stored-sentences/engine-text.ts';

/** What carries a message: by its key, and in English as the API answers it. */
interface Said {
  /** Absent in cases that were stored before messages had keys. */
  readonly said?: Message | undefined;
  readonly sentence: string;
}

/** Sets a message in the counter's language; one without a key, or with one that is not known here, by its English sentence. */
export function useMessageWords(): (what: Said) => { text: string; translated: boolean } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { date, percent } = useFormats();
  const stored = useStationWords();
  return useMemo(() => {
    const say = ({ said, sentence }: Said): { text: string; translated: boolean } => {
      const text = said ? inLanguage(said, language, words) : null;
      return text === null ? stored(sentence) : { text, translated: true };
    };
    const words: ValueWords = {
      date,
      field: (name) => fieldLabel(t, name),
      document: (type) => documentLabel(t, type),
      share: percent,
      sentence: (english) => stored(english).text,
      point: (point) => pointText(t, point, (what) => say(what).text),
    };
    return say;
  }, [t, language, date, percent, stored]);
}

/** A message of the station; a sentence that exists in English only says so to a screen reader. */
export function MessageText(what: Said) {
  const { text, translated } = useMessageWords()(what);
  const { language } = useLanguage();
  return language === 'en' || translated ? <>{text}</> : <span lang="en">{text}</span>;
}
