import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forensics.module.css';

/** Both sides of a finding: a slider where text was recovered, two lines where two values were compared. */
export function Compared({
  before,
  after,
  recovered,
}: {
  before: string;
  after: string;
  recovered: boolean;
}) {
  const { t } = useTranslation();
  if (recovered) return <BeforeAfter before={before} after={after} />;
  return (
    <dl className={styles.values}>
      <dt>{t('checks.expected')}</dt>
      <dd>{before}</dd>
      <dt>{t('checks.actual')}</dt>
      <dd>{after}</dd>
    </dl>
  );
}

/** Recovered text under what covers it now: slide from one to the other. */
function BeforeAfter({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(50);
  const id = useId();
  return (
    <div className={styles.compare}>
      <div className={styles.versions} aria-describedby={id}>
        <p className={styles.before} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          {before}
        </p>
        <p className={styles.after} style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
          {after}
        </p>
      </div>
      <Slider value={share} onChange={setShare} label={null} thumbLabel={t('forensics.slider')} size="md" />
      <p id={id} className={styles.ends}>
        <span>
          {t('forensics.before')}: {before}
        </span>
        <span>
          {t('forensics.after')}: {after}
        </span>
      </p>
    </div>
  );
}
