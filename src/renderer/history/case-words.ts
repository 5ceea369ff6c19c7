import type { TFunction } from 'i18next';
import type { CaseSummary } from '../../contract/cases.ts';
import { documentLabel } from '../language/field-names.ts';

type Named = Pick<
  CaseSummary,
  'subject' | 'kind' | 'progress' | 'cancelled' | 'state' | 'putAway' | 'documentTypes'
>;

/** Its only reading failed or was interrupted, and nobody has decided about it since. */
export const isUnread = ({ progress, state }: Pick<CaseSummary, 'progress' | 'state'>): boolean =>
  progress === 'failed' && state === 'open';

/** Who a case is about; where nothing was read, why. */
export function caseTitle(
  t: TFunction,
  summary: Pick<Named, 'subject' | 'kind' | 'progress' | 'cancelled'>,
): string {
  const { subject, kind, progress, cancelled } = summary;
  if (subject !== null) return subject;
  if (progress === 'failed') return t(cancelled ? 'cases.cancelled' : 'cases.failed');
  if (progress === 'processing') return t('cases.beingRead');
  return t(kind === 'verification' ? 'cases.untitled' : 'cases.unnamed');
}

/** The documents that were read; where there are none, what is to be done or what the case was opened for. */
export function caseContents(t: TFunction, summary: Named): string {
  const { documentTypes, kind, progress, putAway } = summary;
  if (isUnread(summary) && !putAway) return t('cases.tryAgain');
  if (progress === 'processing' && documentTypes.length === 0) return t(`caseKind.${kind}`);
  const types = documentTypes.map((type) => documentLabel(t, type)).join(', ');
  return types || (kind === 'verification' ? t('cases.noDocument') : t(`caseKind.${kind}`));
}
