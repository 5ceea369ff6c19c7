import { useTranslation } from 'react-i18next';
import type { AssessmentPoint } from '../../contract/assessment.ts';
import { useMessageWords } from '../language/message-text.tsx';
import { pointText } from '../language/point-text.ts';

/** The sentence of a point in the language of the screen. */
export function usePointWords(): (
  point: Pick<AssessmentPoint, 'key' | 'values' | 'said' | 'evidence'>,
) => string {
  const { t } = useTranslation();
  const words = useMessageWords();
  return (point) => pointText(t, point, (what) => words(what).text);
}
