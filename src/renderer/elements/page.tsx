import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Reading width for forms and lists; full width for work on documents. */
  readonly width?: 'reading' | 'wide';
}

/** The frame of a screen: one heading, one place for its actions. */
export function Page({ title, lead, actions, children, width = 'wide' }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
