import { useTranslation } from 'react-i18next';
import { may } from '../../contract/permissions.ts';
import type { CaseDetail } from '../../contract/cases.ts';
import { useCaseAction } from '../connection/cases.ts';
import { useSignedIn } from '../connection/session.ts';
import { isUndecided, wayOf, type OpenPoint } from './open-points.ts';

/**
 * Settling points of a case. What is settled by looking is settled with one key; its reason says what was done. Everything
 * else is asked a reason.
 */
export function useSettle(detail: CaseDetail) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  const action = useCaseAction(detail.id);
  return {
    action,
    /** Whether a reason settles the point, and this person may. */
    maySettle: (point: OpenPoint): boolean =>
      isUndecided(detail) &&
      may(operator.role, point.who === 'clerk' ? 'cases.work' : 'cases.approve') &&
      point.settledBy.some((way) => way === 'settlement' || way === 'compare-original'),
    /** The reason of what one key settles; null where people have to say why. */
    usualReason: (point: OpenPoint): string | null => {
      if (wayOf(point) === 'compare-original') return t('work.originalCompared');
      if (point.aspect === 'fields' && wayOf(point) === 'settlement') return t('work.fieldCompared');
      return null;
    },
    settle: (point: OpenPoint, reason: string, done?: () => void) =>
      action.mutate({ kind: 'settlements', point: point.id, reason }, done ? { onSuccess: done } : {}),
  };
}
