import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SourcesState } from '../../contract/administration.ts';
import { DAY_MS, localDayOf } from '../../contract/local-time.ts';
import { CaseFigures } from '../../contract/cases.ts';
import { useRead } from '../connection/read-write.ts';
import { useFormats } from '../language/formats.ts';
import { DayBars } from './day-bars.tsx';
import styles from './figures.module.css';

/** Days that the station looks back over (station/cases/figures.ts). */
const DAYS = 14;
/** Most people named for overrides; the others are in the cases. */
const NAMED = 3;

/** For whoever supervises: today, how many are accepted, who overrides, how old the lists are, how long a case takes. */
export function Figures() {
  const { t } = useTranslation();
  const [today] = useState(() => localDayOf(Date.now()));
  const { number, percent } = useFormats();
  const { data } = useRead('/cases/figures', CaseFigures, { staleTime: 60_000 });
  const sources = useRead('/sources', SourcesState);
  if (!data) return null;
  const sum = (part: 'accepted' | 'rejected') => data.days.reduce((all, day) => all + day[part], 0);
  const decided = sum('accepted') + sum('rejected');
  const ofToday = data.days.find(({ day }) => day === today);
  const overriding = data.people.filter(({ overrides }) => overrides > 0).slice(0, NAMED);
  const oldest = (sources.data?.lists ?? []).map(({ date }) => date).sort()[0];
  return (
    <dl className={styles.figures} aria-label={t('approvals.figures.title')}>
      <div>
        <dt>{t('approvals.figures.today')}</dt>
        <dd className={styles.large}>{number(data.opened)}</dd>
        <dd>
          {t('approvals.figures.decided', {
            accepted: number(ofToday?.accepted ?? 0),
            rejected: number(ofToday?.rejected ?? 0),
          })}
        </dd>
      </div>
      <div>
        <dt>{t('approvals.figures.accepted', { count: DAYS })}</dt>
        <dd className={styles.large}>{decided === 0 ? '–' : percent(sum('accepted') / decided)}</dd>
        <dd>
          <DayBars days={data.days} today={today} count={DAYS} />
        </dd>
      </div>
      <div>
        <dt>{t('approvals.figures.time')}</dt>
        <dd className={styles.large}>
          {data.secondsPerCase === null
            ? '–'
            : t('approvals.figures.minutes', { minutes: number(data.secondsPerCase / 60, 1) })}
        </dd>
        <dd>{t('approvals.figures.timeText')}</dd>
      </div>
      <div>
        <dt>{t('approvals.figures.overrides', { count: DAYS })}</dt>
        {overriding.length === 0 && <dd>{t('approvals.figures.none')}</dd>}
        {overriding.map(({ author, overrides, decisions }) => (
          <dd key={author}>{t('approvals.figures.person', { author, overrides, decisions })}</dd>
        ))}
      </div>
      <div>
        <dt>{t('approvals.figures.lists')}</dt>
        <dd className={styles.large}>
          {oldest === undefined
            ? '–'
            : t('approvals.age.days', {
                count: Math.max(0, Math.floor((Date.parse(today) - Date.parse(oldest)) / DAY_MS)),
              })}
        </dd>
        <dd>{t(oldest === undefined ? 'approvals.figures.noList' : 'approvals.figures.listsText')}</dd>
      </div>
    </dl>
  );
}
