import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../connection/session.ts';

/** Whoever is here is the administrator: done before this began. */
export function AdministratorStep() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  return (
    <p>
      <strong>{t('firstDay.youAre', { name: operator.name })}</strong>
    </p>
  );
}
