import type { TFunction } from 'i18next';
import type { CaseSummary } from '../../contract/operator.ts';
import { documentLabel } from '../language/field-names.ts';

/** Who a case is about. */
export function caseTitle(t: TFunction, { subject, kind }: Pick<CaseSummary, 'subject' | 'kind'>): string {
  return subject ?? t(kind === 'verification' ? 'cases.untitled' : 'cases.unnamed');
}

/** The documents that were read; where there are none, what the case was opened for. */
export function caseContents(
  t: TFunction,
  { documentTypes, kind }: Pick<CaseSummary, 'documentTypes' | 'kind'>,
): string {
  const types = documentTypes.map((type) => documentLabel(t, type)).join(', ');
  return types || (kind === 'verification' ? t('cases.noDocument') : t(`caseKind.${kind}`));
}
