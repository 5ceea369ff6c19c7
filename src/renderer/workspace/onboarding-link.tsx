import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetail } from '../../contract/cases.ts';

/** From the case of an onboarding to its steps, to go on with them another day; nothing for other cases. */
export function OnboardingLink({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const started = detail.results.find((result) => result.kind === 'onboarding');
  if (!started) return null;
  return (
    <Button
      component={Link}
      to={`/onboarding/${started.body.subject}/${detail.id}`}
      variant="default"
      leftSection={<IconListCheck size={20} />}
    >
      {t('onboarding.back')}
    </Button>
  );
}
