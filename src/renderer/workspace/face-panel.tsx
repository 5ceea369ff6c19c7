import { Button } from '@mantine/core';
import { IconFaceId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CaseFace } from '../../contract/administration.ts';
import type { CaseDetail } from '../../contract/operator.ts';
import type { Verification } from '../../contract/verification.ts';
import { useRead } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Failed, State } from '../elements/state.tsx';
import { useFormats } from '../language/formats.ts';
import { Answer } from './answer.tsx';
import { isWorkedOn } from './open-points.ts';
import { hasPageImages, pageAddress } from './page-address.ts';
import { Picture } from './picture.tsx';
import { Portrait, portraitsOf } from './portrait.tsx';
import styles from './face.module.css';

const NO_FACE = <IconFaceId size={48} stroke={1.2} />;

/** The portrait on the document beside the live face, with similarity and its meaning. */
export function FacePanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { operator } = useSignedIn();
  const face = useRead(`/cases/${detail.id}/face`, CaseFace);
  const portrait = portraitsOf(verification).sort((a, b) => b.mark.box.width - a.mark.box.width)[0];
  const address = portrait && hasPageImages(detail) ? pageAddress(detail, portrait.index) : null;
  const start = isWorkedOn(detail, operator) && (
    <Button component={Link} to={`/face-check?case=${detail.id}`} leftSection={<IconFaceId size={20} />}>
      {t('face.start')}
    </Button>
  );
  if (!portrait || address === null)
    return (
      <State icon={<IconFaceId />} title={t('face.noPortrait')} text={t('face.noPortraitText')}>
        {start}
      </State>
    );
  if (face.error) return <Failed error={face.error} retry={() => void face.refetch()} />;
  const selfie = face.data?.selfie ?? null;
  const comparison = face.data?.comparison ?? null;
  return (
    <div className={styles.panel}>
      <div className={styles.pair}>
        <Picture caption={t('face.onDocument')} icon={NO_FACE}>
          <Portrait
            address={address}
            box={portrait.mark.box}
            page={portrait.report}
            label={t('face.onDocument')}
          />
        </Picture>
        <Picture caption={t('face.live')} icon={NO_FACE}>
          {selfie !== null && (
            <img src={`/operator/cases/${detail.id}/files/selfie/${selfie}`} alt={t('face.live')} />
          )}
        </Picture>
      </div>
      {comparison === null ? (
        <p className={styles.meaning}>{face.data && t('face.notYet')}</p>
      ) : (
        <Answer good={comparison.isMatch}>
          {t(comparison.isMatch ? 'face.match' : 'face.noMatch', {
            similarity: number(comparison.similarity, 2),
            threshold: number(comparison.threshold, 2),
          })}
        </Answer>
      )}
      {start}
    </div>
  );
}
