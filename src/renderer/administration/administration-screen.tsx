import {
  IconApps,
  IconFileText,
  IconInfoCircle,
  IconListDetails,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useParams } from 'react-router';
import { useStepTitle } from '../shell/step-title.tsx';
import { AboutSection } from './about-section.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { OperatorsSection } from './operators-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import styles from './administration.module.css';

const SECTIONS = [
  { id: 'operators', icon: IconUsers, Section: OperatorsSection },
  { id: 'applications', icon: IconApps, Section: ApplicationsSection },
  { id: 'sources', icon: IconListDetails, Section: SourcesSection },
  { id: 'consent', icon: IconFileText, Section: ConsentSection },
  { id: 'settings', icon: IconSettings, Section: SettingsSection },
  { id: 'about', icon: IconInfoCircle, Section: AboutSection },
] as const;

/** Everything that an administrator sets, one section at a time. */
export function AdministrationScreen() {
  const { t } = useTranslation();
  const { section } = useParams();
  const shown = SECTIONS.find((one) => one.id === section);
  useStepTitle(t('nav.administration'), shown && t(`administration.${shown.id}`));
  if (!shown) return <Navigate to="/administration/operators" replace />;
  const { Section } = shown;
  return (
    <div className={styles.screen}>
      <nav className={styles.nav} aria-label={t('nav.administration')}>
        {SECTIONS.map(({ id, icon: Icon }) => (
          <NavLink key={id} to={`/administration/${id}`} className={styles.place!}>
            <Icon size={20} stroke={1.7} aria-hidden />
            {t(`administration.${id}`)}
          </NavLink>
        ))}
      </nav>
      <Section />
    </div>
  );
}
