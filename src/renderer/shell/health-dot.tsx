import { Popover, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHealth } from '../connection/health.ts';
import { HealthList } from './health-list.tsx';
import styles from './top-bar.module.css';

/** One dot and one sentence; the parts open on demand. */
export function HealthDot() {
  const { t } = useTranslation();
  const { data, isError } = useHealth();
  const state = isError ? 'offline' : (data?.overall ?? 'good');
  return (
    <Popover position="bottom-end" width={380} transitionProps={{ duration: 100 }} withRoles>
      <Popover.Target>
        <UnstyledButton className={styles.health!} data-state={state}>
          <span className={styles.dot} aria-hidden />
          <span>{t(`health.${state}`)}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('health.title')}>
        {data && <HealthList health={data} />}
      </Popover.Dropdown>
    </Popover>
  );
}
