import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  readonly caption: string;
  /** In the place of a picture that is not there. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A picture of a person with its caption, beside others of the same size. */
export function Picture({ caption, icon, children }: PictureProps) {
  return (
    <figure className={styles.picture}>
      {children || (
        <span className={styles.empty} aria-hidden>
          {icon}
        </span>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
