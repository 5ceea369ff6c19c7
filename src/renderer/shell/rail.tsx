import {
  IconAdjustmentsHorizontal,
  IconFileCheck,
  IconFolders,
  IconListCheck,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSignedIn } from '../connection/session.ts';
import { Mark } from './mark.tsx';
import { QueueBadge } from './queue-badge.tsx';
import { may } from '../../contract/permissions.ts';
import styles from './rail.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const PLACES = [
  { to: '/', key: 'home', icon: IconFileCheck, needs: 'cases.work' },
  { to: '/cases', key: 'cases', icon: IconFolders, needs: 'cases.read' },
  { to: '/approvals', key: 'approvals', icon: IconUserCheck, needs: 'cases.approve' },
  { to: '/audit', key: 'audit', icon: IconListCheck, needs: 'audit.read' },
  { to: '/administration', key: 'administration', icon: IconAdjustmentsHorizontal, needs: 'data.backup' },
] as const;

/** The places a person of this role can go. */
export function Rail() {
  const { t } = useTranslation();
  const { operator } = useSignedIn();
  return (
    <nav className={styles.rail} aria-label={t('nav.label')}>
      <NavLink to="/" className={styles.mark!} aria-label={t('app.name')}>
        <Mark />
      </NavLink>
      {PLACES.filter((place) => may(operator.role, place.needs)).map(({ to, key, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.place!}>
          <Icon stroke={ICON_STROKE.medium} aria-hidden />
          {key === 'approvals' && <QueueBadge />}
          <span>{t(`nav.${key}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
