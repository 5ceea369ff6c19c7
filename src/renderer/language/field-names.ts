import type { TFunction } from 'i18next';
import { humanised } from '../../contract/in-words.ts';

export function fieldLabel(t: TFunction, name: string): string {
  return t(`fields.${name}`, { defaultValue: humanised(name) });
}

export function documentLabel(t: TFunction, type: string): string {
  return t(`documents.${type}`, { defaultValue: humanised(type) });
}
