import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

/** The stepper that led to this screen (`?case=…&onboarding=person`); null where none did. */
export function useOnboardingPlace(): string | null {
  const [parameters] = useSearchParams();
  const subject = parameters.get('onboarding');
  const caseId = parameters.get('case');
  return subject && caseId ? `/onboarding/${subject}/${caseId}` : null;
}

/** The way back to the stepper, on screens that it led to. */
export function BackToOnboarding() {
  const { t } = useTranslation();
  const place = useOnboardingPlace();
  if (place === null) return null;
  return (
    <Button component={Link} to={place} variant="default" leftSection={<IconArrowLeft size={20} />}>
      {t('onboarding.back')}
    </Button>
  );
}
