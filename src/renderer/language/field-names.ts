import type { TFunction } from 'i18next';
import { humanised } from '../../contract/formats.ts';

export function fieldLabel(t: TFunction, name: string): string {
  return t(`fields.${name}`, { defaultValue: humanised(name) });
}

export function documentLabel(t: TFunction, type: string): string {
  return t(`documents.${type}`, { defaultValue: humanised(type) });
}

/** @param name of a setting, `section.key` */
export function settingLabel(t: TFunction, name: string): string {
  return t(`settings.names.${name.replace('.', '_')}`, {
    defaultValue: humanised(name.split('.')[1] ?? name),
  });
}
