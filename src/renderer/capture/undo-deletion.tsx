import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../contract/cases.ts';
import { useSecondsLeft } from '../elements/seconds-left.ts';
import styles from './capture.module.css';
import { draftFiles, useDeleted } from './draft.ts';

/** For the seconds in which files that were deleted can be put back. */
export function UndoDeletion() {
  const deleted = useDeleted();
  const [last] = deleted?.files ?? [];
  return deleted && last ? <Undo key={last.id} count={deleted.files.length} /> : null;
}

function Undo({ count }: { count: number }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(UNDO_SECONDS);
  useEffect(() => {
    if (seconds === 0) draftFiles.endDeletion();
  }, [seconds]);
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
