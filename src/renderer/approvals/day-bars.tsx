import { useTranslation } from 'react-i18next';
import type { CaseFigures } from '../../contract/cases.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import styles from './figures.module.css';

const WIDTH = 280;
const HEIGHT = 56;
const GAP = 4;
/** Offset that keeps a line one unit thick inside the picture. */
const GROUND = HEIGHT - 0.5;

interface DayBarsProps {
  readonly days: CaseFigures['days'];
  /** The last of the days shown, `YYYY-MM-DD`. */
  readonly today: string;
  readonly count: number;
}

/** Accepted over rejected cases of each day, today on the right. The numbers stand in words beside it. */
export function DayBars({ days, today, count }: DayBarsProps) {
  const { t } = useTranslation();
  const byDay = new Map(days.map((one) => [one.day, one]));
  const most = Math.max(1, ...days.map(({ accepted, rejected }) => accepted + rejected));
  const step = WIDTH / count;
  const last = Date.parse(`${today}T00:00:00Z`);
  const shown = Array.from({ length: count }, (_, i) =>
    byDay.get(new Date(last - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10)),
  );
  const tall = (cases: number): number => (cases / most) * (HEIGHT - 2);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('approvals.figures.bars', { count })}
    >
      <line x1="0" x2={WIDTH} y1={GROUND} y2={GROUND} />
      {shown.map((day, i) => {
        if (!day) return null;
        const place = { x: i * step + GAP / 2, width: step - GAP };
        const rejected = tall(day.rejected);
        return (
          <g key={day.day}>
            <rect
              {...place}
              y={HEIGHT - rejected - tall(day.accepted)}
              height={tall(day.accepted)}
              data-part="accepted"
            />
            <rect {...place} y={HEIGHT - rejected} height={rejected} data-part="rejected" />
          </g>
        );
      })}
    </svg>
  );
}
