import { NumberInput, Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Setting } from '../../contract/administration.ts';
import { useFormats } from '../language/formats.ts';
import styles from './administration.module.css';

/** An edited but unsaved value: a switch, a number, or null for a deleted number. */
export type SettingDraft = number | boolean | null;

interface SettingValueProps {
  readonly setting: Setting;
  readonly label: string;
  /** The unsaved value; undefined if unedited. */
  readonly draft: SettingDraft | undefined;
  readonly type: (draft: SettingDraft) => void;
}

/** The value of a setting: a switch, a number within its bounds, or what cannot be changed here and why. */
export function SettingValue({ setting, label, draft, type }: SettingValueProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { value, source, variable, bounds } = setting;
  if (source === 'policy' || source === 'environment')
    return (
      <span className={styles.managed}>
        <IconLock size={18} aria-hidden /> <code>{settingText(t, value) ?? t('common.none')}</code>
        <span className="visually-hidden">
          {source === 'policy' ? t('settings.managed') : t('settings.fromVariable', { variable })}
        </span>
      </span>
    );
  if (typeof value === 'boolean')
    return (
      <Switch
        checked={typeof draft === 'boolean' ? draft : value}
        aria-label={label}
        onChange={(e) => type(e.currentTarget.checked)}
      />
    );
  if (typeof value !== 'number') return <code>{settingText(t, value) ?? t('common.none')}</code>;
  const range = bounds && { least: number(bounds.least, 2), most: number(bounds.most, 2) };
  const shown = draft === undefined ? value : draft;
  return (
    <NumberInput
      className={styles.setting!}
      aria-label={label}
      value={typeof shown === 'number' ? shown : ''}
      onChange={(next) => type(typeof next === 'number' ? next : null)}
      allowDecimal={bounds?.whole !== true}
      clampBehavior="none"
      inputWrapperOrder={['input', 'description', 'error']}
      hideControls
      error={draft !== undefined && !isAllowed(setting, draft) && range ? t('settings.outside', range) : null}
      description={range ? t('settings.range', range) : null}
    />
  );
}

/** Is this value within the setting's bounds? */
export function isAllowed({ value, bounds }: Setting, draft: SettingDraft): boolean {
  if (typeof value === 'boolean') return typeof draft === 'boolean';
  if (typeof draft !== 'number') return false;
  if (!bounds) return true;
  const { least, most, whole } = bounds;
  return draft >= least && draft <= most && (!whole || Number.isInteger(draft));
}

/** Lists and tables of values in one line; null when there is nothing in them. */
export function settingText(t: TFunction, value: Setting['value']): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => settingText(t, one) ?? '')
    : Object.entries(value).map(([name, one]) => `${name}: ${settingText(t, one) ?? ''}`);
  return parts.length === 0 ? null : parts.join(', ');
}
