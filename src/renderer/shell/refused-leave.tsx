import { useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { LEAVING } from '../connection/session.ts';
import { WriteError } from '../elements/write-error.tsx';
import styles from './refused-leave.module.css';

/** An expired session has been left: nothing is open any more. */
const isOver = (error: Error): boolean =>
  error instanceof RequestFailure && error.problem.reason === 'NO_SESSION';

/** The person thinks that the counter is locked, or that they are signed out, and it is not so. */
export function RefusedLeave() {
  const { t } = useTranslation();
  const last = useMutationState({
    filters: { mutationKey: LEAVING },
    select: ({ state, options }) => ({ error: state.error, way: options.mutationKey?.[1] }),
  }).at(-1);
  if (!last?.error || isOver(last.error)) return null;
  return (
    <div className={styles.refused}>
      <p role="alert">{t(last.way === 'lock' ? 'bar.notLocked' : 'bar.stillSignedIn')}</p>
      <WriteError error={last.error} />
    </div>
  );
}
