import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The first document, read as every later one is. */
export function TrialStep() {
  const { t } = useTranslation();
  return (
    <div>
      <Button component={Link} to="/verify" leftSection={<IconFileCheck size={20} />}>
        {t('firstDay.tryDocument')}
      </Button>
    </div>
  );
}
