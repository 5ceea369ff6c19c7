import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../elements/seconds-left.ts';
import styles from './capture.module.css';
import { draftFiles, useDeleted } from './draft.ts';

/** Offers to undo a deletion, for some seconds. */
export function UndoDeletion() {
  const deleted = useDeleted();
  const [last] = deleted?.files ?? [];
  return deleted && last ? <Undo key={last.id} count={deleted.files.length} until={deleted.until} /> : null;
}

function Undo({ count, until }: { count: number; until: number }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(() => Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
  return (
    <div className={styles.deleted}>
      <span role="status">{t('capture.deleted', { count })}</span>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconArrowBackUp size={18} />}
        onClick={draftFiles.putBack}
      >
        {t('decision.undo', { seconds })}
      </Button>
    </div>
  );
}
