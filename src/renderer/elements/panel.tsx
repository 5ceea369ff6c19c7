import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly padded?: boolean;
}

/** A raised sheet with an optional heading. */
export function Panel({ title, aside, children, padded = true }: PanelProps) {
  return (
    <section className={styles.panel} {...(title ? { 'aria-label': title } : {})}>
      {title && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      <div className={padded ? styles.padded : undefined}>{children}</div>
    </section>
  );
}
