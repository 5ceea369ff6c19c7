import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../elements/panel.tsx';
import { RestorePanel } from './restore-panel.tsx';
import { useRestoreState } from './use-restore.ts';

/** One button; what it opens stays open where a restore is under way. */
export function RestoreHere() {
  const { t } = useTranslation();
  const { data } = useRestoreState();
  const [open, setOpen] = useState(false);
  if (open || (data && data.phase !== 'none'))
    return (
      <Panel title={t('restore.title')}>
        <RestorePanel />
      </Panel>
    );
  return (
    <div>
      <Button variant="default" leftSection={<IconDatabaseImport size={20} />} onClick={() => setOpen(true)}>
        {t('restore.begin')}
      </Button>
    </div>
  );
}
