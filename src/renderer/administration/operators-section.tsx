import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { OPERATOR_ROLES, OperatorAccount, type OperatorRole } from '../../contract/operator.ts';
import { useRead, useWrite } from '../connection/administration.ts';
import { RequestFailure } from '../connection/client.ts';
import { Badge } from '../elements/badge.tsx';
import { Choices } from '../elements/choices.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { failureSentence } from '../language/failure-sentence.ts';
import { useFormats } from '../language/formats.ts';
import styles from './administration.module.css';

/** The people of the counter, their roles, and who may sign in. */
export function OperatorsSection() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [adding, setAdding] = useState(false);
  const people = useRead('/operators', z.array(OperatorAccount));
  const change = useWrite(OperatorAccount);
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
      {change.error && <WriteError error={change.error} />}
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
                person.lastSignInAt ? dateTime(person.lastSignInAt) : t('common.never'),
                <Badge key="s" tone={person.disabled ? 'unknown' : 'good'}>
                  {person.disabled ? t('operators.off') : t('operators.on')}
                </Badge>,
                <Button
                  key="b"
                  variant="subtle"
                  size="sm"
                  onClick={() =>
                    change.mutate({
                      method: 'PATCH',
                      path: `/operators/${person.id}`,
                      body: { disabled: !person.disabled },
                    })
                  }
                >
                  {person.disabled ? t('operators.switchOn') : t('operators.switchOff')}
                </Button>,
              ],
            }))}
          />
        </Panel>
      )}
      {adding && <AddOperator close={() => setAdding(false)} />}
    </Page>
  );
}

export function WriteError({ error }: { error: Error }) {
  const { t } = useTranslation();
  const problem = error instanceof RequestFailure ? error.problem : null;
  return (
    <p className={styles.wrong} role="alert">
      {problem?.code === 'CONFLICT' || problem?.code === 'INVALID_REQUEST'
        ? problem.message
        : failureSentence(t, problem?.code)}
    </p>
  );
}

function AddOperator({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<OperatorRole>('clerk');
  const add = useWrite(OperatorAccount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ path: '/operators', body: { name, password, role } }, { onSuccess: close });
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('operators.add')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={styles.form} onSubmit={submit}>
        {add.error && <WriteError error={add.error} />}
        <TextInput
          label={t('setUp.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          minLength={2}
          maxLength={80}
          required
          withAsterisk={false}
          data-autofocus
        />
        <Choices
          label={t('operators.role')}
          value={role}
          onChange={setRole}
          choices={OPERATOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <p className={styles.hint}>{t(`operators.may.${role}`)}</p>
        <PasswordInput
          label={t('setUp.password')}
          description={t('setUp.passwordHint')}
          value={password}
          onChange={(e) => setPassword(e.currentTarget.value)}
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
          required
          withAsterisk={false}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('common.add')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
