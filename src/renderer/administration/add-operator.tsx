import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorAccount, type OperatorRole } from '../../contract/people.ts';
import { useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { NameInput } from '../elements/name-input.tsx';
import { PasswordField } from '../elements/password-field.tsx';
import { RoleChoice } from './role-choice.tsx';

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
      <RoleChoice role={role} onChange={setRole} />
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
