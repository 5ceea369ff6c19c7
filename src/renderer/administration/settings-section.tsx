import { Button } from '@mantine/core';
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
import { SettingValue } from './setting-value.tsx';
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
