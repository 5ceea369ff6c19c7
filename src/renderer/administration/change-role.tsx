import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPERATOR_ROLES, OperatorAccount } from '../../contract/operator.ts';
import { useWrite } from '../connection/read-write.ts';
import { Choices } from '../elements/choices.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import styles from './administration.module.css';

interface ChangeRoleProps {
  readonly person: OperatorAccount;
  readonly close: () => void;
}

/** What somebody may do from now on. */
export function ChangeRole({ person, close }: ChangeRoleProps) {
  const { t } = useTranslation();
  const [role, setRole] = useState(person.role);
  const change = useWrite(OperatorAccount);
  const submit = () => {
    if (role === person.role) close();
    else
      change.mutate(
        { method: 'PATCH', path: `/operators/${person.id}`, body: { role } },
        { onSuccess: close },
      );
  };
  return (
    <FormDialog
      title={t('operators.changeRoleTitle', { name: person.name })}
      action={t('common.save')}
      busy={change.isPending}
      error={change.error}
      submit={submit}
      close={close}
    >
      <Choices
        label={t('operators.role')}
        value={role}
        onChange={setRole}
        choices={OPERATOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <p className={styles.hint}>{t(`operators.may.${role}`)}</p>
      <p>{t('operators.changeRoleText', { name: person.name })}</p>
    </FormDialog>
  );
}
