import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftFiles, useDraft, useDraftPlace } from '../capture/draft.ts';
import { UndoDeletion } from '../capture/undo-deletion.tsx';
import { PutAway } from '../capture/put-away.tsx';
import styles from './home.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Files captured and not verified, also before the window was closed: continue, or discard them for good. */
export function Unfinished() {
  const { t } = useTranslation();
  const files = useDraft();
  const place = useDraftPlace();
  const [asking, setAsking] = useState(false);
  if (files.length === 0) return <UndoDeletion />;
  return (
    <section className={styles.unfinished} aria-label={t('home.waitingFiles', { count: files.length })}>
      <IconFiles size={28} stroke={ICON_STROKE.thin} aria-hidden />
      <strong>{t('home.waitingFiles', { count: files.length })}</strong>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('home.putAway')}
      </Button>
      <Button component={Link} to={`/verify${place}`} onClick={draftFiles.keepEarlier}>
        {t('home.goOn')}
      </Button>
      {asking && <PutAway count={files.length} putAway={draftFiles.clear} close={() => setAsking(false)} />}
    </section>
  );
}
