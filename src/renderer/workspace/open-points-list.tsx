import type { Assessment } from '../../contract/assessment.ts';
import { openPoints } from './open-points.ts';
import { usePointWords } from './point-words.ts';
import styles from './workspace.module.css';

/** What a decision goes against, for whoever takes or approves it; nothing where nothing is open. */
export function OpenPoints({ assessment }: { assessment: Assessment }) {
  const words = usePointWords();
  const points = openPoints(assessment);
  if (points.length === 0) return null;
  return (
    <ul className={styles.doubts}>
      {points.map((point) => (
        <li key={point.id}>{words(point)}</li>
      ))}
    </ul>
  );
}
