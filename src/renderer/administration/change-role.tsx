import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorAccount } from '../../contract/people.ts';
import { useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';

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
      <RoleChoice role={role} onChange={setRole} />
      <p>{t('operators.changeRoleText', { name: person.name })}</p>
    </FormDialog>
  );
}
