import type { TFunction } from 'i18next';

/** "dateOfBirth" → "Date of birth": for names that the translations do not know. */
export function humanised(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldLabel(t: TFunction, name: string): string {
  return t(`fields.${name}`, { defaultValue: humanised(name) });
}

export function documentLabel(t: TFunction, type: string): string {
  return t(`documents.${type}`, { defaultValue: humanised(type) });
}
