import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Setting } from '../../contract/administration.ts';
import { station } from '../connection/client.ts';
import { FormDialog } from '../elements/form-dialog.tsx';
import { warningOf } from './setting-groups.ts';
import { settingText, type SettingDraft } from './setting-value.tsx';
import styles from './administration.module.css';

/** A setting that was typed over and is not saved yet. */
export interface ChangedSetting {
  readonly setting: Setting;
  readonly draft: SettingDraft;
  readonly label: string;
}

interface SaveSettingsProps {
  readonly changed: readonly ChangedSetting[];
  /** Whether the station could take every value. */
  readonly allowed: boolean;
  readonly discard: () => void;
  readonly saved: () => void;
}

/** A bar while something is typed and not saved; saving shows first what changes, from what to what. */
export function SaveSettings({ changed, allowed, discard, saved }: SaveSettingsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      for (const { setting, draft } of changed)
        await station.send('POST', '/settings', { name: setting.name, value: draft }, z.array(Setting));
    },
    onSuccess: saved,
    // Changes before a refused one are saved.
    onSettled: () => queries.invalidateQueries({ queryKey: ['read', '/settings'] }),
  });
  const warnings = [
    ...new Set(changed.flatMap(({ setting, draft }) => warningOf(setting.name, setting.value, draft) ?? [])),
  ];
  return (
    <div
      className={styles.saveBar}
      role="region"
      aria-label={t('settings.unsaved', { count: changed.length })}
    >
      <span role="status">{t('settings.unsaved', { count: changed.length })}</span>
      <Button variant="default" onClick={discard}>
        {t('settings.discard')}
      </Button>
      <Button disabled={!allowed} onClick={() => setAsking(true)}>
        {t('common.save')}
      </Button>
      {asking && (
        <FormDialog
          title={t('settings.saveTitle')}
          action={t('common.save')}
          dangerous={warnings.length > 0}
          busy={save.isPending}
          error={save.error}
          submit={() => save.mutate()}
          close={() => {
            save.reset();
            setAsking(false);
          }}
        >
          <ul className={styles.changes}>
            {changed.map(({ setting, draft, label }) => (
              <li key={setting.name}>
                {label}: <span>{settingText(t, setting.value)}</span>{' '}
                <IconArrowRight size={16} aria-label={t('settings.becomes')} />{' '}
                <strong>{settingText(t, draft)}</strong>
              </li>
            ))}
          </ul>
          {warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              <IconAlertTriangle size={20} aria-hidden /> {t(`settings.warnings.${warning}`)}
            </p>
          ))}
          <p>{t('settings.afterRestart')}</p>
        </FormDialog>
      )}
    </div>
  );
}
