import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck, IconFaceId, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CaseFace, FaceCheckTicket } from '../../contract/administration.ts';
import { isOfOnePicture } from '../../contract/faces.ts';
import { useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, State } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import type { FaceCheckEnd } from '../face-check/run-check.ts';
import { sentenceOf } from '../face-check/view.ts';
import { BackToOnboarding, useOnboardingPlace } from '../elements/back-to-onboarding.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { FaceStage } from './face-stage.tsx';
import { usePortraitPage } from './portrait-page.ts';
import { useFaceSentences } from './sentences.ts';
import styles from './face.module.css';

/** Prepare with the customer, check, and afterwards compare with the portrait of the case. No score is shown here. */
export function FaceScreen() {
  const { t } = useTranslation();
  useStepTitle(t('home.faceCheck'));
  const [parameters] = useSearchParams();
  const caseId = parameters.get('case');
  const [withoutHeadMovement, setStill] = useState(false);
  const [withoutFlashes, setDim] = useState(false);
  const [end, setEnd] = useState<FaceCheckEnd | null>(null);
  const start = useWrite(FaceCheckTicket);
  const ticket = start.data ?? null;
  const onEnd = useCallback((how: FaceCheckEnd) => setEnd(how), []);
  const again = () => {
    setEnd(null);
    start.reset();
  };
  if (ticket && !end) return <FaceStage ticket={ticket} onEnd={onEnd} />;
  return (
    <Page
      title={t('home.faceCheck')}
      lead={t('faceScreen.lead')}
      width="reading"
      actions={<BackToOnboarding />}
    >
      {start.error && <WriteError error={start.error} />}
      {end ? (
        <Ended end={end} sessionId={ticket?.sessionId ?? null} caseId={caseId} again={again} />
      ) : (
        <Panel>
          <div className={styles.prepare}>
            <IconFaceId size={72} stroke={1} aria-hidden />
            <ul>
              {['consent', 'glasses', 'light'].map((line) => (
                <li key={line}>{t(`faceScreen.${line}`)}</li>
              ))}
            </ul>
            <Checkbox
              label={t('faceScreen.still')}
              checked={withoutHeadMovement}
              onChange={(e) => setStill(e.currentTarget.checked)}
            />
            <Checkbox
              label={t('faceScreen.dim')}
              checked={withoutFlashes}
              onChange={(e) => setDim(e.currentTarget.checked)}
            />
            <div className={styles.begin}>
              <Button
                size="lg"
                loading={start.isPending}
                onClick={() =>
                  start.mutate({
                    path: '/face-checks',
                    body: { withoutHeadMovement, withoutFlashes, ...(caseId ? { caseId } : {}) },
                  })
                }
              >
                {t('face.start')}
              </Button>
            </div>
          </div>
        </Panel>
      )}
    </Page>
  );
}

interface EndedProps {
  readonly end: FaceCheckEnd;
  readonly sessionId: string | null;
  readonly caseId: string | null;
  readonly again: () => void;
}

/** For the clerk: what came out, and the next step. */
function Ended({ end, sessionId, caseId, again }: EndedProps) {
  const { t } = useTranslation();
  const sentences = useFaceSentences();
  const passed = end.kind === 'decided' && end.passed;
  const compare = useComparison(passed ? sessionId : null, caseId);
  // Better light helps a face; a missing camera or a refusing station need something else.
  const text = {
    decided: t(passed ? 'faceScreen.passedText' : 'faceScreen.failedText'),
    camera: sentenceOf(end, sentences),
    refused: sentenceOf(end, sentences),
    cancelled: t('faceScreen.cancelledText'),
  }[end.kind];
  const comparison = compare.data?.comparison;
  return (
    <Panel>
      <State
        icon={passed ? <IconCircleCheck /> : <IconUserQuestion />}
        title={passed ? t('faceScreen.passed') : t(`faceScreen.ends.${end.kind}`)}
        text={text}
      >
        <Button variant="default" onClick={again}>
          {t('common.retry')}
        </Button>
        {caseId !== null && (
          <Button component={Link} to={`/cases/${caseId}`} variant="default">
            {t('onboarding.openCase')}
          </Button>
        )}
      </State>
      {compare.isPending && (
        <p className={styles.comparison} role="status">
          {t('faceScreen.comparing')}
        </p>
      )}
      {compare.error && <Failed error={compare.error} retry={compare.start} />}
      {comparison && (
        <p className={styles.comparison} role="status">
          {t(comparison.isMatch ? 'face.match' : 'face.noMatch', comparison)}
        </p>
      )}
    </Panel>
  );
}

/**
 * A living face is compared with the portrait of its case at once. Where the face is the one on the document, an onboarding
 * goes on; anything else is shown.
 *
 * @param sessionId of a check that was passed; null: nothing is compared
 */
function useComparison(sessionId: string | null, caseId: string | null) {
  const navigate = useNavigate();
  const steps = useOnboardingPlace();
  const page = usePortraitPage(caseId);
  const { mutate, ...compare } = useWrite(CaseFace);
  const start = useCallback(() => {
    if (sessionId === null || caseId === null || page === null) return;
    mutate(
      { path: `/face-checks/${sessionId}/compare`, body: { caseId, page } },
      {
        onSuccess: ({ comparison }) => {
          if (comparison?.isMatch && !isOfOnePicture(comparison) && steps !== null) void navigate(steps);
        },
      },
    );
  }, [sessionId, caseId, page, steps, mutate, navigate]);
  const { isIdle } = compare;
  useEffect(() => {
    if (isIdle) start();
  }, [isIdle, start]);
  return { ...compare, start };
}
