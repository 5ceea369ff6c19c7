import type { ReactNode } from 'react';
import styles from './picture.module.css';

interface PictureProps {
  readonly caption: ReactNode;
  /** In the place of a picture that is not there. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** What was concluded from it. */
  readonly below?: ReactNode;
}

/** A picture of a person with its caption, beside others of the same size. */
export function Picture({ caption, icon, children, below }: PictureProps) {
  return (
    <figure className={styles.picture}>
      {children || (
        <span className={styles.empty} aria-hidden>
          {icon}
        </span>
      )}
      <figcaption>
        {caption}
        {below}
      </figcaption>
    </figure>
  );
}
