import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UNDO_SECONDS } from '../../contract/cases.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSecondsLeft } from '../elements/seconds-left.ts';
import { WriteError } from '../elements/write-error.tsx';

/** For the seconds in which whoever decided can take it back. */
export function UndoDecision({ detail, undone }: { detail: CaseDetail; undone: () => void }) {
  const { t } = useTranslation();
  const undo = useCaseAction(detail.id);
  const left = useSecondsLeft(UNDO_SECONDS);
  if (left === 0 && !undo.error) return null;
  return (
    <>
      {undo.error && <WriteError error={undo.error} />}
      {left > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={20} />}
          loading={undo.isPending}
          onClick={() => undo.mutate({ kind: 'undo' }, { onSuccess: undone })}
        >
          {t('decision.undo', { seconds: left })}
        </Button>
      )}
    </>
  );
}
