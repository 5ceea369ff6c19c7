import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewCredentials } from '../../contract/access.ts';
import { Plan } from '../../contract/limits.ts';
import { useWrite } from '../connection/read-write.ts';
import { Choices } from '../elements/choices.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { NameInput } from '../elements/name-input.tsx';

interface AddApplicationProps {
  readonly close: () => void;
  readonly done: (made: NewCredentials) => void;
}

/** A local system that may call the API, with its plan. */
export function AddApplication({ close, done }: AddApplicationProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<Plan>('starter');
  const add = useWrite(NewCredentials);
  return (
    <FormDialog
      title={t('applications.add')}
      action={t('common.add')}
      busy={add.isPending}
      error={add.error}
      submit={() => add.mutate({ path: '/applications', body: { name, plan } }, { onSuccess: done })}
      close={close}
    >
      <NameInput label={t('common.name')} value={name} onChange={setName} />
      <Choices
        label={t('applications.plan')}
        value={plan}
        onChange={setPlan}
        choices={Plan.options.map((value) => ({ value, label: t(`applications.plans.${value}`) }))}
      />
    </FormDialog>
  );
}
