import { Button } from '@mantine/core';
import { IconFaceId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CaseFace } from '../../contract/administration.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import type { Verification } from '../../contract/verification.ts';
import { useRead } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Failed, State } from '../elements/state.tsx';
import { ComparedFaces } from './compared-faces.tsx';
import { FacePictures } from './face-pictures.tsx';
import { isWorkedOn } from './open-points.ts';
import { hasPageImages } from './page-address.ts';
import { portraitsOf } from './portrait.tsx';
import styles from './face.module.css';

/** The portrait on the document beside the live face and earlier ones, each with its similarity and what that means. */
export function FacePanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const face = useRead(`/cases/${detail.id}/face`, CaseFace);
  const start = isWorkedOn(detail, operator) && (
    <Button component={Link} to={`/face-check?case=${detail.id}`} leftSection={<IconFaceId size={20} />}>
      {t('face.start')}
    </Button>
  );
  const hasPortrait = portraitsOf(verification).length > 0 && hasPageImages(detail);
  if (!hasPortrait && !face.data?.earlier.length && !detail.chip)
    return (
      <State icon={<IconFaceId />} title={t('face.noPortrait')} text={t('face.noPortraitText')}>
        {start}
      </State>
    );
  if (face.error) return <Failed error={face.error} retry={() => void face.refetch()} />;
  const comparison = face.data?.comparison ?? null;
  return (
    <div className={styles.panel}>
      <FacePictures detail={detail} verification={verification} face={face.data} />
      {comparison === null ? (
        <p className={styles.meaning}>{face.data && t('face.notYet')}</p>
      ) : (
        <ComparedFaces comparison={comparison} />
      )}
      {start}
    </div>
  );
}
