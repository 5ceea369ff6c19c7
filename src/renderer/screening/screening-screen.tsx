import { Button, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { may } from '../../contract/permissions.ts';
import { ScreeningResult } from '../../contract/screening.ts';
import { useWrite } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { Choices } from '../elements/choices.tsx';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed } from '../elements/state.tsx';
import { dayShown, withStrokes } from '../language/typed-day.ts';
import { BackToOnboarding, useOnboardingPlace } from '../elements/back-to-onboarding.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { birthDateAsked } from './birth-date.ts';
import type { Customer } from './hit-comparison.ts';
import { ScreeningOutcome } from './screening-outcome.tsx';
import styles from './screening.module.css';

/** A name against every imported list, with each part of every score explained. */
export function ScreeningScreen() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  useStepTitle(t('home.screening'));
  const [parameters] = useSearchParams();
  const [type, setType] = useState<'person' | 'company'>(
    parameters.get('type') === 'company' ? 'company' : 'person',
  );
  const [name, setName] = useState(parameters.get('name') ?? '');
  const [born, setBorn] = useState(dayShown(parameters.get('born') ?? ''));
  const [nationality, setNationality] = useState(parameters.get('country') ?? '');
  const [asked, setAsked] = useState(false);
  const screen = useWrite(ScreeningResult);
  const caseId = parameters.get('case');
  // Whom the answer on the screen speaks of; the form may have been changed since.
  const [customer, setCustomer] = useState<Customer | null>(null);
  // Of whom the address speaks; somebody else's name has another number.
  const documentNumber = name === parameters.get('name') ? parameters.get('number') : null;
  const dateOfBirth = birthDateAsked(born);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    if (dateOfBirth === null) return;
    const subject: Customer = {
      type,
      name,
      ...(type === 'person' && dateOfBirth ? { dateOfBirth } : {}),
      ...(nationality ? { nationality } : {}),
      ...(documentNumber ? { documentNumber } : {}),
    };
    screen.mutate(
      { path: '/screening', body: { ...subject, ...(caseId ? { caseId } : {}) } },
      {
        onSuccess: ({ outcome }) => {
          setCustomer(subject);
          if (outcome === 'CLEAR' && begins && steps !== null) void navigate(steps);
        },
      },
    );
  };
  // A step of an onboarding whose name was read: there is nothing to type.
  const navigate = useNavigate();
  const steps = useOnboardingPlace();
  const begins = parameters.get('begin') === '1' && name.length >= 2;
  const begun = useRef(false);
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    submit();
  });
  return (
    <Page
      title={t('screening.title')}
      lead={t('screening.lead')}
      width="reading"
      actions={
        <>
          <BackToOnboarding />
          {may(operator.role, 'cases.approve') && !caseId && (
            <Button component={Link} to="/screening/customers" variant="default">
              {t('customerFiles.title')}
            </Button>
          )}
        </>
      }
    >
      <Panel>
        <form className={styles.form} onSubmit={submit}>
          <Choices
            label={t('screening.type')}
            value={type}
            onChange={setType}
            choices={[
              { value: 'person', label: t('screening.person') },
              { value: 'company', label: t('screening.company') },
            ]}
          />
          <TextInput
            label={t('screening.name')}
            value={name}
            onChange={(e) => setName(e.currentTarget.value)}
            minLength={2}
            maxLength={300}
            required
            withAsterisk={false}
            autoFocus
          />
          {type === 'person' && (
            <TextInput
              label={t('screening.born')}
              placeholder={t('day.form')}
              title={t('screening.bornHint')}
              error={asked && dateOfBirth === null && t('screening.bornWrong')}
              value={born}
              onChange={(e) => setBorn(withStrokes(e.currentTarget.value, born))}
            />
          )}
          <TextInput
            label={t('screening.country')}
            value={nationality}
            onChange={(e) => setNationality(e.currentTarget.value)}
            maxLength={60}
          />
          <Button type="submit" leftSection={<IconUserSearch size={20} />} loading={screen.isPending}>
            {t('screening.start')}
          </Button>
        </form>
      </Panel>
      {screen.error && <Failed error={screen.error} retry={() => submit()} />}
      {screen.data && customer && (
        <ScreeningOutcome key={screen.data.screeningId} result={screen.data} decidable customer={customer} />
      )}
    </Page>
  );
}
