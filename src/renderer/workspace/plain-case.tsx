import { IconFileUnknown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/cases.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { State } from '../elements/state.tsx';
import { caseTitle } from '../history/case-words.ts';
import { FailedReading } from '../history/failed-reading.tsx';
import { OnboardingLink } from './onboarding-link.tsx';
import { CaseHeader } from './case-header.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { StoredResults } from './stored-results.tsx';
import { WorkBar } from './work-bar.tsx';
import styles from './workspace.module.css';

/** A case without read documents: a screening, a face check, a forensic analysis, a failed reading. */
export function PlainCase({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const empty = detail.results.every(({ kind }) => kind === 'onboarding');
  return (
    <Page
      title={caseTitle(t, detail)}
      lead={t(`caseKind.${detail.kind}`)}
      width="reading"
      actions={<OnboardingLink detail={detail} />}
    >
      <Panel padded={false}>
        <CaseHeader detail={detail} />
        <WorkBar detail={detail} />
        {empty ? (
          <State icon={<IconFileUnknown />} title={t('workspace.noResult')} text={t(whyEmpty(detail))}>
            <FailedReading summary={detail} />
          </State>
        ) : (
          <StoredResults detail={detail} />
        )}
      </Panel>
      <Panel title={t('workspace.history')} padded={false}>
        <HistoryPanel detail={detail} />
      </Panel>
      <div className={styles.below}>
        <DecisionBar detail={detail} />
      </div>
    </Page>
  );
}

/** A face check or an onboarding may only have been begun; anything else failed or was erased. */
function whyEmpty({ kind, history, progress }: CaseDetail): string {
  const erased = history.some(({ action }) => action === 'data.erased');
  if (progress === 'failed' && !erased)
    return history.some(({ action }) => action === 'case.interrupted')
      ? 'workspace.interruptedText'
      : 'workspace.failedText';
  const begun = kind === 'liveness' || kind === 'onboarding';
  return begun && !erased ? 'workspace.notFinished' : 'workspace.noResultText';
}
