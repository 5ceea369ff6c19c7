import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { english } from './english.ts';
import { sayRefusalsIn } from './refused-input.ts';
import { setswana } from './setswana.ts';

export const LANGUAGES = { en: 'English', tn: 'Setswana' } as const;
export type Language = keyof typeof LANGUAGES;

const REMEMBERED = 'netefatsa-language';

function remembered(): Language {
  return localStorage.getItem(REMEMBERED) === 'tn' ? 'tn' : 'en';
}

/** Starts the translations; both languages are in the bundle, so changing over needs no request. */
export async function startLanguage(): Promise<void> {
  const language = remembered();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: english }, tn: { translation: setswana } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  sayRefusalsIn(i18next.t);
}

export function useLanguage(): { language: Language; choose: (next: Language) => void } {
  const { i18n } = useTranslation();
  return {
    language: i18n.language === 'tn' ? 'tn' : 'en',
    choose: (next) => {
      localStorage.setItem(REMEMBERED, next);
      document.documentElement.lang = next;
      void i18n.changeLanguage(next);
    },
  };
}
