import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { OperatorAccount } from '../../contract/people.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Badge } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Moment } from '../elements/moment.tsx';
import { Table } from '../elements/table.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { AddOperator } from './add-operator.tsx';
import { ChangeRole } from './change-role.tsx';
import { ResetPassword } from './reset-password.tsx';
import styles from './administration.module.css';

/** The people of the counter, their roles, and who may sign in. */
export function OperatorsSection() {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<OperatorAccount | null>(null);
  const [renewing, setRenewing] = useState<OperatorAccount | null>(null);
  const [promoting, setPromoting] = useState<OperatorAccount | null>(null);
  const { operator } = useSignedIn();
  const people = useRead('/operators', z.array(OperatorAccount));
  const change = useWrite(OperatorAccount);
  const ask = (person: OperatorAccount | null) => {
    change.reset();
    setAsking(person);
  };
  const set = ({ id }: OperatorAccount, disabled: boolean) =>
    change.mutate(
      { method: 'PATCH', path: `/operators/${id}`, body: { disabled } },
      { onSuccess: () => setAsking(null) },
    );
  return (
    <Page
      title={t('administration.operators')}
      lead={t('operators.lead')}
      actions={
        <Button leftSection={<IconUserPlus size={20} />} onClick={() => setAdding(true)}>
          {t('operators.add')}
        </Button>
      }
    >
      {people.isPending && <LoadingRows />}
      {people.error && <Failed error={people.error} retry={() => void people.refetch()} />}
      {change.error && !asking && <WriteError error={change.error} />}
      {people.data && (
        <Panel padded={false}>
          <Table
            label={t('administration.operators')}
            columns={[t('common.name'), t('operators.role'), t('operators.lastSeen'), t('common.status'), '']}
            rows={people.data.map((person) => ({
              key: person.id,
              cells: [
                <strong key="n">{person.name}</strong>,
                t(`role.${person.role}`),
                person.lastSignInAt ? <Moment key="m" at={person.lastSignInAt} /> : t('common.never'),
                <Badge key="s" tone={person.disabled ? 'unknown' : 'good'}>
                  {person.disabled ? t('operators.off') : t('operators.on')}
                </Badge>,
                <div key="b" className={styles.personActions}>
                  <PersonAction label={t('operators.role')} of={person} act={setPromoting} />
                  {/* People change their own password in the menu of their name, with the current one. */}
                  {person.id !== operator.id && (
                    <PersonAction label={t('operators.newPassword')} of={person} act={setRenewing} />
                  )}
                  {person.disabled ? (
                    <PersonAction
                      label={t('operators.switchOn')}
                      of={person}
                      act={() => set(person, false)}
                    />
                  ) : (
                    <PersonAction label={t('operators.switchOff')} of={person} act={ask} />
                  )}
                </div>,
              ],
            }))}
          />
        </Panel>
      )}
      {asking && (
        <FormDialog
          title={t('operators.switchOffTitle', { name: asking.name })}
          action={t('operators.switchOff')}
          dangerous
          busy={change.isPending}
          error={change.error}
          submit={() => set(asking, true)}
          close={() => ask(null)}
        >
          <p>{t('operators.switchOffText', { name: asking.name })}</p>
        </FormDialog>
      )}
      {renewing && <ResetPassword person={renewing} close={() => setRenewing(null)} />}
      {promoting && <ChangeRole person={promoting} close={() => setPromoting(null)} />}
      {adding && <AddOperator close={() => setAdding(false)} />}
    </Page>
  );
}

interface PersonActionProps {
  readonly label: string;
  readonly of: OperatorAccount;
  readonly act: (person: OperatorAccount) => void;
}

function PersonAction({ label, of: person, act }: PersonActionProps) {
  return (
    <Button variant="subtle" size="sm" aria-label={`${label}: ${person.name}`} onClick={() => act(person)}>
      {label}
    </Button>
  );
}
