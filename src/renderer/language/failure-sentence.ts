import type { TFunction } from 'i18next';
import { english } from './english.ts';

/** A sentence for an error code; codes without words of their own share one. */
export function failureSentence(t: TFunction, code: string | undefined): string {
  return code !== undefined && code in english.failure.codes
    ? t(`failure.codes.${code}`)
    : t('failure.codes.other');
}
