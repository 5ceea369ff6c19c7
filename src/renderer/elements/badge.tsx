import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** good, attention, stop, unknown, or plain: always with an icon or a word beside the colour. */
export type Tone = 'good' | 'attention' | 'stop' | 'unknown' | 'plain' | 'river';

export function Badge({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
