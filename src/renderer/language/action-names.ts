import type { TFunction } from 'i18next';
import { humanised } from '../../contract/in-words.ts';
import { DecisionOutcome, type CaseEvent } from '../../contract/operator.ts';

const DECIDES: ReadonlySet<string> = new Set(['case.decided', 'case.overridden']);
const READING_ENDED: ReadonlySet<string> = new Set(['verification.failed', 'forensics.failed']);

/** Words for an audit action such as `case.opened`; new actions show as "Case opened". @param detail what its record says */
export function actionLabel(t: TFunction, action: string, detail: CaseEvent['detail'] = {}): string {
  const { outcome, added, cancelled } = detail;
  if (action === 'verification.requested' && typeof added === 'number')
    return t('actions.documents-added', { count: added });
  if (READING_ENDED.has(action) && cancelled === true) return t('cases.cancelled');
  const label = t(`actions.${action.replace('.', '_')}`, {
    defaultValue: humanised(action.replace('.', ' ')),
  });
  const decided = DECIDES.has(action) ? DecisionOutcome.safeParse(outcome) : null;
  return decided?.success ? `${label}: ${t(`decision.${decided.data}`)}` : label;
}
