import { IconFingerprint, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Finding, ForensicReport, Verdict } from '../../contract/forensics.ts';
import type { Verification } from '../../contract/verification.ts';
import { Badge, type Tone } from '../elements/badge.tsx';
import { State } from '../elements/state.tsx';
import { useFormats } from '../language/formats.ts';
import { Compared } from './before-after.tsx';
import { casePageOf } from './forensic-pages.ts';
import { StationText, useStationWords } from '../language/sentences/engine-text.tsx';
import { useSelection } from './selection.tsx';
import styles from './forensics.module.css';

const TONES: Record<Verdict, Tone> = {
  AUTHENTIC: 'good',
  SUSPICIOUS: 'attention',
  TAMPERED: 'stop',
  INCONCLUSIVE: 'unknown',
};
const STRENGTHS = ['proof', 'strong', 'weak', 'note'] as const;

/** Signs of change, strongest first, each on its place of the page; the expert's detail folds open. */
export function ForensicsPanel({ verification }: { verification: Verification }) {
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
          pageOf={(finding) => casePageOf(verification, report, finding)}
        />
      ))}
    </div>
  );
}

interface ForensicReportViewProps {
  readonly report: ForensicReport;
  /** One of several files: each is numbered. */
  readonly several: boolean;
  /** The page of the case that a finding is on; absent where no page is shown beside the report. */
  readonly pageOf?: (finding: Finding) => number | null;
}

/** One judged file: the verdict, how far it can be relied on, each finding. */
export function ForensicReportView({ report, several, pageOf }: ForensicReportViewProps) {
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
            <StationText>{report.message}</StationText>
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
      {findings.length === 0 ? (
        <p className={styles.clean}>
          <IconShieldCheck size={20} aria-hidden /> {t('forensics.noFindings')}
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding, i) => (
            <FindingItem key={i} finding={finding} page={pageOf?.(finding) ?? null} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** @param page where the finding can be looked at; null for nowhere. */
function FindingItem({ finding, page }: { finding: Finding; page: number | null }) {
  const { t } = useTranslation();
  const words = useStationWords();
  const { percent } = useFormats();
  const { turnTo, look } = useSelection();
  return (
    <li data-strength={finding.strength}>
      <p className={styles.strength}>{t(`forensics.strengths.${finding.strength}`)}</p>
      <p>
        <StationText>{finding.explanation}</StationText>
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
          alt={words(finding.explanation).text}
        />
      )}
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
      {page !== null && (
        <button
          type="button"
          onClick={() => (finding.box === null ? turnTo(page) : look({ page, box: finding.box }))}
        >
          {t('forensics.show', { page: page + 1 })}
        </button>
      )}
    </li>
  );
}
