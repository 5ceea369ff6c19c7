import type { TFunction } from 'i18next';
import { humanised } from '../../contract/in-words.ts';

/** Words for an audit action such as `case.opened`; new actions show as "Case opened". */
export function actionLabel(t: TFunction, action: string): string {
  return t(`actions.${action.replace('.', '_')}`, { defaultValue: humanised(action.replace('.', ' ')) });
}
