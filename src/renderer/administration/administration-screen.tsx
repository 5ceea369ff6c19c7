import {
  IconApps,
  IconDatabaseExport,
  IconFileText,
  IconInfoCircle,
  IconFileCertificate,
  IconListDetails,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router';
import { Redirect } from '../elements/redirect.tsx';
import { may } from '../../contract/permissions.ts';
import { useSignedIn } from '../connection/session.ts';
import { useStepTitle } from '../shell/step-title.tsx';
import { AboutSection } from './about-section.tsx';
import { ApplicationsSection } from './applications-section.tsx';
import { BackupSection } from './backup-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { LetterheadSection } from './letterhead-section.tsx';
import { OperatorsSection } from './operators-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import styles from './administration.module.css';
import { ICON_STROKE } from '../elements/icon-stroke.ts';

const SECTIONS = [
  { id: 'operators', needs: 'operators.manage', icon: IconUsers, Section: OperatorsSection },
  { id: 'applications', needs: 'settings.change', icon: IconApps, Section: ApplicationsSection },
  { id: 'sources', needs: 'settings.change', icon: IconListDetails, Section: SourcesSection },
  { id: 'consent', needs: 'settings.change', icon: IconFileText, Section: ConsentSection },
  { id: 'reports', needs: 'settings.change', icon: IconFileCertificate, Section: LetterheadSection },
  { id: 'backup', needs: 'data.backup', icon: IconDatabaseExport, Section: BackupSection },
  { id: 'settings', needs: 'settings.change', icon: IconSettings, Section: SettingsSection },
  { id: 'about', needs: 'cases.read', icon: IconInfoCircle, Section: AboutSection },
] as const;

/** Everything that an administrator sets, one section at a time; a supervisor sees those that are a supervisor's. */
export function AdministrationScreen() {
  const { t } = useTranslation();
  const { section } = useParams();
  const { operator } = useSignedIn();
  const sections = SECTIONS.filter(({ needs }) => may(operator.role, needs));
  const shown = sections.find((one) => one.id === section);
  const heading = shown && t(`administration.${shown.id}`);
  useStepTitle(t('nav.administration'), heading === t('nav.administration') ? undefined : heading);
  if (!shown) return <Redirect to={`/administration/${sections[0]?.id ?? 'about'}`} />;
  const { Section } = shown;
  return (
    <div className={styles.screen}>
      <nav className={styles.nav} aria-label={t('nav.administration')}>
        {sections.map(({ id, icon: Icon }) => (
          <NavLink key={id} to={`/administration/${id}`} className={styles.place!}>
            <Icon size={20} stroke={ICON_STROKE.regular} aria-hidden />
            {t(`administration.${id}`)}
          </NavLink>
        ))}
      </nav>
      <Section />
    </div>
  );
}
