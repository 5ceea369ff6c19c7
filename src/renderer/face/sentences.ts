import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { englishSentences, type FaceCheckSentences } from '../face-check/sentences.ts';
import { useLanguage } from '../language/language.ts';
import { setswanaFaceCheck } from '../language/setswana-face-check.ts';

/** What the face check says, in the counter's language. */
export function useFaceSentences(): FaceCheckSentences {
  const { language } = useLanguage();
  const { t } = useTranslation();
  return useMemo(() => {
    const hosted = language === 'tn' ? setswanaFaceCheck : englishSentences;
    // There is no link to open again at the counter.
    const camera = { ...hosted.camera, denied: t('faceScreen.cameraDenied') };
    return { ...hosted, camera, begin: t('face.begin') };
  }, [language, t]);
}
