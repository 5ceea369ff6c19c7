import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { ClientUsage } from '../../contract/administration.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import styles from './administration.module.css';

const WIDTH = 720;
const HEIGHT = 120;
const DAYS = 30;
const GAP = 4;

/** Requests of each of the last 30 days; the failed ones at the foot of the bar. The numbers are in the text for readers. */
export function UsageChart({ usage }: { usage: readonly z.infer<typeof ClientUsage>[] }) {
  const { t } = useTranslation();
  const total = usage.reduce((sum, day) => sum + day.requests, 0);
  const failures = usage.reduce((sum, day) => sum + day.failures, 0);
  const most = Math.max(1, ...usage.map((day) => day.requests));
  const byDay = new Map(usage.map((day) => [day.day, day]));
  const [today] = useState(() => Date.now());
  const step = WIDTH / DAYS;
  return (
    <figure style={{ margin: 0 }}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {Array.from({ length: DAYS }, (_, i) => {
          const day = byDay.get(new Date(today - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10));
          if (!day) return null;
          const tall = (day.requests / most) * (HEIGHT - 8);
          const failed = (day.failures / most) * (HEIGHT - 8);
          const x = i * step + GAP / 2;
          return (
            <g key={i}>
              <rect x={x} y={HEIGHT - tall} width={step - GAP} height={tall} rx="3" />
              <rect data-part="failures" x={x} y={HEIGHT - failed} width={step - GAP} height={failed} />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.hint}>{t('applications.usage', { count: total, failures })}</figcaption>
    </figure>
  );
}
