import { Button, Checkbox } from '@mantine/core';
import { IconCircleCheck, IconFaceId, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CaseFace, FaceCheckTicket } from '../../contract/administration.ts';
import { useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, State } from '../elements/state.tsx';
import { WriteError } from '../elements/write-error.tsx';
import type { FaceCheckEnd } from '../face-check/run-check.ts';
import { sentenceOf } from '../face-check/view.ts';
import { BackToOnboarding } from '../onboarding/back-to-onboarding.tsx';
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
  const page = usePortraitPage(caseId);
  const compare = useWrite(CaseFace);
  const passed = end.kind === 'decided' && end.passed;
  // Better light helps a face; a camera that is missing and a station that refuses need something else.
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
        {passed && caseId !== null && page !== null && sessionId !== null && !comparison && (
          <Button
            loading={compare.isPending}
            onClick={() =>
              compare.mutate({ path: `/face-checks/${sessionId}/compare`, body: { caseId, page } })
            }
          >
            {t('faceScreen.compare')}
          </Button>
        )}
        {caseId !== null && (
          <Button component={Link} to={`/cases/${caseId}`} variant="default">
            {t('onboarding.openCase')}
          </Button>
        )}
      </State>
      {compare.error && <Failed error={compare.error} />}
      {comparison && (
        <p className={styles.comparison} role="status">
          {t(comparison.isMatch ? 'face.match' : 'face.noMatch', comparison)}
        </p>
      )}
    </Panel>
  );
}
