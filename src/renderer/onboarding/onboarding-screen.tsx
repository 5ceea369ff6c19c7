import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { OnboardingView } from '../../contract/administration.ts';
import { may } from '../../contract/permissions.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { useSignedIn } from '../connection/session.ts';
import { useCase } from '../connection/cases.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows, State } from '../elements/state.tsx';
import { MessageText, useMessageWords } from '../language/message-text.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { CaseHeader } from '../workspace/case-header.tsx';
import { DecisionBar } from '../workspace/decision-bar.tsx';
import { WorkBar } from '../workspace/work-bar.tsx';
import { placeOfStep } from '../workspace/step-place.ts';
import styles from './onboarding.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const ICONS = { pending: IconCircleDashed, done: IconCircleCheck, attention: IconAlertTriangle };

/** A person or company step by step; every step stays done when the day ends in the middle. */
export function OnboardingScreen() {
  const { t } = useTranslation();
  const { subject = 'person', id } = useParams();
  useStepTitle(t(`home.${subject === 'company' ? 'company' : 'person'}`));
  return id ? <Steps id={id} subject={subject} /> : <Begin subject={subject} />;
}

function Begin({ subject }: { subject: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useWrite(OnboardingView);
  const kind = subject === 'company' ? 'company' : 'person';
  return (
    <Page title={t(`home.${kind}`)} width="reading">
      <Panel>
        <State icon={<IconPlayerPlay />} title={t(`onboarding.${kind}Title`)} text={t('onboarding.text')}>
          <Button
            loading={start.isPending}
            onClick={() =>
              start.mutate(
                { path: '/onboarding', body: { subject: kind } },
                {
                  // On with the first step at once; its way back leads to all of them.
                  onSuccess: ({ caseId, next }) =>
                    void navigate(
                      next === null
                        ? `/onboarding/${kind}/${caseId}`
                        : placeOfStep({ step: next, caseId, subject: kind, isPending: true }),
                      { replace: true },
                    ),
                },
              )
            }
          >
            {t('onboarding.begin')}
          </Button>
        </State>
      </Panel>
      {start.error && <Failed error={start.error} />}
    </Page>
  );
}

function Steps({ id, subject }: { id: string; subject: string }) {
  const { t } = useTranslation();
  const words = useMessageWords();
  const view = useRead(`/onboarding/${id}`, OnboardingView, { staleTime: 0 });
  const detail = useCase(id);
  const { operator } = useSignedIn();
  const mayWork = may(operator.role, 'cases.work');
  if (view.error) return <Failed error={view.error} retry={() => void view.refetch()} />;
  if (!view.data) return <LoadingRows rows={6} />;
  const { steps, next, sentence, said, dateOfBirth } = view.data;
  return (
    <Page
      title={detail.data?.subject ?? t(`home.${subject === 'company' ? 'company' : 'person'}`)}
      lead={words({ said, sentence }).text}
      width="reading"
    >
      <Panel padded={false}>
        {detail.data && <CaseHeader detail={detail.data} />}
        <ol className={styles.steps}>
          {steps.map((step, index) => {
            const Icon = ICONS[step.state];
            return (
              <li
                key={step.id}
                data-state={step.state}
                {...(step.id === next ? { 'aria-current': 'step' } : {})}
              >
                <Icon size={28} stroke={ICON_STROKE.medium} aria-hidden />
                <div>
                  <h2>
                    {index + 1}. {t(`onboarding.steps.${step.id}`, { defaultValue: step.title })}
                  </h2>
                  <p>
                    <MessageText said={step.said} sentence={step.sentence} />
                  </p>
                </div>
                {mayWork && (
                  <Button
                    component={Link}
                    to={placeOfStep({
                      step: step.id,
                      caseId: id,
                      subject,
                      name: detail.data?.subject ?? '',
                      born: dateOfBirth ?? '',
                      isPending: step.state === 'pending',
                    })}
                    variant={step.id === next ? 'filled' : 'default'}
                    {...(step.state === 'done' ? { leftSection: <IconCheck size={18} /> } : {})}
                  >
                    {step.state === 'pending'
                      ? t(`onboarding.do.${step.id}`, { defaultValue: t('common.open') })
                      : t('onboarding.again')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
        {detail.data && <WorkBar detail={detail.data} />}
        {detail.data && <DecisionBar detail={detail.data} />}
      </Panel>
      <Button component={Link} to={`/cases/${id}`} variant="subtle">
        {t('onboarding.openCase')}
      </Button>
    </Page>
  );
}
