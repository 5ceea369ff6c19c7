import { Button } from '@mantine/core';
import { IconCheck, IconFileCheck, IconFileOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { VerificationProgress } from '../../contract/operator.ts';
import { draftFiles, useFilesOf } from '../capture/draft.ts';
import { restoreDrafts } from '../capture/draft-keeper.ts';
import { caseChanged } from '../connection/cases.ts';
import { RequestFailure } from '../connection/client.ts';
import { cancelVerification, useVerificationProgress } from '../connection/verifications.ts';
import { Failed, State } from '../elements/state.tsx';
import { Why } from '../elements/why.tsx';
import { documentLabel, fieldLabel } from '../language/field-names.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { STAGES, stageIndex, stageSentence } from './stages.ts';
import { useTimeLeft } from './time-left.ts';
import styles from './processing.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

/** Seconds after which the screen says how long it may take, or that this is unusual. */
const UNUSUAL_SECONDS = 10;

/** As many as there is room for (`.found`). */
const FOUND_ROWS = 3;

/** Real stages of the engine, page by page, until the case opens by itself. */
export function ProcessingScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const state = useLocation().state as {
    onboarding?: string | null;
    again?: string;
    drafts?: readonly string[];
    began?: number;
  } | null;
  const onboarding = state?.onboarding;
  // Files of a case, not of the draft.
  const again = state?.again;
  const drafts = state?.drafts;
  const { progress, error } = useVerificationProgress(id);
  useStepTitle(t('processing.title'));

  useEffect(() => {
    if (!progress || progress.kind === 'stage') return;
    // A case that was open before holds another result now, or one more attempt; a new one is listed.
    caseChanged(queries);
    if (progress.kind === 'failed') {
      draftFiles.comeBack(id);
      // After a reload only the station knows the files; they are back in the draft.
      const { owner } = draftFiles.now();
      if (owner !== null) void restoreDrafts(owner).catch(() => undefined);
      return;
    }
    draftFiles.wereRead(id, drafts ?? []);
    const place = onboarding ? `/onboarding/${onboarding}` : '/cases';
    void navigate(`${place}/${progress.caseId}`, { replace: true });
  }, [id, progress, navigate, onboarding, drafts, queries]);

  const back = () => {
    draftFiles.comeBack(id);
    void navigate(again === undefined ? `/verify${draftFiles.now().place}` : `/cases/${again}`, {
      replace: true,
    });
  };
  // If it can no longer be cancelled it ends by itself; the draft has the files either way.
  const cancel = () => void cancelVerification(id).then(back, back);
  if (error) return <Lost run={id} error={error} back={back} />;
  if (progress?.kind === 'failed') return <CouldNot run={id} failure={progress} back={back} />;
  return (
    <div className={styles.screen}>
      <div className={styles.sheet}>
        <h1>{t('processing.title')}</h1>
        {again === undefined && <Pictures run={id} />}
        <Stages progress={progress} />
        <Found progress={progress} />
        <Elapsed began={state?.began} progress={progress} />
        <Button variant="default" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Pictures({ run }: { run: string }) {
  const files = useFilesOf(run);
  return (
    <div className={styles.pictures} aria-hidden>
      {files.slice(0, 3).map(({ id, preview }) => (preview ? <img key={id} src={preview} alt="" /> : null))}
    </div>
  );
}

function Stages({ progress }: { progress: VerificationProgress | null }) {
  const { t } = useTranslation();
  const at = stageIndex(progress);
  return (
    <ol className={styles.stages} aria-live="polite" aria-busy="true">
      {STAGES.map((stage, index) => {
        const state = index < at ? 'done' : index === at ? 'now' : 'later';
        return (
          <li key={stage} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
            <span className={styles.bead} aria-hidden>
              {state === 'done' && <IconCheck size={16} stroke={ICON_STROKE.bold} />}
            </span>
            {state === 'now' ? stageSentence(t, progress) : t(`processing.${stage}`)}
          </li>
        );
      })}
    </ol>
  );
}

/** What is known by now, the newest below. Its place is kept free from the start: nothing jumps. */
function Found({ progress }: { progress: VerificationProgress | null }) {
  const { t } = useTranslation();
  const found = progress?.kind === 'stage' ? (progress.found ?? []) : [];
  return (
    <ul className={styles.found} role="log" aria-label={t('processing.found')}>
      {found.slice(-FOUND_ROWS).map(({ documentType, fields }, index) => (
        <li key={index}>
          <IconFileCheck size={18} aria-hidden />
          <strong>{documentLabel(t, documentType)}</strong>
          <span>{fields.map((name) => fieldLabel(t, name)).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** @param began when it was started: a page that was loaded again counts on */
function Elapsed({ began, progress }: { began: number | undefined; progress: VerificationProgress | null }) {
  const { t } = useTranslation();
  const [started] = useState(() => began ?? Date.now());
  const [now, setNow] = useState(() => Date.now());
  const timeLeft = useTimeLeft(progress, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - started) / 1000));
  const left = seconds >= UNUSUAL_SECONDS ? timeLeft : null;
  return (
    <p className={styles.elapsed}>
      {seconds < UNUSUAL_SECONDS
        ? t('processing.elapsed', { seconds })
        : left === null
          ? t('processing.longer')
          : left < 90
            ? t('processing.secondsLeft', { seconds: left })
            : t('processing.minutesLeft', { minutes: Math.ceil(left / 60) })}
    </p>
  );
}

/** A restarted station does not know the reading any more; the draft has the files. */
function Lost({ run, error, back }: { run: string; error: Error; back: () => void }) {
  const { t } = useTranslation();
  const files = useFilesOf(run);
  const forgotten = error instanceof RequestFailure && error.problem.code === 'NOT_FOUND';
  if (!forgotten || files.length === 0) return <Failed error={error} retry={back} />;
  const text = [t('processing.interruptedText'), t('failure.safe')].join(' ');
  return (
    <State alert icon={<IconPlugConnectedX />} title={t('processing.interrupted')} text={text}>
      <Button onClick={back}>{t('common.retry')}</Button>
    </State>
  );
}

function CouldNot({
  run,
  failure,
  back,
}: {
  run: string;
  failure: Extract<VerificationProgress, { kind: 'failed' }>;
  back: () => void;
}) {
  const { t } = useTranslation();
  const files = useFilesOf(run);
  const cancelled = failure.reason === 'CANCELLED';
  const refused = files.length > 1 && failure.file !== null ? files[failure.file] : undefined;
  const which = refused && t('processing.file', { number: failure.file! + 1, name: refused.file.name });
  return (
    <State
      alert
      icon={<IconFileOff />}
      title={cancelled ? t('processing.cancelled') : t('failure.title')}
      text={
        cancelled ? undefined : (
          <>
            {which} <Why problem={failure} /> {t('failure.safe')}
          </>
        )
      }
    >
      <Button onClick={back}>{t('common.back')}</Button>
    </State>
  );
}
