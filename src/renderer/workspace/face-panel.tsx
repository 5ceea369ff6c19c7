import { Button } from '@mantine/core';
import { IconFaceId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/operator.ts';
import type { Verification } from '../../contract/verification.ts';
import { State } from '../elements/state.tsx';
import { pageAddress } from './page-address.ts';
import { Portrait } from './portrait.tsx';
import styles from './face.module.css';

/** The portrait on the document beside the live face, with similarity and its meaning. */
export function FacePanel({ detail, verification }: { detail: CaseDetail; verification: Verification }) {
  const { t } = useTranslation();
  const portraits = verification.pages.flatMap((page, index) =>
    page.marks
      .filter((mark) => mark.kind === 'portrait')
      .map((mark) => ({ mark, index, report: page.report })),
  );
  const portrait = portraits.sort((a, b) => b.mark.box.width - a.mark.box.width)[0];
  const address = portrait ? pageAddress(detail, portrait.index) : null;
  if (!portrait || address === null)
    return (
      <State icon={<IconFaceId />} title={t('face.noPortrait')} text={t('face.noPortraitText')}>
        <Button component={Link} to={`/face-check?case=${detail.id}`}>
          {t('face.start')}
        </Button>
      </State>
    );
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
          <span className={styles.empty} aria-hidden>
            <IconFaceId size={48} stroke={1.2} />
          </span>
          <figcaption>{t('face.live')}</figcaption>
        </figure>
      </div>
      <p className={styles.meaning}>{t('face.notYet')}</p>
      <Button component={Link} to={`/face-check?case=${detail.id}`} leftSection={<IconFaceId size={20} />}>
        {t('face.start')}
      </Button>
    </div>
  );
}
