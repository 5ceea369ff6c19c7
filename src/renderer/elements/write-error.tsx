import { useTranslation } from 'react-i18next';
import { RequestFailure } from '../connection/client.ts';
import { failureSentence } from '../language/failure-sentence.ts';
import { StationText } from '../language/sentences/engine-text.tsx';
import styles from './write-error.module.css';

/** Why a change was refused; the station's own sentence where it says more than the code does. */
export function WriteError({ error }: { error: Error }) {
  const { t } = useTranslation();
  const problem = error instanceof RequestFailure ? error.problem : null;
  const telling = problem?.code === 'CONFLICT' || problem?.code === 'INVALID_REQUEST';
  return (
    <p className={styles.wrong} role="alert">
      {telling ? <StationText>{problem.message}</StationText> : failureSentence(t, problem?.code)}
    </p>
  );
}
