import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPERATOR_ROLES, OperatorAccount, type OperatorRole } from '../../contract/operator.ts';
import { useWrite } from '../connection/read-write.ts';
import { Choices } from '../elements/choices.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { NameInput } from '../elements/name-input.tsx';
import { PasswordField } from '../elements/password-field.tsx';
import styles from './administration.module.css';

/** A new person at the counter. */
export function AddOperator({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<OperatorRole>('clerk');
  const add = useWrite(OperatorAccount);
  return (
    <FormDialog
      title={t('operators.add')}
      action={t('common.add')}
      busy={add.isPending}
      error={add.error}
      submit={() => add.mutate({ path: '/operators', body: { name, password, role } }, { onSuccess: close })}
      close={close}
    >
      <NameInput label={t('operators.fullName')} value={name} onChange={setName} />
      <Choices
        label={t('operators.role')}
        value={role}
        onChange={setRole}
        choices={OPERATOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <p className={styles.hint}>{t(`operators.may.${role}`)}</p>
      <PasswordField
        label={t('setUp.password')}
        description={t('setUp.passwordHint')}
        value={password}
        onChange={(e) => setPassword(e.currentTarget.value)}
        minLength={8}
        maxLength={200}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
