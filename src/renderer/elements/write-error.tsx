import { RequestFailure } from '../connection/client.ts';
import { Why } from './why.tsx';
import styles from './write-error.module.css';

/** Why a change was refused. */
export function WriteError({ error }: { error: Error }) {
  return (
    <p className={styles.wrong} role="alert">
      <Why problem={error instanceof RequestFailure ? error.problem : null} />
    </p>
  );
}
