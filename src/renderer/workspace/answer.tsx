import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './face.module.css';

/** Yes or no to one question, with what it rests on. */
export function Answer({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p className={styles.answer} data-match={good}>
      {good ? <IconCircleCheck size={24} aria-hidden /> : <IconCircleX size={24} aria-hidden />}
      {children}
    </p>
  );
}
