import { Alert, Button, Tabs } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Setting } from '../../contract/administration.ts';
import { humanised } from '../../contract/formats.ts';
import { useRead } from '../connection/read-write.ts';
import { Page } from '../elements/page.tsx';
import { Panel } from '../elements/panel.tsx';
import { Failed, LoadingRows } from '../elements/state.tsx';
import { Table } from '../elements/table.tsx';
import { settingLabel } from '../language/field-names.ts';
import { SaveSettings, type ChangedSetting } from './save-settings.tsx';
import { groupOf, SETTING_GROUPS, type SettingGroup } from './setting-groups.ts';
import { isAllowed, SettingValue, type SettingDraft } from './setting-value.tsx';
import styles from './administration.module.css';

/** Thresholds, retention, locks: nothing takes effect before it is saved; settings managed by policy are shown as locked. */
export function SettingsSection() {
  const { t } = useTranslation();
  const settings = useRead('/settings', z.array(Setting));
  const [group, setGroup] = useState<SettingGroup>('everyday');
  const [drafts, setDrafts] = useState<Readonly<Record<string, SettingDraft>>>({});
  const [restart, setRestart] = useState(false);
  const all = settings.data ?? [];
  const changed: ChangedSetting[] = all.flatMap((setting) => {
    const draft = drafts[setting.name];
    if (draft === undefined || draft === setting.value) return [];
    return { setting, draft, label: settingLabel(t, setting.name) };
  });
  const shown = all.filter(({ name }) => groupOf(name) === group);
  const sections = [...new Set(shown.map(({ name }) => name.split('.')[0]!))];
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
      {restart && (
        <Alert icon={<IconRefreshAlert />} role="status" color="savanna">
          {t('settings.restart')}
        </Alert>
      )}
      {settings.isPending && <LoadingRows />}
      {settings.error && <Failed error={settings.error} retry={() => void settings.refetch()} />}
      <Tabs
        value={group}
        onChange={(next) => setGroup(SETTING_GROUPS.find((one) => one === next) ?? 'everyday')}
      >
        <Tabs.List>
          {SETTING_GROUPS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`settings.groups.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={group} className={styles.group!}>
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
                  rows={shown
                    .filter(({ name }) => name.split('.')[0] === section)
                    .map((setting) => ({
                      key: setting.name,
                      cells: [
                        settingLabel(t, setting.name),
                        <SettingValue
                          key="v"
                          setting={setting}
                          label={settingLabel(t, setting.name)}
                          draft={drafts[setting.name]}
                          type={(draft) => setDrafts((now) => ({ ...now, [setting.name]: draft }))}
                        />,
                        t(`settings.sources.${setting.source}`),
                      ],
                    }))}
                />
              </div>
            </Panel>
          ))}
        </Tabs.Panel>
      </Tabs>
      {changed.length > 0 && (
        <SaveSettings
          changed={changed}
          allowed={changed.every(({ setting, draft }) => isAllowed(setting, draft))}
          discard={() => setDrafts({})}
          saved={() => {
            setDrafts({});
            setRestart(true);
          }}
        />
      )}
    </Page>
  );
}
