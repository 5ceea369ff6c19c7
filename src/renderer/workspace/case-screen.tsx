import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';
import { useCase } from '../connection/cases.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { caseTitle } from '../history/case-words.ts';
import { documentLabel } from '../language/field-names.ts';
import { OnboardingLink } from './onboarding-link.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { CaseHeader } from './case-header.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { PageViewer } from './page-viewer.tsx';
import { PlainCase } from './plain-case.tsx';
import { Sections } from './sections.tsx';
import { SelectionProvider, useSelection } from './selection.tsx';
import { useShowPoint } from './show-point.ts';
import { WorkBar } from './work-bar.tsx';
import styles from './workspace.module.css';

/** A case as it is, or as it was: evidence on the left, what it means on the right. */
export function CaseScreen() {
  const { id = '' } = useParams();
  const found = useCase(id);
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <div className={styles.loading}>
        <LoadingRows rows={1} height={420} />
        <LoadingRows rows={6} height={64} />
      </div>
    );
  return (
    <SelectionProvider key={id}>
      <Workspace detail={found.data} />
    </SelectionProvider>
  );
}

function Workspace({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const types = detail.documentTypes.map((type) => documentLabel(t, type)).join(' · ');
  useStepTitle(caseTitle(t, detail), types || t(`caseState.${detail.state}`));
  const show = useShowPoint(detail, useSelection());
  const { verification } = detail;
  if (!verification) return <PlainCase detail={detail} />;
  return (
    <div className={styles.workspace}>
      {/* First in order, so that the keyboard comes to the decision before it comes to the page; laid out on the right. */}
      <aside className={styles.panel} aria-label={t('workspace.panel')}>
        <CaseHeader detail={detail} />
        <OnboardingLink detail={detail} />
        <WorkBar detail={detail} show={show} />
        <Sections detail={detail} verification={verification} />
        <DecisionBar detail={detail} />
      </aside>
      <PageViewer detail={detail} verification={verification} />
    </div>
  );
}
