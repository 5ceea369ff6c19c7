import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleMinus, IconHomeCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FirstDay, type FirstDayStep } from '../../contract/first-day.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { AdministratorStep } from './administrator-step.tsx';
import { BackupStep } from './backup-step.tsx';
import { DevicesStep } from './devices-step.tsx';
import { ListsStep } from './lists-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { TrialStep } from './trial-step.tsx';
import styles from './first-day.module.css';

const ICONS = { done: IconCircleCheck, skipped: IconCircleMinus, open: IconCircle };
const CONTENT: Record<FirstDayStep, ReactNode> = {
  administrator: <AdministratorStep />,
  people: <PeopleStep />,
  lists: <ListsStep />,
  devices: <DevicesStep />,
  backup: <BackupStep />,
  trial: <TrialStep />,
};

/** A new station step by step: each can be left for later, and all of it goes on where it stopped. */
export function FirstDayScreen() {
  const { t } = useTranslation();
  useStepTitle(t('firstDay.title'));
  const day = useRead('/first-day', FirstDay, { staleTime: 0 });
  if (day.error) return <Failed error={day.error} retry={() => void day.refetch()} />;
  // What was done elsewhere meanwhile is seen before it is said what comes next.
  if (!day.data || !day.isFetchedAfterMount) return <LoadingRows rows={6} />;
  return <Steps steps={day.data.steps} />;
}

function Steps({ steps }: Pick<FirstDay, 'steps'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const write = useWrite(FirstDay);
  const open = steps.find(({ state }) => state === 'open');
  // A step stays on the screen when it is done: there may be another person or list to add.
  const [chosen, setChosen] = useState(open?.step ?? null);
  const shown = steps.find(({ step }) => step === chosen);
  const done = steps.filter(({ state }) => state === 'done').length;
  const putAway = () =>
    write.mutate(
      { path: '/first-day', body: { step: 'all', mark: 'skipped' } },
      { onSuccess: () => void navigate('/') },
    );
  /** On to what is open after it, or before it. */
  const goOn = (from: FirstDayStep) => {
    const at = steps.findIndex(({ step }) => step === from);
    const turned = [...steps.slice(at + 1), ...steps.slice(0, at)];
    setChosen(turned.find(({ state }) => state === 'open')?.step ?? null);
  };
  const leave = (step: FirstDayStep) =>
    write.mutate({ path: '/first-day', body: { step, mark: 'skipped' } }, { onSuccess: () => goOn(step) });
  return (
    <Page
      title={t('firstDay.title')}
      lead={t('firstDay.lead')}
      actions={
        <>
          <Button component={Link} to="/" variant="default">
            {t('firstDay.later')}
          </Button>
          {open && (
            <Button variant="subtle" loading={write.isPending} onClick={putAway}>
              {t('firstDay.putAway')}
            </Button>
          )}
        </>
      }
    >
      {write.error && <WriteError error={write.error} />}
      <div className={styles.layout}>
        <nav aria-label={t('firstDay.steps')}>
          <p className={styles.progress} role="status">
            {t('firstDay.progress', { done, all: steps.length })}
          </p>
          <ol className={styles.steps}>
            {steps.map(({ step, state }) => {
              const Icon = ICONS[state];
              return (
                <li key={step}>
                  <button
                    type="button"
                    data-state={state}
                    aria-current={step === shown?.step ? 'step' : undefined}
                    onClick={() => setChosen(step)}
                  >
                    <Icon size={22} aria-hidden />
                    <span>{t(`firstDay.names.${step}`)}</span>
                    <small>{t(`firstDay.states.${state}`)}</small>
                  </button>
                </li>
              );
            })}
          </ol>
        </nav>
        {shown ? (
          <Panel title={t(`firstDay.names.${shown.step}`)}>
            <div className={styles.content}>
              <p>{t(`firstDay.texts.${shown.step}`)}</p>
              {CONTENT[shown.step]}
              <div className={styles.actions}>
                {shown.state === 'open' && (
                  <Button variant="subtle" loading={write.isPending} onClick={() => leave(shown.step)}>
                    {t('firstDay.skip')}
                  </Button>
                )}
                <Button
                  {...(shown.state === 'open' ? { variant: 'default' as const } : {})}
                  onClick={() => goOn(shown.step)}
                >
                  {t('firstDay.next')}
                </Button>
              </div>
            </div>
          </Panel>
        ) : (
          <Panel>
            <State icon={<IconHomeCheck />} title={t('firstDay.ready')} text={t('firstDay.readyText')}>
              <Button component={Link} to="/">
                {t('firstDay.toCounter')}
              </Button>
            </State>
          </Panel>
        )}
      </div>
    </Page>
  );
}
