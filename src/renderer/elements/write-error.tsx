import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { Why } from './why.tsx';
import styles from './write-error.module.css';

/** Why a change was refused; what only support understands of it is folded away. */
export function WriteError({ error }: { error: Error }) {
  const { t } = useTranslation();
  const problem = error instanceof RequestFailure ? error.problem : null;
  return (
    <>
      <p className={styles.wrong} role="alert">
        <Why problem={problem} />
      </p>
      {problem?.technical !== undefined && (
        <details className={styles.technical}>
          <summary>{t('failure.technical')}</summary>
          <code lang="en">{problem.technical}</code>
        </details>
      )}
    </>
  );
}
