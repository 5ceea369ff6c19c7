import { IconFingerprint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Finding, ForensicReport, Verdict } from '../../contract/forensics.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import type { Verification } from '../../contract/verification.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { State } from '../elements/state.tsx';
import { useFormats } from '../language/formats.ts';
import { Compared } from './before-after.tsx';
import { casePageOf } from './forensic-pages.ts';
import { MessageText, useMessageWords } from '../language/message-text.tsx';
import { FindingCrop, type FindingPlace } from './finding-crop.tsx';
import { hasPageImages, pageAddress } from './page-address.ts';
import styles from './forensics.module.css';

const TONES: Record<Verdict, Tone> = {
  AUTHENTIC: 'good',
  SUSPICIOUS: 'attention',
  TAMPERED: 'stop',
  INCONCLUSIVE: 'unknown',
};
const STRENGTHS = ['proof', 'strong', 'weak', 'note'] as const;

interface ForensicsPanelProps {
  readonly detail: CaseDetail;
  readonly verification: Verification;
}

/** Signs of change, strongest first, each on its place of the page; the expert's detail folds open. */
export function ForensicsPanel({ detail, verification }: ForensicsPanelProps) {
  const { t } = useTranslation();
  if (verification.forensics.length === 0)
    return <State icon={<IconFingerprint />} title={t('forensics.off')} text={t('forensics.offText')} />;
  return (
    <div className={styles.reports}>
      {verification.forensics.map((report) => (
        <ForensicReportView
          key={report.file}
          report={report}
          several={verification.forensics.length > 1}
          placeOf={(finding) => {
            const page = casePageOf(verification, report, finding);
            if (page === null) return null;
            const address = hasPageImages(detail) ? pageAddress(detail, page) : null;
            return { page, address, size: verification.pages[page]!.report };
          }}
        />
      ))}
    </div>
  );
}

interface ForensicReportViewProps {
  readonly report: ForensicReport;
  /** One of several files: each is numbered. */
  readonly several: boolean;
  /** Where in the case a finding is; absent where no page is shown beside the report. */
  readonly placeOf?: (finding: Finding) => FindingPlace | null;
}

/** One judged file: the verdict, how far it can be relied on, each finding. */
export function ForensicReportView({ report, several, placeOf }: ForensicReportViewProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const findings = [...report.findings].sort(
    (a, b) => STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength),
  );
  return (
    <section className={styles.report}>
      <header className={styles.head}>
        <div>
          {several && <small>{t('forensics.file', { number: report.file + 1 })}</small>}
          <h2>{t(`forensics.verdicts.${report.verdict}`)}</h2>
          <p>
            <MessageText said={report.said} sentence={report.message} />
          </p>
          {report.verdict !== 'AUTHENTIC' && <p>{t(`forensics.next.${report.verdict}`)}</p>}
        </div>
        <Badge tone={TONES[report.verdict]}>{t('forensics.risk', { risk: number(report.riskScore) })}</Badge>
      </header>
      <p className={styles.facts}>
        {t(`forensics.channels.${report.channel}`)}
        {report.confidenceScore >= 1 &&
          ` · ${t('forensics.reliance', { percent: number(report.confidenceScore) })}`}
      </p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, i) => (
            <FindingItem key={i} finding={finding} place={placeOf?.(finding) ?? null} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** @param place where the finding can be looked at; null for nowhere. */
function FindingItem({ finding, place }: { finding: Finding; place: FindingPlace | null }) {
  const { t } = useTranslation();
  const words = useMessageWords();
  const { percent } = useFormats();
  return (
    <li data-strength={finding.strength}>
      <p className={styles.strength}>{t(`forensics.strengths.${finding.strength}`)}</p>
      <p>
        <MessageText said={finding.said} sentence={finding.explanation} />
      </p>
      {finding.before !== undefined && finding.after !== undefined && (
        <Compared
          before={finding.before}
          after={finding.after}
          recovered={finding.group === 'pdf-structure'}
        />
      )}
      {finding.picture && (
        <img
          className={styles.picture}
          src={`data:image/png;base64,${finding.picture}`}
          alt={words({ said: finding.said, sentence: finding.explanation }).text}
        />
      )}
      {place !== null && <FindingCrop box={finding.box} place={place} />}
      <details>
        <summary>{t('forensics.detail')}</summary>
        <p className="number">{finding.detail}</p>
        <p className="number">
          {finding.detector} {finding.version}
          {finding.value !== null && ` · ${finding.value.toPrecision(4)}`}
          {finding.quantile !== null &&
            ` · ${t('forensics.quantile', { percent: percent(finding.quantile, 1) })}`}
        </p>
      </details>
    </li>
  );
}
