import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assessment } from '../../contract/assessment.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { FieldPoint } from './field-point.tsx';
import { fieldOf, isWorkedOn, openPoints, progressOf, type OpenPoint } from './open-points.ts';
import { isTyping } from '../shell/shortcuts.ts';
import { PointActions } from './point-actions.tsx';
import { usePointWords } from './point-words.ts';
import styles from './work-bar.module.css';

interface WorkBarProps {
  readonly detail: CaseDetail;
  /** Shows on page and panel what a point rests on, where both are on the screen. */
  readonly show?: (point: OpenPoint) => void;
}

/** What is still open, one at a time: what it is, where to look, and what settles it. Enter confirms and goes on. */
export function WorkBar({ detail, show }: WorkBarProps) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const words = usePointWords();
  const points = openPoints(detail.assessment);
  const [at, setAt] = useState(0);
  const point = points[Math.min(at, points.length - 1)];
  const bar = useRef<HTMLElement>(null);
  const working = isWorkedOn(detail, operator) && point !== undefined;
  useWorkFocus(bar, working ? point.id : null);
  useShownInTurn(detail.assessment, working ? point : null, show);
  if (!working) return null;
  const { done, all } = progressOf(detail.assessment);
  const field = fieldOf(point, detail.verification?.requestId);
  const stepBy = (steps: number) => {
    const next = (Math.min(at, points.length - 1) + steps) % points.length;
    setAt(next);
    show?.(points[next]!);
  };
  return (
    <section ref={bar} className={styles.bar} aria-label={t('work.title')} data-work-bar>
      <div className={styles.head}>
        <p className={styles.sentence}>{words(point)}</p>
        <strong role="status">{t('work.progress', { done, all })}</strong>
        {points.length > 1 && (
          <>
            <Step label={t('work.before')} act={() => stepBy(points.length - 1)}>
              <IconChevronLeft size={18} />
            </Step>
            <Step label={t('work.after')} act={() => stepBy(1)}>
              <IconChevronRight size={18} />
            </Step>
          </>
        )}
      </div>
      {field && <FieldPoint detail={detail} at={field} />}
      <PointActions key={point.id} detail={detail} point={point} {...(show ? { show } : {})} />
    </section>
  );
}

/**
 * Shows the first point when the case opens, and the next one when the one in hand is settled. A point that appears before it,
 * as after a correction, is only named, and its going away as well: whoever types stays at the field.
 */
function useShownInTurn(
  { aspects, open }: Assessment,
  point: OpenPoint | null,
  show: ((point: OpenPoint) => void) | undefined,
): void {
  const named = useRef<string | null>(null);
  const shown = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isDone = typeof shown.current === 'string' && !open.includes(shown.current);
    const isSettled = aspects.some(({ points }) =>
      points.some(({ id, settlement }) => id === named.current && settlement !== null),
    );
    named.current = point?.id ?? null;
    if (isFirst || isDone || isSettled) {
      shown.current = named.current;
      if (point) show?.(point);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once for each point, not at every answer
  }, [point?.id]);
}

/**
 * The key of whoever works through what is open does not have to look for its button: it has the focus when the case opens and
 * after each point, unless the focus is somewhere that the person chose.
 */
function useWorkFocus(bar: React.RefObject<HTMLElement | null>, pointId: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const worked = before.current !== null;
    before.current = pointId;
    // After the screen has taken the focus on arrival.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const isFree = activeElement === null || activeElement === body || activeElement.id === 'content';
      const isHere = bar.current?.contains(activeElement) === true;
      if (pointId !== null && (isFree || isHere))
        bar.current?.querySelector<HTMLElement>('[data-primary]')?.focus({ preventScroll: true });
      // Nothing is open any more: the decision is next.
      if (pointId === null && worked && !isTyping(activeElement))
        document.querySelector<HTMLElement>('[data-decision-primary]')?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [bar, pointId]);
}

function Step({ label, act, children }: { label: string; act: () => void; children: React.ReactNode }) {
  return (
    <ActionIcon
      className={styles.step!}
      variant="subtle"
      size={28}
      aria-label={label}
      title={label}
      onClick={act}
      tabIndex={-1}
    >
      {children}
    </ActionIcon>
  );
}
