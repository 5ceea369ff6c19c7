import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseResultOf, CaseResultView } from '../../contract/case-results.ts';
import { humanised } from '../../contract/formats.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { useFormats } from '../language/formats.ts';
import { RegistryOutcome } from '../registry/registry-outcome.tsx';
import { screenAgain } from '../screening/screen-again.ts';
import { ScreeningOutcome } from '../screening/screening-outcome.tsx';
import { may } from '../../contract/permissions.ts';
import { knownOf } from './known-of-case.ts';
import { ChipFaceOutcome, ChipOutcome } from './chip-outcome.tsx';
import { ForensicReportView } from './forensics-panel.tsx';
import { Answer } from './answer.tsx';
import { ComparedFaces } from './compared-faces.tsx';
import { isWorkedOn } from './open-points.ts';
import styles from './stored-results.module.css';

interface StoredResultsProps {
  readonly detail: CaseDetail;
  /** Results of one kind; otherwise all that have no tab of their own where pages are shown. */
  readonly only?: CaseResultView['kind'];
}

/** What was found out in a case besides the documents it read, as it was: newest first. */
export function StoredResults({ detail, only }: StoredResultsProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const shown = detail.results
    .filter(({ kind }) => (only ? kind === only : kind !== 'onboarding'))
    .toReversed();
  return shown.map((result, i) => (
    <section key={i} className={styles.result} aria-label={t(`caseKind.${result.kind}`)}>
      <p className={styles.head}>
        <strong>{t(`caseKind.${result.kind}`)}</strong>
        <time dateTime={result.createdAt}>{dateTime(result.createdAt)}</time>
      </p>
      <Body result={result} detail={detail} />
    </section>
  ));
}

function Body({ result, detail }: { result: CaseResultView; detail: CaseDetail }): ReactElement | null {
  switch (result.kind) {
    case 'forensics':
      return <ForensicReportView report={result.body} several={false} />;
    case 'screening':
      return <Screened result={result} detail={detail} />;
    case 'comparison':
      return <ComparedFaces comparison={result.body} />;
    case 'liveness':
      return <FaceChecked result={result} />;
    case 'registry':
      return <RegistryOutcome result={result.body} />;
    case 'chip':
      return <ChipOutcome chip={result.body} />;
    case 'chip-face':
      return <ChipFaceOutcome face={result.body} />;
    case 'onboarding':
      return null;
  }
}

function Screened({ result, detail }: { result: CaseResultOf<'screening'>; detail: CaseDetail }) {
  const newest = detail.results.findLast(({ kind }) => kind === 'screening') === result;
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const { date } = useFormats();
  const { request } = result.body;
  const { dateOfBirth: born } = request;
  // A month or a year alone is shown as it was given.
  const bornWords = born?.length === 10 ? date(born) : born;
  const asked = [request.name, bornWords, request.nationality ?? request.country];
  return (
    <>
      <p>{asked.filter(Boolean).join(' · ')}</p>
      <ScreeningOutcome
        result={result.body.result}
        decidable={newest && isWorkedOn(detail, operator)}
        customer={{ ...knownOf(detail), ...request }}
      />
      {may(operator.role, 'cases.work') && (
        <Button
          component={Link}
          to={screenAgain(detail.id, request)}
          variant="default"
          leftSection={<IconUserSearch size={20} />}
        >
          {t('screening.again')}
        </Button>
      )}
    </>
  );
}

function FaceChecked({ result: { body } }: { result: CaseResultOf<'liveness'> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <Answer good={body.isLive}>
        {t(body.isLive ? 'face.checkPassed' : 'face.checkFailed', { confidence: number(body.confidence, 2) })}
      </Answer>
      {body.reasons.length > 0 && (
        <p className={styles.reasons}>
          {body.reasons
            .map((reason) => t(`face.reasons.${reason}`, { defaultValue: humanised(reason) }))
            .join(' · ')}
        </p>
      )}
    </>
  );
}
