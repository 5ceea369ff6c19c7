import { useTranslation } from 'react-i18next';
import { Choices } from '../elements/choices.tsx';
import { DayInput } from '../elements/day-input.tsx';
import { SearchBox } from '../elements/search-box.tsx';
import type { AuditAsked } from './audit-filter.ts';
import styles from './audit.module.css';

const FAMILIES = [
  '',
  'case.',
  'verification.',
  'forensics.',
  'liveness.',
  'faces.',
  'screening.',
  'registry.',
  'fraud.',
  'consent.',
  'operator.',
  'client.',
  'setting.',
  'report.',
  'data.',
  'keys.',
] as const;

const OUTCOMES = ['', 'success', 'failure', 'refused'] as const;

interface AuditSearchProps {
  readonly asked: AuditAsked;
  readonly change: (change: Partial<AuditAsked>) => void;
}

/** Words, days, kind and outcome of the records that are shown. */
export function AuditSearch({ asked, change }: AuditSearchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.search} role="search">
      <SearchBox
        label={t('common.search')}
        placeholder={t('audit.searchHint')}
        value={asked.text}
        onChange={(text) => change({ text })}
        className={styles.words}
      />
      <DayInput label={t('audit.from')} value={asked.from} onChange={(from) => change({ from })} />
      <DayInput label={t('audit.to')} value={asked.to} onChange={(to) => change({ to })} />
      <Choices
        label={t('audit.show')}
        className={styles.kind}
        value={asked.family}
        onChange={(family) => change({ family })}
        choices={FAMILIES.map((value) => ({
          value,
          label: t(`audit.families.${value === '' ? 'all' : value.replace('.', '')}`),
        }))}
      />
      <Choices
        label={t('audit.outcome')}
        value={asked.outcome}
        onChange={(outcome) => change({ outcome })}
        choices={OUTCOMES.map((value) => ({
          value,
          label: value === '' ? t('cases.all') : t(`audit.outcomes.${value}`),
        }))}
      />
    </div>
  );
}
