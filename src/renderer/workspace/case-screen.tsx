import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CaseDetail } from '../../contract/operator.ts';
import { useCase } from '../connection/cases.ts';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { caseTitle } from '../history/case-words.ts';
import { documentLabel } from '../language/field-names.ts';
import { OnboardingLink } from '../onboarding/onboarding-link.tsx';
import { useStepTitle } from '../shell/step-title.tsx';
import { CheckList } from './check-list.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { FacePanel } from './face-panel.tsx';
import { FieldPanel } from './field-panel.tsx';
import { ForensicsPanel } from './forensics-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { judge } from './advice.ts';
import { PageViewer } from './page-viewer.tsx';
import { PlainCase } from './plain-case.tsx';
import { RawText } from './raw-text.tsx';
import { SelectionProvider } from './selection.tsx';
import { StoredResults } from './stored-results.tsx';
import { VerdictBanner } from './verdict-banner.tsx';
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
  const { verification } = detail;
  if (!verification) return <PlainCase detail={detail} />;
  return (
    <div className={styles.workspace}>
      <PageViewer detail={detail} verification={verification} />
      <aside className={styles.panel} aria-label={t('workspace.panel')}>
        <VerdictBanner judgement={judge(detail)} detail={detail} />
        <OnboardingLink detail={detail} />
        <Sections detail={detail} verification={verification} />
        <DecisionBar detail={detail} />
      </aside>
    </div>
  );
}

const SECTIONS = ['fields', 'checks', 'forensics', 'face', 'text', 'history'] as const;
type Section = (typeof SECTIONS)[number];

function Sections({
  detail,
  verification,
}: {
  detail: CaseDetail;
  verification: NonNullable<CaseDetail['verification']>;
}) {
  const { t } = useTranslation();
  const [section, setSection] = useState<Section>('fields');
  const body = useRef<HTMLDivElement>(null);
  const failed = [...verification.checks, ...verification.documents.flatMap((d) => d.checks)].filter(
    (check) => check.outcome === 'failed',
  ).length;
  const marks: Partial<Record<Section, number>> = {
    checks: failed,
    forensics: verification.forensics.flatMap((r) => r.findings).filter((f) => f.strength !== 'note').length,
  };
  return (
    <Tabs
      value={section}
      onChange={(next) => setSection(SECTIONS.find((one) => one === next) ?? 'fields')}
      className={styles.sections!}
      keepMounted={false}
    >
      <Tabs.List className={styles.tabs!}>
        {SECTIONS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`workspace.${one}`)}
            {(marks[one] ?? 0) > 0 && <span className={styles.mark}>{marks[one]}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div ref={body} className={styles.scroll} tabIndex={-1}>
        <Tabs.Panel value="fields">
          <FieldPanel detail={detail} verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="checks">
          <CheckList verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="forensics">
          <ForensicsPanel verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="face">
          <FacePanel detail={detail} verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <RawText verification={verification} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <StoredResults detail={detail} />
          <HistoryPanel detail={detail} />
        </Tabs.Panel>
      </div>
    </Tabs>
  );
}
