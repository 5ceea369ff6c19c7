import { IconCircleCheck, IconEye, IconHandStop, IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CaseDetail } from '../../contract/operator.ts';
import { fieldLabel } from '../language/field-names.ts';
import { StationText } from '../language/sentences/engine-text.tsx';
import { StateBadge } from '../history/state-badge.tsx';
import type { Advice, AdviceReason, Judgement } from './advice.ts';
import styles from './workspace.module.css';

const ICONS: Record<Advice, typeof IconEye> = {
  accept: IconCircleCheck,
  'look-closer': IconEye,
  'do-not-accept': IconHandStop,
  'cannot-tell': IconHelpCircle,
};

/** Why, in the language of the screen. */
export function AdviceWords({ reason }: { reason: AdviceReason }) {
  const { t } = useTranslation();
  return 'sentence' in reason ? (
    <>
      <StationText>{reason.sentence}</StationText>
      {reason.more ? ` ${t('advice.furtherChecks', { count: reason.more })}` : null}
    </>
  ) : (
    <>
      {t(reason.key, {
        ...reason.values,
        fields: reason.fields?.map((name) => fieldLabel(t, name)).join(', ') ?? '',
      })}
    </>
  );
}

/** The answer first: word, icon and colour together, and the one sentence that decided it. */
export function VerdictBanner({ judgement, detail }: { judgement: Judgement; detail: CaseDetail }) {
  const { t } = useTranslation();
  const { advice, reason } = judgement;
  const Icon = ICONS[advice];
  return (
    <header className={styles.banner} data-advice={advice}>
      <Icon size={34} stroke={1.7} aria-hidden />
      <div className={styles.bannerText}>
        <div className={styles.bannerHead}>
          <h1>{t(`advice.words.${advice}`)}</h1>
          {detail.state !== 'open' && <StateBadge summary={detail} />}
        </div>
        <p>
          <AdviceWords reason={reason} />
        </p>
      </div>
    </header>
  );
}
