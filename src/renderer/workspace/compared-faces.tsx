import { useTranslation } from 'react-i18next';
import { isOfOnePicture, type FaceComparisonResult } from '../../contract/faces.ts';
import { useFormats } from '../language/formats.ts';
import { MessageText } from '../language/message-text.tsx';
import { Answer } from './answer.tsx';
import styles from './stored-results.module.css';

/** Whether two faces match, and what speaks against resting on it. */
export function ComparedFaces({ comparison }: { comparison: FaceComparisonResult }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <Answer good={comparison.isMatch && !isOfOnePicture(comparison)}>
        {t(comparison.isMatch ? 'face.match' : 'face.noMatch', {
          similarity: number(comparison.similarity, 2),
          threshold: number(comparison.threshold, 2),
        })}
      </Answer>
      {comparison.warnings?.map((warning, i) => (
        <p key={warning} className={styles.reasons}>
          <MessageText said={comparison.warningsSaid?.[i]} sentence={warning} />
        </p>
      ))}
    </>
  );
}
