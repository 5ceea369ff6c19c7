import { Button, TextInput } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BusinessVerification, type RegistryComparison } from '../../contract/registry.ts';
import type { z } from 'zod';
import { useWrite } from '../connection/administration.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { BackToOnboarding } from '../onboarding/back-to-onboarding.tsx';
import { fieldLabel } from '../language/field-names.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { StationText } from '../language/sentences/engine-text.tsx';
import styles from '../screening/screening.module.css';

const TONES: Record<z.infer<typeof RegistryComparison>['outcome'], Tone> = {
  match: 'good',
  differs: 'stop',
  'not-in-copy': 'unknown',
  'not-given': 'plain',
};
const ANSWER = { VERIFIED: 'good', DIFFERS: 'attention', NOT_IN_COPY: 'attention' } as const;

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
        <form className={styles.form} onSubmit={submit}>
          <TextInput
            label={t('registry.number')}
            value={registrationNumber}
            onChange={(e) => setNumber(e.currentTarget.value)}
            required={companyName === ''}
            withAsterisk={false}
            maxLength={40}
            autoFocus
          />
          <TextInput
            label={t('registry.name')}
            value={companyName}
            onChange={(e) => setCompanyName(e.currentTarget.value)}
            required={registrationNumber === ''}
            withAsterisk={false}
            maxLength={300}
          />
          <Button type="submit" leftSection={<IconBuildingBank size={20} />} loading={verify.isPending}>
            {t('registry.start')}
          </Button>
        </form>
      </Panel>
      {verify.error && <Failed error={verify.error} />}
      {verify.data && (
        <section className={styles.result} aria-live="polite">
          <header className={styles.answer} data-tone={ANSWER[verify.data.outcome]}>
            <div>
              <h2>{t(`registry.outcomes.${verify.data.outcome}`)}</h2>
              <p>
                <StationText>{verify.data.message}</StationText>
              </p>
            </div>
          </header>
          {verify.data.comparisons.length > 0 && (
            <Panel padded={false}>
              <Table
                label={t('registry.title')}
                columns={[t('registry.field'), t('registry.given'), t('registry.registered'), '']}
                rows={verify.data.comparisons.map((one) => ({
                  key: one.field,
                  cells: [
                    fieldLabel(t, one.field),
                    one.given ?? '–',
                    one.registered ?? '–',
                    <Badge key="o" tone={TONES[one.outcome]}>
                      {t(`registry.comparisons.${one.outcome}`)}
                    </Badge>,
                  ],
                }))}
              />
            </Panel>
          )}
          {verify.data.candidates.length > 0 && (
            <p className={styles.lists}>
              {t('registry.alike')}{' '}
              {verify.data.candidates
                .map((one) => `${one.companyName} (${one.registrationNumber})`)
                .join(' · ')}
            </p>
          )}
        </section>
      )}
    </Page>
  );
}
