import {
  IconBuilding,
  IconBuildingBank,
  IconFaceId,
  IconFiles,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './home.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const TASKS = [
  { to: '/face-check', key: 'faceCheck', icon: IconFaceId },
  { to: '/batch', key: 'batch', icon: IconFiles },
  { to: '/onboarding/person', key: 'person', icon: IconUserPlus },
  { to: '/onboarding/company', key: 'company', icon: IconBuilding },
  { to: '/screening', key: 'screening', icon: IconUserSearch },
  { to: '/registry', key: 'register', icon: IconBuildingBank },
] as const;

export function OtherTasks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('home.tasks')} className={styles.tasks}>
      {TASKS.map(({ to, key, icon: Icon }) => (
        <Link key={key} to={to} className={styles.task}>
          <Icon size={26} stroke={ICON_STROKE.thin} aria-hidden />
          <span>
            <strong>{t(`home.${key}`)}</strong>
            <small>{t(`home.${key}Text`)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
