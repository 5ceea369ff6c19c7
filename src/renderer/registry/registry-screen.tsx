import { Button, TextInput } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BusinessVerification } from '../../contract/registry.ts';
import { useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed } from '../elements/state.tsx';
import { BackToOnboarding } from '../elements/back-to-onboarding.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { RegistryOutcome } from './registry-outcome.tsx';
import styles from '../screening/screening.module.css';

/** A company against the station's copy of the register, field by field. */
export function RegistryScreen() {
  const { t } = useTranslation();
  useStepTitle(t('home.register'));
  const [parameters] = useSearchParams();
  const caseId = parameters.get('case');
  const [companyName, setCompanyName] = useState(parameters.get('name') ?? '');
  const [registrationNumber, setNumber] = useState(parameters.get('number') ?? '');
  const verify = useWrite(BusinessVerification);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify.mutate({
      path: '/registry',
      body: {
        ...(companyName ? { companyName } : {}),
        ...(registrationNumber ? { registrationNumber } : {}),
        ...(caseId ? { caseId } : {}),
      },
    });
  };
  return (
    <Page
      title={t('registry.title')}
      lead={t('registry.lead')}
      width="reading"
      actions={<BackToOnboarding />}
    >
      <Panel>
        <form className={styles.form} data-for="company" onSubmit={submit}>
          <TextInput
            label={t('registry.number')}
            value={registrationNumber}
            onChange={(e) => setNumber(e.currentTarget.value)}
            required={companyName === ''}
            withAsterisk={false}
            minLength={3}
            maxLength={40}
            autoFocus
          />
          <TextInput
            label={t('registry.name')}
            value={companyName}
            onChange={(e) => setCompanyName(e.currentTarget.value)}
            required={registrationNumber === ''}
            withAsterisk={false}
            minLength={2}
            maxLength={300}
          />
          <Button type="submit" leftSection={<IconBuildingBank size={20} />} loading={verify.isPending}>
            {t('registry.start')}
          </Button>
        </form>
      </Panel>
      {verify.error && <Failed error={verify.error} />}
      {verify.data && <RegistryOutcome result={verify.data} />}
    </Page>
  );
}
