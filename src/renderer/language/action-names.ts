import type { TFunction } from 'i18next';
import { humanised } from '../../contract/in-words.ts';
import { DecisionOutcome } from '../../contract/operator.ts';

const DECIDES: ReadonlySet<string> = new Set(['case.decided', 'case.overridden']);

/** Words for an audit action such as `case.opened`; new actions show as "Case opened". @param outcome what was decided */
export function actionLabel(t: TFunction, action: string, outcome?: unknown): string {
  const label = t(`actions.${action.replace('.', '_')}`, {
    defaultValue: humanised(action.replace('.', ' ')),
  });
  const decided = DECIDES.has(action) ? DecisionOutcome.safeParse(outcome) : null;
  return decided?.success ? `${label}: ${t(`decision.${decided.data}`)}` : label;
}
