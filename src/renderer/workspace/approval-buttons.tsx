import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/operator.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { WriteError } from '../elements/write-error.tsx';
import { may } from '../../contract/permissions.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './workspace.module.css';

/** The second pair of eyes: never the person who decided. */
export function ApprovalButtons({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const action = useCaseAction(detail.id);
  const [refusing, setRefusing] = useState(false);
  const ask = (open: boolean) => {
    action.reset();
    setRefusing(open);
  };
  const own = detail.decisions.at(-1)?.author === operator.name;
  if (!may(operator.role, 'cases.approve')) return null;
  if (own) return <span className={styles.notYourself}>{t('decision.notYourself')}</span>;
  return (
    <>
      <span className={styles.spring} />
      {action.error && !refusing && <WriteError error={action.error} />}
      <Button variant="default" leftSection={<IconX size={20} />} onClick={() => ask(true)}>
        {t('decision.sendBack')}
      </Button>
      <Button
        leftSection={<IconCheck size={20} />}
        loading={action.isPending}
        onClick={() => action.mutate({ kind: 'approval', approve: true })}
      >
        {t('decision.approve')}
      </Button>
      {refusing && (
        <ReasonDialog
          title={t('decision.sendBackTitle')}
          consequence={t('decision.sendBackText')}
          action={t('decision.sendBack')}
          busy={action.isPending}
          error={action.error}
          confirm={(reason) =>
            action.mutate({ kind: 'approval', approve: false, reason }, { onSuccess: () => ask(false) })
          }
          close={() => ask(false)}
        />
      )}
    </>
  );
}
