import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import form from '../elements/form.module.css';
import { may } from '../../contract/permissions.ts';
import { ReasonDialog } from '../elements/reason-dialog.tsx';
import { OpenPoints } from './open-points-list.tsx';
import styles from './workspace.module.css';

/** The second pair of eyes: never the person who decided. */
export function ApprovalButtons({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const action = useCaseAction(detail.id);
  const [asking, setAsking] = useState<'approve' | 'send-back' | null>(null);
  const ask = (next: typeof asking) => {
    action.reset();
    setAsking(next);
  };
  const own = detail.decisions.at(-1)?.author === operator.name;
  if (!may(operator.role, 'cases.approve')) return null;
  if (own) return <span className={styles.notYourself}>{t('decision.notYourself')}</span>;
  return (
    <>
      <span className={styles.spring} />
      <Button variant="default" leftSection={<IconX size={20} />} onClick={() => ask('send-back')}>
        {t('decision.sendBack')}
      </Button>
      <Button leftSection={<IconCheck size={20} />} onClick={() => ask('approve')}>
        {t('decision.approve')}
      </Button>
      {asking === 'approve' && (
        <FormDialog
          title={t('decision.approveTitle')}
          action={t('decision.approve')}
          dangerous
          size="lg"
          busy={action.isPending}
          error={action.error}
          submit={() => action.mutate({ kind: 'approval', approve: true }, { onSuccess: () => ask(null) })}
          close={() => ask(null)}
        >
          <OpenPoints assessment={detail.assessment} />
          <p className={form.consequence}>{t('decision.approveText')}</p>
        </FormDialog>
      )}
      {asking === 'send-back' && (
        <ReasonDialog
          title={t('decision.sendBackTitle')}
          consequence={t('decision.sendBackText')}
          action={t('decision.sendBack')}
          busy={action.isPending}
          error={action.error}
          confirm={(reason) =>
            action.mutate({ kind: 'approval', approve: false, reason }, { onSuccess: () => ask(null) })
          }
          close={() => ask(null)}
        />
      )}
    </>
  );
}
