import { Button, NumberInput, Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Setting } from '../../contract/administration.ts';
import { humanised } from '../../contract/in-words.ts';
import { useRead, useWrite } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { WriteError } from '../elements/write-error.tsx';
import styles from './administration.module.css';

const Changed = z.object({ name: z.string() });

/** Thresholds, retention, locks: numbers and switches can be changed; what the policy manages is shown as locked. */
export function SettingsSection() {
  const { t } = useTranslation();
  const settings = useRead('/settings', z.array(Setting));
  const write = useWrite(z.array(Setting));
  const changed = (name: string) => Changed.safeParse(write.variables?.body).data?.name === name;
  const sections = [...new Set((settings.data ?? []).map(({ name }) => name.split('.')[0]!))];
  return (
    <Page
      title={t('administration.settings')}
      lead={t('settings.lead')}
      actions={
        <Button
          component="a"
          href="/operator/diagnostics.json"
          download="netefatsa-diagnostics.json"
          variant="default"
        >
          {t('settings.diagnostics')}
        </Button>
      }
    >
      {settings.isPending && <LoadingRows />}
      {settings.error && <Failed error={settings.error} retry={() => void settings.refetch()} />}
      {sections.map((section) => (
        <Panel
          key={section}
          title={t(`settings.sections.${section}`, { defaultValue: humanised(section) })}
          padded={false}
        >
          <div className={styles.settings}>
            <Table
              label={section}
              columns={[t('settings.setting'), t('settings.value'), t('settings.from')]}
              rows={(settings.data ?? [])
                .filter(({ name }) => name.split('.')[0] === section)
                .map((setting) => ({
                  key: setting.name,
                  cells: [
                    labelOf(t, setting.name),
                    <div key="v">
                      <SettingValue
                        setting={setting}
                        label={labelOf(t, setting.name)}
                        change={(value) =>
                          write.mutate({ path: '/settings', body: { name: setting.name, value } })
                        }
                      />
                      {changed(setting.name) && <Outcome write={write} />}
                    </div>,
                    t(`settings.sources.${setting.source}`),
                  ],
                }))}
            />
          </div>
        </Panel>
      ))}
    </Page>
  );
}

/** Said beside the setting: the page is long, and its top out of sight. */
function Outcome({ write }: { write: { readonly error: Error | null; readonly isSuccess: boolean } }) {
  const { t } = useTranslation();
  if (write.error) return <WriteError error={write.error} />;
  if (!write.isSuccess) return null;
  return (
    <p role="status" className={styles.hint}>
      {t('settings.restart')}
    </p>
  );
}

function labelOf(t: TFunction, name: string): string {
  return t(`settings.names.${name.replace('.', '_')}`, {
    defaultValue: humanised(name.split('.')[1] ?? name),
  });
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

interface SettingValueProps {
  readonly setting: Setting;
  readonly label: string;
  readonly change: (value: number | boolean) => void;
}

function SettingValue({ setting, label, change }: SettingValueProps) {
  const { t } = useTranslation();
  const { value, source } = setting;
  const [draft, setDraft] = useState(value);
  if (source === 'policy' || source === 'environment')
    return (
      <span className={styles.managed}>
        <IconLock size={18} aria-hidden /> <code>{shown(t, value) ?? t('common.none')}</code>
        <span className="visually-hidden">{t('settings.managed')}</span>
      </span>
    );
  if (typeof value === 'boolean')
    return <Switch checked={value} aria-label={label} onChange={(e) => change(e.currentTarget.checked)} />;
  if (typeof value !== 'number') return <code>{shown(t, value) ?? t('common.none')}</code>;
  return (
    <NumberInput
      className={styles.setting!}
      aria-label={label}
      value={typeof draft === 'number' ? draft : value}
      onChange={(next) => setDraft(typeof next === 'number' ? next : value)}
      onBlur={() => {
        if (typeof draft === 'number' && draft !== value) change(draft);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      hideControls
    />
  );
}
