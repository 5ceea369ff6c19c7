import { NumberInput, Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Setting } from '../../contract/administration.ts';
import { useFormats } from '../language/formats.ts';
import styles from './administration.module.css';

interface SettingValueProps {
  readonly setting: Setting;
  readonly label: string;
  readonly change: (value: number | boolean) => void;
}

/** The value of a setting: a switch, a number within its bounds, or what cannot be changed here and why. */
export function SettingValue({ setting, label, change }: SettingValueProps) {
  const { t } = useTranslation();
  const { value, source, variable } = setting;
  if (source === 'policy' || source === 'environment')
    return (
      <span className={styles.managed}>
        <IconLock size={18} aria-hidden /> <code>{shown(t, value) ?? t('common.none')}</code>
        <span className="visually-hidden">
          {source === 'policy' ? t('settings.managed') : t('settings.fromVariable', { variable })}
        </span>
      </span>
    );
  if (typeof value === 'boolean')
    return <Switch checked={value} aria-label={label} onChange={(e) => change(e.currentTarget.checked)} />;
  if (typeof value !== 'number') return <code>{shown(t, value) ?? t('common.none')}</code>;
  return <NumberSetting value={value} bounds={setting.bounds} label={label} change={change} />;
}

interface NumberSettingProps {
  readonly value: number;
  readonly bounds: Setting['bounds'];
  readonly label: string;
  readonly change: (value: number) => void;
}

/** Saved when the field is left or Enter pressed; a number outside the bounds stays where it was typed, with the reason. */
function NumberSetting({ value, bounds, label, change }: NumberSettingProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [draft, setDraft] = useState<number | null>(value);
  const [left, setLeft] = useState(false);
  const wrong = draft === null || !isWithin(draft, bounds);
  const range = bounds && { least: number(bounds.least, 2), most: number(bounds.most, 2) };
  return (
    <NumberInput
      className={styles.setting!}
      aria-label={label}
      value={draft ?? ''}
      onChange={(next) => {
        setDraft(typeof next === 'number' ? next : null);
        setLeft(false);
      }}
      onBlur={() => {
        setLeft(true);
        if (!wrong && draft !== value) change(draft);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      allowDecimal={bounds?.whole !== true}
      clampBehavior="none"
      inputWrapperOrder={['input', 'description', 'error']}
      hideControls
      error={left && wrong && range ? t('settings.outside', range) : null}
      description={range ? t('settings.range', range) : null}
    />
  );
}

function isWithin(value: number, bounds: Setting['bounds']): boolean {
  if (!bounds) return true;
  const { least, most, whole } = bounds;
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** Lists and tables of values in one line; null when there is nothing in them. */
function shown(t: TFunction, value: Setting['value']): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((one) => shown(t, one) ?? '')
    : Object.entries(value).map(([name, one]) => `${name}: ${shown(t, one) ?? ''}`);
  return parts.length === 0 ? null : parts.join(', ');
}
