import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconFaceId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CaseFace } from '../../contract/administration.ts';
import type { CaseDetail } from '../../contract/operator.ts';
import type { Verification } from '../../contract/verification.ts';
import { useRead } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Failed, State } from '../elements/state.tsx';
import { useFormats } from '../language/formats.ts';
import { isWorkedOn } from './open-points.ts';
import { hasPageImages, pageAddress } from './page-address.ts';
import { Portrait } from './portrait.tsx';
import styles from './face.module.css';

/** The portrait on the document beside the live face, with similarity and its meaning. */
export function FacePanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { operator } = useSignedIn();
  const face = useRead(`/cases/${detail.id}/face`, CaseFace);
  const portraits = verification.pages.flatMap((page, index) =>
    page.marks
      .filter((mark) => mark.kind === 'portrait')
      .map((mark) => ({ mark, index, report: page.report })),
  );
  const portrait = portraits.sort((a, b) => b.mark.box.width - a.mark.box.width)[0];
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
        <figure>
          <Portrait
            address={address}
            box={portrait.mark.box}
            page={portrait.report}
            label={t('face.onDocument')}
          />
          <figcaption>{t('face.onDocument')}</figcaption>
        </figure>
        <figure>
          {selfie === null ? (
            <span className={styles.empty} aria-hidden>
              <IconFaceId size={48} stroke={1.2} />
            </span>
          ) : (
            <img src={`/operator/cases/${detail.id}/files/selfie/${selfie}`} alt={t('face.live')} />
          )}
          <figcaption>{t('face.live')}</figcaption>
        </figure>
      </div>
      {comparison === null ? (
        <p className={styles.meaning}>{face.data && t('face.notYet')}</p>
      ) : (
        <p className={styles.answer} data-match={comparison.isMatch}>
          {comparison.isMatch ? (
            <IconCircleCheck size={24} aria-hidden />
          ) : (
            <IconCircleX size={24} aria-hidden />
          )}
          {t(comparison.isMatch ? 'face.match' : 'face.noMatch', {
            similarity: number(comparison.similarity, 2),
            threshold: number(comparison.threshold, 2),
          })}
        </p>
      )}
      {start}
    </div>
  );
}
