import { Alert, Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFiles, useEarlierFiles } from './draft.ts';
import { PutAway } from './put-away.tsx';
import styles from './capture.module.css';

/** Files left from before this task: not part of it unless confirmed. */
export function EarlierFiles() {
  const { t } = useTranslation();
  const count = useEarlierFiles();
  const [asking, setAsking] = useState(false);
  if (count === 0) return null;
  return (
    <Alert icon={<IconFiles />} role="alert" className={styles.earlier!}>
      <p>{t('capture.earlierFiles', { count })}</p>
      <div>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {t('home.putAway')}
        </Button>
        <Button variant="default" size="sm" onClick={draftFiles.keepEarlier}>
          {t('capture.keepEarlier')}
        </Button>
      </div>
      {asking && <PutAway count={count} putAway={draftFiles.removeEarlier} close={() => setAsking(false)} />}
    </Alert>
  );
}
