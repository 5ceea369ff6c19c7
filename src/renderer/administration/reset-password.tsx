import { useTranslation } from 'react-i18next';
import { OperatorAccount } from '../../contract/people.ts';
import { useWrite } from '../connection/read-write.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { useNewPassword } from '../elements/new-password.tsx';

interface ResetPasswordProps {
  readonly person: OperatorAccount;
  readonly close: () => void;
}

/** A new password for somebody who forgot theirs or is locked out. */
export function ResetPassword({ person: { id, name }, close }: ResetPasswordProps) {
  const { t } = useTranslation();
  const { password, agrees, fields } = useNewPassword();
  const reset = useWrite(OperatorAccount);
  const submit = () => {
    if (agrees())
      reset.mutate({ method: 'PATCH', path: `/operators/${id}`, body: { password } }, { onSuccess: close });
  };
  return (
    <FormDialog
      title={t('operators.newPasswordTitle', { name })}
      action={t('common.save')}
      busy={reset.isPending}
      error={reset.error}
      submit={submit}
      close={close}
    >
      {fields}
      <p>{t('operators.newPasswordText', { name })}</p>
    </FormDialog>
  );
}
