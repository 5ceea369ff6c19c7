import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { useSignedIn } from '../connection/session.ts';
import { State } from '../elements/state.tsx';
import { may, type Permission } from '../../contract/permissions.ts';

/** Screens for those who may use them; anybody else is told so before they have typed anything. */
export function Needs({ need }: { need: Permission }) {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  if (may(operator.role, need)) return <Outlet />;
  return (
    <State alert icon={<IconLock />} title={t('failure.noPermission')} text={t('failure.noPermissionText')}>
      <Button component={Link} to="/">
        {t('failure.toMyWork')}
      </Button>
    </State>
  );
}
