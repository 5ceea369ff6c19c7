import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './pending-badge-link.module.css';

/** How much waits somewhere, and the way there; nothing where nothing waits. */
export function PendingBadgeLink({
  to,
  count,
  children,
}: {
  to: string;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <Link to={to} className={styles.waiting}>
      <span className={styles.count}>{count}</span>
      <span>{children}</span>
    </Link>
  );
}
