import type { TFunction } from 'i18next';
import { humanised } from '../../contract/formats.ts';
import { AspectName } from '../../contract/assessment.ts';
import { DecisionOutcome, type CaseEvent } from '../../contract/cases.ts';
import { documentLabel, fieldLabel, settingLabel } from './field-names.ts';

const DECIDES: ReadonlySet<string> = new Set(['case.decided', 'case.overridden']);
const READING_ENDED: ReadonlySet<string> = new Set(['verification.failed', 'forensics.failed']);

/** Lists that are named in one line; a screening may search many. */
const MOST_LISTS = 3;

/**
 * Words for an audit action such as `case.opened`, and what it was about; new actions show as "Case opened".
 *
 * @param detail what its record says
 * @param about name of the person or application that it was done to
 */
export function actionLabel(
  t: TFunction,
  action: string,
  detail: CaseEvent['detail'] = {},
  about: string | null = null,
): string {
  const { outcome, added, cancelled } = detail;
  if (action === 'verification.requested' && typeof added === 'number')
    return t('actions.documents-added', { count: added });
  if (READING_ENDED.has(action) && cancelled === true) return t('cases.cancelled');
  const label = t(`actions.${action.replace('.', '_')}`, {
    defaultValue: humanised(action.replace('.', ' ')),
  });
  const decided = DECIDES.has(action) ? DecisionOutcome.safeParse(outcome) : null;
  const subject = decided?.success
    ? t(`decision.${decided.data}`)
    : [about, subjectOf(t, action, detail)].filter(Boolean).join(': ') || null;
  return subject === null ? label : `${label}: ${subject}`;
}

/** The field, list, setting or aspect that a record names. */
function subjectOf(t: TFunction, action: string, detail: CaseEvent['detail']): string | null {
  const { field, documentType, list, entryId, lists, aspect, name } = detail;
  if (typeof field === 'string')
    return typeof documentType === 'string'
      ? `${fieldLabel(t, field)}, ${documentLabel(t, documentType)}`
      : fieldLabel(t, field);
  if (typeof list === 'string') return typeof entryId === 'string' ? `${list} ${entryId}` : list;
  if (Array.isArray(lists) && lists.length > 0) {
    // Each with its day after it: `UN 2026-11-20`.
    const names = lists.slice(0, MOST_LISTS).map((one) => String(one).split(' ')[0]);
    return lists.length > MOST_LISTS ? `${names.join(', ')} …` : names.join(', ');
  }
  if (action === 'operator.changed') return changesOf(t, detail);
  const assessed = AspectName.safeParse(aspect);
  if (assessed.success) return t(`verdict.names.${assessed.data}`);
  return action === 'setting.changed' && typeof name === 'string' ? settingLabel(t, name) : null;
}

/** What of a person was changed; a record that does not say what was before names the role. */
function changesOf(t: TFunction, detail: CaseEvent['detail']): string | null {
  const { role, disabled, formerlyDisabled = disabled, passwordChanged } = detail;
  if (passwordChanged === true) return t('operators.newPassword');
  if (disabled !== formerlyDisabled) return t(disabled === true ? 'operators.off' : 'operators.on');
  return typeof role === 'string' ? t(`role.${role}`, { defaultValue: role }) : null;
}
