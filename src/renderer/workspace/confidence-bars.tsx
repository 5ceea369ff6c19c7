import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { SURE } from '../../contract/needs-eyes.ts';
import styles from './fields.module.css';

/** 1: unsure · 2: likely · 3: sure. */
export function confidenceLevel(confidence: number): 1 | 2 | 3 {
  return confidence >= 0.95 ? 3 : confidence >= SURE ? 2 : 1;
}

/** Three bars of growing height; the number on demand and for screen readers. */
export function ConfidenceBars({ confidence }: { confidence: number }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const level = confidenceLevel(confidence);
  const words = t(`confidence.${level}`, { percent: percent(confidence) });
  return (
    <span className={styles.bars} data-level={level} role="img" aria-label={words} title={words}>
      <i />
      <i />
      <i />
    </span>
  );
}
