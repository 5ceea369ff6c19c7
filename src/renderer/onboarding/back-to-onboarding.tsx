import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

/** The way back to the stepper, on screens that it led to (`?case=…&onboarding=person`). */
export function BackToOnboarding() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const subject = parameters.get('onboarding');
  const caseId = parameters.get('case');
  if (!subject || !caseId) return null;
  return (
    <Button
      component={Link}
      to={`/onboarding/${subject}/${caseId}`}
      variant="default"
      leftSection={<IconArrowLeft size={20} />}
    >
      {t('onboarding.back')}
    </Button>
  );
}
